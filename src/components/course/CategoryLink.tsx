import type { OfferedCourse } from '../../domain/offered-course.ts';
import { pagePaths } from '../../paths.ts';

/** To the courses of the same category; nothing where a course has none. */
export const CategoryLink = ({ course }: { course: OfferedCourse }) =>
  course.category_name && (
    <a href={pagePaths(course.company_id).list(1, course.category)}>{course.category_name}</a>
  );
