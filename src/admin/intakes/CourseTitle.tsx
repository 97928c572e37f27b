import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import { COMPANIES } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { courses } from '../api/collections.ts';
import { queryClient, recordsKey, useCourses } from '../app/queries.ts';

const coursesKnown = () => queryClient.getQueryData<Course[]>(recordsKey(courses));

/** What a course is called; its id until that is known, or where it was deleted. For lists that show courses beside it. */
export const titleOfCourse = (id: string): string =>
  coursesKnown()?.find((course) => course.id === id)?.title ?? id;

/** The same, as soon as it is known, with whose it is. The id of a deleted one is no title: it stands in small. */
export function CourseTitle({ id, more }: { id: string; more: string }) {
  useCourses();
  const course = coursesKnown()?.find((known) => known.id === id);
  const isDeleted = coursesKnown() && !course;
  const said = [isDeleted && id, course && COMPANIES[course.company_id].shortName, more].filter(Boolean);
  return (
    <>
      <span className="name">{isDeleted ? texts.courseDeleted : titleOfCourse(id)}</span>
      {said.length > 0 && <span className="muted small">{said.join(' · ')}</span>}
    </>
  );
}
