import { useCourses } from '../app/queries.ts';

/** What a course is called; its id until that is known, or where it was deleted. */
export function CourseTitle({ id }: { id: string }) {
  const courses = useCourses();
  return courses.data?.find((course) => course.id === id)?.title ?? id;
}
