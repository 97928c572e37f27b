import { isScarce, seatsText } from '../../domain/intake-words.ts';
import type { OfferedIntake } from '../../domain/offered-course.ts';

const TONES: Partial<Record<OfferedIntake['status'], string>> = { full: 'error', cancelled: 'neutral' };

/** How many seats an intake has, or that none can be had; nothing where the office says nothing. */
export function IntakeSeats({ intake }: { intake: OfferedIntake }) {
  const tone = TONES[intake.status];
  const text = seatsText(intake);
  const plain = isScarce(intake) ? 'intake-scarce' : 'nobreak';
  return text && <span className={tone ? `badge tone-${tone}` : plain}>{text}</span>;
}
