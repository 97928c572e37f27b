import { COURSE_PAGE_TEXTS } from '#texts/course';
import { factsOf, feesOf } from '../../domain/course-filter.ts';
import { isJoinable } from '../../domain/intake-options.ts';
import { feeNotes, feeText } from '../../domain/intake-words.ts';
import { rupees } from '../../domain/money.ts';
import type { OfferedCourse, OfferedIntake } from '../../domain/offered-course.ts';

/** "Rs 8,500", or "from Rs 8,500" where intakes differ; '' where nobody has said. The list is filtered by the same. */
export function feeLine(course: OfferedCourse): string {
  const [lowest, ...higher] = feesOf(factsOf(course));
  if (lowest === undefined) return '';
  return higher.length > 0 ? COURSE_PAGE_TEXTS.feeFrom(rupees(lowest)) : rupees(lowest);
}

/** What else the office says of a fee that all intakes share, in one line; '' where they share none. */
export function sharedFeeNotes(course: OfferedCourse): string {
  const same = anyOfSameFee(course);
  return same ? feeNotes(same).join(' · ') : '';
}

/** One of the intakes, where all say the same of their fee, so that it need be said once; undefined where they do not. */
export function anyOfSameFee(course: OfferedCourse): OfferedIntake | undefined {
  const { fee, intakes } = course;
  const said = intakes.map((intake) =>
    [feeText(intake, fee), intake.fee?.before, ...feeNotes(intake)].join('\n'),
  );
  const isSame = new Set(said).size === 1 && feeLine(course) !== '';
  return isSame ? intakes.find(isJoinable) : undefined;
}
