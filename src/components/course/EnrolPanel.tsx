import { COURSE_TEXTS } from '#texts/course';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { pagePaths } from '../../paths.ts';
import { courseTexts } from './texts.ts';

/**
 * Facts of a course and the two ways to ask for a place in it. On a narrow page only the two ways stay, as a bar
 * at the lower edge: the facts stand below the title there.
 */
export function EnrolPanel({ course, companyId }: { course: Course; companyId: CompanyId }) {
  const contact = pagePaths(companyId).contactAbout({ course: course.title });
  const facts = [
    ['Duration', course.duration],
    ['Level', course.level || COURSE_TEXTS.allLevels],
    ['Provider', COMPANIES[course.company_id].name],
  ].filter(([, value]) => value);
  return (
    <aside className="enrol" aria-labelledby="enrol-title">
      <h2 id="enrol-title" className="enrol-title">
        Enroll in this course
      </h2>
      <dl className="enrol-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="button button-wide" href={contact}>
        Enroll Now
      </a>
      <a className="button button-quiet button-wide" href={contact}>
        Contact for More Info
      </a>
      <p className="enrol-note">{courseTexts[companyId].enrolNote}</p>
    </aside>
  );
}
