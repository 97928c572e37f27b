import { INSTRUCTOR_TEXTS as texts } from '#texts/instructors';
import type { CompanyId } from '../../domain/company.ts';
import { coursesTaughtBy } from '../../domain/course-list.ts';
import type { Instructor } from '../../domain/instructor.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { arrow } from '../ui/icons.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { Links } from './Links.tsx';

export interface InstructorListProps {
  /** The brand whose page this is. */
  companyId: CompanyId;
  instructors: readonly Instructor[];
  /** All courses of the brand. */
  courses: readonly OfferedCourse[];
}

/** Everybody who teaches for a brand, each with what they say of themselves and the courses they teach. */
export function InstructorList({ companyId, instructors, courses }: InstructorListProps) {
  if (instructors.length === 0) return <p className="placeholder">{texts.none}</p>;
  return (
    <ul className="instructor-list">
      {instructors.map((instructor) => (
        <li key={instructor.id} id={instructor.id} className="teacher">
          <Portrait companyId={companyId} instructor={instructor} on="list" />
          <div>
            <h2>
              <a href={pagePaths(companyId).instructor(instructor.id)}>
                {instructor.name} <Icon path={arrow} />
              </a>
            </h2>
            {instructor.role && <p className="teacher-role">{instructor.role}</p>}
          </div>
          <div className="stack teacher-words">
            {instructor.bio && <p className="teacher-bio">{instructor.bio}</p>}
            <Taught companyId={companyId} courses={coursesTaughtBy(instructor, courses)} />
            <Links links={instructor.links} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const Taught = ({ companyId, courses }: Pick<InstructorListProps, 'companyId' | 'courses'>) =>
  courses.length > 0 && (
    <p>
      {`${texts.teaches}: `}
      {courses.map(({ id, title }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <a href={pagePaths(companyId).course(id)}>{title}</a>
        </span>
      ))}
    </p>
  );
