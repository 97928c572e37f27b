import { INSTRUCTOR_TEXTS as texts } from '#texts/instructors';
import { PAGE_TEXTS } from '#texts/page';
import type { CompanyId } from '../../domain/company.ts';
import type { Instructor } from '../../domain/instructor.ts';
import { COURSES_PER_PAGE } from '../../domain/limits.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { PAGES } from '../../domain/page.ts';
import { scopes } from '../../domain/scope.ts';
import type { Sections } from '../../domain/section.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { Breadcrumb } from '../course/Breadcrumb.tsx';
import { CourseCards } from '../course/CourseCards.tsx';
import { ClosingCall } from '../page/ClosingCall.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { Section } from '../page/Section.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { Links } from './Links.tsx';

export interface InstructorPageProps {
  /** The brand whose page this is. */
  companyId: CompanyId;
  /** Null where there is nobody of that id, or nobody any more. */
  instructor: Instructor | null;
  /** The courses that they teach. */
  courses: readonly OfferedCourse[];
  sections: Sections;
}

/** The main region of an instructor's page. */
export const InstructorPage = (props: InstructorPageProps & { instructor: Instructor }) => (
  <FreshRegion
    source={fragmentPaths.instructor(props.companyId, props.instructor.id)}
    scopes={[scopes.instructor(props.instructor.id)]}
    empty={false}
  >
    <InstructorRegion {...props} />
  </FreshRegion>
);

export function InstructorRegion({ companyId, instructor, courses, sections }: InstructorPageProps) {
  if (!instructor) return <NotFound companyId={companyId} />;
  const { name, role, bio, subjects, links, picture } = instructor;
  const paths = pagePaths(companyId);
  return (
    <>
      <div className={picture ? 'page-top instructor-page' : 'page-top instructor-page instructor-woven'}>
        <div className="wrap">
          <Breadcrumb
            companyId={companyId}
            over={[{ href: paths.instructors, text: PAGES.instructors.title }]}
            title={name}
            sections={sections}
          />
          <div className="teacher">
            <Portrait companyId={companyId} instructor={instructor} on="page" />
            <div>
              <h1>{name}</h1>
              {role && <p className="teacher-role">{role}</p>}
            </div>
            <div className="stack teacher-words">
              {bio && <p className="lead teacher-bio">{bio}</p>}
              <Subjects subjects={subjects} />
              <Links links={links} />
            </div>
          </div>
        </div>
      </div>
      {courses.length > 0 && (
        <Section id="taught" title={texts.courses} titled="head">
          <CourseCards
            courses={courses.slice(0, COURSES_PER_PAGE)}
            companyId={companyId}
            sections={sections}
          />
        </Section>
      )}
      <ClosingCall
        title={sections.home.closing.title}
        text={sections.home.closing.text}
        links={[{ href: paths.contact, text: PAGE_TEXTS.contactUs }]}
      />
    </>
  );
}

const Subjects = ({ subjects }: Pick<Instructor, 'subjects'>) =>
  subjects.length > 0 && (
    <ul className="cluster small" aria-label={texts.subjects}>
      {subjects.map((subject) => (
        <li key={subject} className="badge tone-accent">
          {subject}
        </li>
      ))}
    </ul>
  );
