import { COURSE_TEXTS } from '#texts/course';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { pagePaths } from '../../paths.ts';
import { Section } from '../page/Section.tsx';
import { FeaturedCourses } from './FeaturedCourses.tsx';

interface CourseNotFoundProps {
  companyId: CompanyId;
  /** All courses, newest first. */
  courses: readonly OfferedCourse[];
}

/** What a course page shows when there is no such course, or no longer: others of the brand, and the ways back. */
export function CourseNotFound({ companyId, courses }: CourseNotFoundProps) {
  const paths = pagePaths(companyId);
  const texts = brands[companyId].words.course;
  const own = courses.filter(({ company_id }) => company_id === companyId);
  return (
    <>
      <div className="wrap stack empty-page">
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
      {own.length > 0 && (
        <Section id="others" title={brands[companyId].words.home.featured} soft titled="head">
          <FeaturedCourses courses={own} companyId={companyId} />
        </Section>
      )}
    </>
  );
}
