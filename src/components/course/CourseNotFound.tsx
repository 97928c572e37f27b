import { COURSE_TEXTS } from '#texts/course';
import type { CompanyId } from '../../domain/company.ts';
import { FEATURED_COURSES } from '../../domain/limits.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { Section } from '../page/Section.tsx';
import { LostCloth } from '../ui/LostCloth.tsx';
import { CourseCards } from './CourseCards.tsx';

interface CourseNotFoundProps {
  companyId: CompanyId;
  /** All courses, newest first. */
  courses: readonly OfferedCourse[];
  sections: Sections;
}

/** What a course page shows when there is no such course, or no longer: others of the brand, and the ways back. */
export function CourseNotFound({ companyId, courses, sections }: CourseNotFoundProps) {
  const paths = pagePaths(companyId);
  const texts = sections.course.words;
  const own = courses.filter(({ company_id }) => company_id === companyId);
  return (
    <>
      <div className="wrap empty-page">
        <LostCloth companyId={companyId} />
        <div className="stack">
          <h1>{COURSE_TEXTS.notFoundTitle}</h1>
          <p className="lead muted">{texts.notFound}</p>
          <p className="actions">
            <a className="button" href={paths.courses}>
              {texts.browse}
            </a>
            <a className="button button-quiet" href={paths.home}>
              {texts.goHome}
            </a>
          </p>
        </div>
      </div>
      {own.length > 0 && (
        <Section id="others" title={sections.home.words.featured} soft titled="head">
          <CourseCards courses={own.slice(0, FEATURED_COURSES)} companyId={companyId} sections={sections} />
        </Section>
      )}
    </>
  );
}
