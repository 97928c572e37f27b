import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { fragmentPaths } from '../../paths.ts';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseNotFound } from './CourseNotFound.tsx';

interface CoursePageProps {
  /** The brand whose page this is. */
  companyId: CompanyId;
  /** Id in the address, known or not. */
  id: string;
  course: Course | null;
  related: readonly Course[];
  learningPoints: readonly string[];
}

/**
 * The main region of a course page, the same element whether the build or a function renders it. What is
 * inside is also the answer of the address in `data-fresh`.
 */
export function CoursePage({ companyId, id, course, related, learningPoints }: CoursePageProps) {
  return (
    <div className="course-page" data-fresh={fragmentPaths.course(companyId, id)}>
      {course ? (
        <CourseDetail
          course={course}
          related={related}
          companyId={companyId}
          learningPoints={learningPoints}
        />
      ) : (
        <CourseNotFound companyId={companyId} />
      )}
    </div>
  );
}
