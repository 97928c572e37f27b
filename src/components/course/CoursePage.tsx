import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { type Course, relatedCourses } from '../../domain/course.ts';
import { fragmentPaths } from '../../paths.ts';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseNotFound } from './CourseNotFound.tsx';

export interface CoursePageProps {
  /** The brand whose page this is. */
  companyId: CompanyId;
  /** Id in the address, known or not. */
  id: string;
  course: Course | null;
  /** All courses, newest first. */
  courses: readonly Course[];
  content: BrandContent['course'];
}

/** The main region of a course page. What is inside is also the answer of the address in `data-fresh`. */
export const CoursePage = (props: CoursePageProps) => (
  <div className="course-page" data-fresh={fragmentPaths.course(props.companyId, props.id)}>
    <CourseRegion {...props} />
  </div>
);

export const CourseRegion = ({ companyId, course, courses, content }: CoursePageProps) =>
  course ? (
    <CourseDetail
      course={course}
      related={relatedCourses(course, courses)}
      companyId={companyId}
      learningPoints={content.learning_points}
    />
  ) : (
    <CourseNotFound companyId={companyId} />
  );
