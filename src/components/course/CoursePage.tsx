import type { CompanyId } from '../../domain/company.ts';
import { courseIdSchema, relatedCourses } from '../../domain/course.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { scopes } from '../../domain/scope.ts';
import type { Sections } from '../../domain/section.ts';
import { fragmentPaths } from '../../paths.ts';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseNotFound } from './CourseNotFound.tsx';

export interface CoursePageProps {
  /** The brand whose page this is. */
  companyId: CompanyId;
  /** Id in the address, known or not. */
  id: string;
  course: OfferedCourse | null;
  /** All courses, newest first. */
  courses: readonly OfferedCourse[];
  sections: Sections;
}

/** No other address could come to have a course. */
const isCourseId = (id: string) => courseIdSchema.safeParse(id).success;

/** The main region of a course page. What is inside is also the answer of the address in `data-fresh`. */
export function CoursePage(props: CoursePageProps) {
  const { companyId, id, course } = props;
  const made = [scopes.course(id), ...(course ? [scopes.related(course.company_id)] : [])];
  const fresh = isCourseId(id) && {
    'data-fresh': fragmentPaths.course(companyId, id),
    'data-scopes': made.join(' '),
  };
  return (
    <div className="course-page" {...fresh}>
      <CourseRegion {...props} />
    </div>
  );
}

export const CourseRegion = ({ companyId, course, courses, sections }: CoursePageProps) =>
  course ? (
    <CourseDetail
      course={course}
      related={relatedCourses(course, courses)}
      companyId={companyId}
      sections={sections}
    />
  ) : (
    <CourseNotFound companyId={companyId} courses={courses} sections={sections} />
  );
