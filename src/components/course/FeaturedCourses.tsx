import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { FEATURED_COURSES } from '../../domain/limits.ts';
import { COURSE_TEXTS } from '../../domain/texts.ts';
import { CourseGrid } from './CourseGrid.tsx';

interface FeaturedCoursesProps {
  /** All courses of the brand; the first few are shown. */
  courses: readonly Course[];
  companyId: CompanyId;
}

export function FeaturedCourses({ courses, companyId }: FeaturedCoursesProps) {
  return (
    <CourseGrid
      courses={courses.slice(0, FEATURED_COURSES)}
      companyId={companyId}
      empty={COURSE_TEXTS.empty}
    />
  );
}
