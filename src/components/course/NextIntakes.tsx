import { isJoinable } from '../../domain/intake-options.ts';
import { startText } from '../../domain/intake-words.ts';
import type { OfferedIntake } from '../../domain/offered-course.ts';
import { STARTS } from './CourseCardFrame.tsx';
import { IntakeSeats } from './IntakeSeats.tsx';

interface NextIntakesProps {
  intakes: readonly OfferedIntake[];
  /** The start of one, as long as there is room for. */
  say?: (intake: OfferedIntake) => string;
}

/**
 * When a course starts next, and whether there is a seat. Those after it stand behind it, unseen until it has passed. Where
 * none can be joined, what is known of the others.
 */
export function NextIntakes({ intakes, say = startText }: NextIntakesProps) {
  const held = intakes.filter(({ status }) => status !== 'cancelled');
  const open = held.filter(isJoinable);
  return (open.length > 0 ? open : held).slice(0, STARTS).map((intake) => (
    <p key={intake.id} className="cluster" data-until={intake.until ?? undefined}>
      {say(intake)}
      <IntakeSeats intake={intake} />
    </p>
  ));
}
