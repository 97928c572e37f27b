import type { Course } from './course.ts';
import type { Enquiry } from './enquiry.ts';
import { comingIntakes, type Intake, statusOf } from './intake.ts';
import { isJoinable } from './intake-options.ts';
import { feeText, intakeText } from './intake-words.ts';
import type { Facts } from './template.ts';

/**
 * What templates may speak of, for one enquiry. Where it names an intake that can still be joined, that is the next one.
 * @param phone of the office
 * @param today the day in Nepal
 */
export function factsFor(
  { name, reference, course_id, intake_id }: Enquiry,
  courses: readonly Course[],
  intakes: readonly Intake[],
  phone: string,
  today: string,
): Facts {
  const course = courses.find(({ id }) => id === course_id);
  const coming = comingIntakes(
    intakes.filter(({ course_id: of, state }) => course && of === course_id && state !== 'draft'),
    today,
  ).filter((intake) => isJoinable({ status: statusOf(intake, today) }));
  const next = coming.find(({ id }) => id === intake_id) ?? coming[0];
  return {
    name: name.replace(/\s+/g, ' '),
    course: course?.title ?? '',
    fee: course ? feeText(next ?? { fee: null }, course.fee) : '',
    'next intake': next ? intakeText(next) : '',
    phone,
    reference,
  };
}
