import type { Subject } from '../../domain/contact-fields.ts';
import { intakes } from '../../domain/intake.ts';
import { intakeText } from '../../domain/intake-words.ts';
import { listCourses } from '../content/courses.ts';
import { allOf } from '../records/kind-list.ts';
import { sharedListing } from '../store/shared-listing.ts';

/**
 * What an enquiry can be about, as it is called now. An intake that has begun still has its name.
 * @returns null where there is no such course; its `intake_id` is '' where the course has no such intake
 */
export async function findSubject(courseId: string, intakeId: string): Promise<Subject | null> {
  const listed = await sharedListing('content');
  const [courses, batches] = await Promise.all([listCourses(listed), intakeId ? allOf(intakes, listed) : []]);
  const course = courses.find(({ id }) => id === courseId);
  if (!course) return null;
  const intake = batches.find(
    ({ id, course_id, state }) => id === intakeId && course_id === courseId && state !== 'draft',
  );
  return {
    about: { course_id: course.id, intake_id: intake?.id ?? '', topic: '' },
    text: [course.title, intake && intakeText(intake)].filter(Boolean).join(', '),
  };
}

/** What an enquiry is about, in words; '' where it does not say. Where a record is gone, its id says as much. */
export async function subjectOf({ course_id, intake_id }: Subject['about']): Promise<string> {
  if (!course_id) return '';
  const found = await findSubject(course_id, intake_id).catch(() => null);
  const isWhole = found?.about.intake_id === intake_id;
  return isWhole && found ? found.text : [found?.text ?? course_id, intake_id].filter(Boolean).join(', ');
}
