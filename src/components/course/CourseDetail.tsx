import { COURSE_PAGE_TEXTS } from '#texts/course';
import { brands } from '../../content/brands.ts';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { pagePaths } from '../../paths.ts';
import { Section } from '../page/Section.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import { CourseImage } from './CourseImage.tsx';
import { EnrolPanel } from './EnrolPanel.tsx';
import { Fact } from './Fact.tsx';
import { Instructor } from './Instructor.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { splitLead } from './paragraphs.ts';

export interface CourseDetailProps {
  course: Course;
  /** At most three of the same company. */
  related: readonly Course[];
  /** The brand whose page this is, which is not always the provider's. */
  companyId: CompanyId;
  /** The fixed "what you'll learn" list of the brand whose page this is. */
  learningPoints: readonly string[];
}

/** Everything a course page shows below the header. Descriptions are text; markup in them stays text. */
export function CourseDetail({ course, related, companyId, learningPoints }: CourseDetailProps) {
  const texts = brands[companyId].words.course;
  const { lead, rest } = splitLead(course.description);
  return (
    <>
      <div className="wrap course">
        <Breadcrumb companyId={companyId} title={course.title} />
        <header className="course-head">
          <p className="cluster muted small">
            <LevelBadge level={course.level} />
            <Fact icon={icons.clock} text={course.duration} />
            <Fact icon={icons.school} text={COMPANIES[course.company_id].name} />
          </p>
          <h1>{course.title}</h1>
          {lead && <p className="lead muted">{lead}</p>}
        </header>
        <div className="course-columns">
          <div className="stack course-main">
            <div className="course-image cover">
              <CourseImage
                course={course}
                sizes="(min-width: 80rem) 52rem, (min-width: 56rem) calc(100vw - 28rem), 100vw"
                eager
              />
            </div>
            {rest.length > 0 && (
              <section className="prose course-description">
                <h2>{COURSE_PAGE_TEXTS.about}</h2>
                {rest.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </section>
            )}
            <section>
              <h2>{COURSE_PAGE_TEXTS.learn}</h2>
              <ul className="learn-list">
                {learningPoints.map((point) => (
                  <li key={point}>
                    <Icon path={icons.check} />
                    {point}
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h2>{COURSE_PAGE_TEXTS.instructor}</h2>
              <Instructor name={course.instructor} fallback={texts.noInstructor} />
            </section>
          </div>
          <EnrolPanel course={course} companyId={companyId} />
        </div>
      </div>
      {related.length > 0 && (
        <Section
          id="related"
          title={texts.related}
          soft
          titled="head"
          more={{ href: pagePaths(companyId).courses, text: texts.browse }}
        >
          <CourseGrid courses={related} companyId={companyId} />
        </Section>
      )}
    </>
  );
}
