import { addDays, weekdayNumber } from '../../domain/dates.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { WEEKDAYS, type Weekday } from '../../domain/opening-hours.ts';

/**
 * A sample intake with days of its own: `starts_in_days` counts from the first or the sixteenth of this month to the day
 * behind which its first class is, `weeks` to its last one. So a fresh site always shows intakes that lie a little ahead, and
 * they stay the same for two weeks.
 */
export function rollForward(
  { starts_in_days, weeks, ...sample }: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, unknown> {
  const today = dayInNepal(now);
  const half = `${today.slice(0, 8)}${today.slice(8) < '16' ? '01' : '16'}`;
  const classes = (sample.days as Weekday[]).map((day) => WEEKDAYS.indexOf(day));
  const [first = 0] = classes;
  const start = weekdayFrom(addDays(half, Number(starts_in_days)), first);
  return {
    ...sample,
    start: { precision: 'day', ad: start, bs_month: '' },
    end_ad: addDays(start, (Number(weeks) - 1) * 7 + (classes.at(-1) ?? first) - first),
  };
}

/** The first such day of the week, from a day on. @param wanted 0 for Sunday */
const weekdayFrom = (day: string, wanted: number): string =>
  addDays(day, (7 + wanted - weekdayNumber(day)) % 7);
