import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import type { Course } from '../../domain/course.ts';
import { courses } from '../api/collections.ts';
import { queryClient, recordsKey, useCourses } from '../app/queries.ts';

const coursesKnown = () => queryClient.getQueryData<Course[]>(recordsKey(courses));

/** What a course is called; its id until that is known, or where it was deleted. For lists that show courses beside it. */
export const titleOfCourse = (id: string): string =>
  coursesKnown()?.find((course) => course.id === id)?.title ?? id;

/** The same, as soon as it is known. The id of a deleted one is no title: it says so, and which it was in small. */
export function CourseTitle({ id }: { id: string }) {
  useCourses();
  const isDeleted = coursesKnown()?.every((course) => course.id !== id);
  return (
    <>
      <span className="name">{isDeleted ? texts.courseDeleted : titleOfCourse(id)}</span>
      {isDeleted && <span className="muted small">{id}</span>}
    </>
  );
}
