import { isJoinable } from '../../domain/intake-options.ts';
import { cardStartText } from '../../domain/intake-words.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { STARTS } from './CourseCardFrame.tsx';
import { IntakeSeats } from './IntakeSeats.tsx';

/**
 * Below the title of a narrow page, which has no panel beside it: when the course starts next, and whether there is a
 * seat. Those after it stand behind it, unseen until it has passed. Where none can be joined, what is known of the others.
 */
export function StartAndSeats({ intakes }: { intakes: OfferedCourse['intakes'] }) {
  const held = intakes.filter(({ status }) => status !== 'cancelled');
  const open = held.filter(isJoinable);
  const shown = (open.length > 0 ? open : held).slice(0, STARTS);
  if (shown.length === 0) return null;
  return (
    <div className="course-next screen-only">
      {shown.map((intake) => (
        <p key={intake.id} className="cluster" data-until={intake.until ?? undefined}>
          {cardStartText(intake)}
          <IntakeSeats intake={intake} />
        </p>
      ))}
    </div>
  );
}
