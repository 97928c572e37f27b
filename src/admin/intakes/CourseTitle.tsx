import type { Course } from '../../domain/course.ts';
import { courses } from '../api/collections.ts';
import { queryClient, recordsKey, useCourses } from '../app/queries.ts';

/** What a course is called; its id until that is known, or where it was deleted. For lists that show courses beside it. */
export const titleOfCourse = (id: string): string =>
  queryClient.getQueryData<Course[]>(recordsKey(courses))?.find((course) => course.id === id)?.title ?? id;

/** The same, as soon as it is known. */
export function CourseTitle({ id }: { id: string }) {
  useCourses();
  return titleOfCourse(id);
}
