import { addDays, daysBetween, isDay } from '../../domain/dates.ts';
import { type Intake, lastDayToApply, startKey } from '../../domain/intake.ts';

/**
 * The same intake in the next month whose day has not passed: open again, with all of its seats, and as long as before.
 * @param today the day in Nepal
 */
export function inNextMonth(intake: Intake, today: string): Intake {
  const { end_ad, apply_by, seats } = intake;
  let { start } = intake;
  do start = aMonthOn(start);
  while ((lastDayToApply({ start, apply_by: '' }) ?? today) < today);
  const by = start.precision === 'tba' ? 0 : daysBetween(startKey(intake), startKey({ start }));
  const later = (day: string) => day && addDays(day, by);
  return {
    ...intake,
    start,
    end_ad: later(end_ad),
    apply_by: later(apply_by),
    seats: seats && { ...seats, left: seats.total },
    state: 'open',
    note: '',
  };
}

const aMonthOn = ({ precision, ad, bs_month }: Intake['start']): Intake['start'] => ({
  precision,
  ad: ad && (precision === 'month' ? nextMonth(ad) : sameWeekday(ad)),
  bs_month: bs_month && nextBsMonth(bs_month),
});

/** Which of its weekday it is in its month: 3 for a third Sunday. */
const weekOf = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

/**
 * Classes begin on a day of the week, so after a third Sunday comes the third Sunday of the next month; after a fifth, the
 * last. Four weeks each time would come back to the same month before long.
 */
function sameWeekday(day: string): string {
  const [soon, late] = [addDays(day, 28), addDays(day, 35)];
  return weekOf(late) === weekOf(day) ? late : soon;
}

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function nextBsMonth(text: string): string {
  const [year = 0, month = 0] = text.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/**
 * Where the days that go with the start are to be while it is moved in a form: as many days later as it is.
 * @param opened what the form began with
 */
export function daysAlong(
  opened: Pick<Intake, 'start' | 'end_ad' | 'apply_by'>,
  { start }: Pick<Intake, 'start'>,
): Record<string, string> {
  const isMoved = [opened.start, start].every(({ precision, ad }) => precision === 'day' && isDay(ad));
  if (!isMoved) return {};
  const by = daysBetween(opened.start.ad, start.ad);
  const days = Object.entries({ end_ad: opened.end_ad, apply_by: opened.apply_by });
  return Object.fromEntries(
    days.filter(([, day]) => isDay(day)).map(([name, day]) => [name, addDays(day, by)]),
  );
}
