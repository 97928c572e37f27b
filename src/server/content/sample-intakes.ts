import { addDays } from '../../domain/dates.ts';
import { dayInNepal } from '../../domain/nepal.ts';

/**
 * A sample intake with days of its own: `starts_in_days` counts from the first or the sixteenth of this month, `weeks` from
 * the start. So a fresh site always shows intakes that lie a little ahead, and they stay the same for two weeks.
 */
export function rollForward(
  { starts_in_days, weeks, ...sample }: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, unknown> {
  const today = dayInNepal(now);
  const first = `${today.slice(0, 8)}${today.slice(8) < '16' ? '01' : '16'}`;
  const start = sundayFrom(addDays(first, Number(starts_in_days)));
  return {
    ...sample,
    start: { precision: 'day', ad: start, bs_month: '' },
    end_ad: addDays(start, Number(weeks) * 7 - 2),
  };
}

/** Weeks begin on a Sunday in Nepal, and so do classes. */
function sundayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}
