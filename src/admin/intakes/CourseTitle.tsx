import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import type { Course } from '../../domain/course.ts';
import { courses } from '../api/collections.ts';
import { queryClient, recordsKey, useCourses } from '../app/queries.ts';
import { Thumbnail } from '../courses/Thumbnail.tsx';
import { CompanyMark } from '../ui/CompanyBadge.tsx';

interface OfCourse {
  id: string;
}

const coursesKnown = () => queryClient.getQueryData<Course[]>(recordsKey(courses));
const courseKnown = (id: string) => coursesKnown()?.find((course) => course.id === id);

/** What a course is called; its id until that is known, or where it was deleted. For lists that show courses beside it. */
export const titleOfCourse = (id: string): string => courseKnown(id)?.title ?? id;

/** The same, as soon as it is known. The id of a deleted one is no title: it stands in small. */
export function CourseTitle({ id, more }: OfCourse & { more: string }) {
  useCourses();
  const isDeleted = coursesKnown() && !courseKnown(id);
  const said = [isDeleted && id, more].filter(Boolean);
  return (
    <>
      <span className="name">{isDeleted ? texts.courseDeleted : titleOfCourse(id)}</span>
      {said.length > 0 && <span className="muted small">{said.join(' · ')}</span>}
    </>
  );
}

export function CourseThumbnail({ id }: OfCourse) {
  useCourses();
  const course = courseKnown(id);
  return course && <Thumbnail course={course} />;
}

/** Whose it is. */
export function CourseMark({ id }: OfCourse) {
  useCourses();
  const course = courseKnown(id);
  return course && <CompanyMark id={course.company_id} short />;
}
