import { addDays } from '../../domain/dates.ts';
import { dayInNepal } from '../../domain/nepal.ts';

/**
 * A sample intake with days of its own: `starts_in_days` counts from the first of this month, `weeks` from the start. So
 * a fresh site always shows intakes that lie ahead, and they stay the same for a month.
 */
export function rollForward(
  { starts_in_days, weeks, ...sample }: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, unknown> {
  const first = `${dayInNepal(now).slice(0, 7)}-01`;
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
