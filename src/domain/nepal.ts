import { DAY_MS } from './durations.ts';

/** The clock by which the institute lives. Nepal knows no summer time. */
export const TIME_ZONE = 'Asia/Kathmandu';
/** How far it is ahead of UTC. */
export const UTC_OFFSET_MS = (5 * 60 + 45) * 60 * 1000;

/** A moment as the calendar and the clock in Nepal show it, to be read by the methods for UTC. */
const inNepal = (moment: Date): Date => new Date(moment.getTime() + UTC_OFFSET_MS);
/** The moment at which a calendar in Nepal turns to a day. Months beyond the year's end are the next year's. */
const midnight = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month, day) - UTC_OFFSET_MS);

/** "2026-11-23" */
export const dayInNepal = (moment: Date): string => inNepal(moment).toISOString().slice(0, 10);

export const yearInNepal = (moment: Date): number => inNepal(moment).getUTCFullYear();

/** When the next year begins. */
export const nextYearInNepal = (moment: Date): Date => midnight(yearInNepal(moment) + 1, 0, 1);

/** The first moment after another at which clocks show `time`, such as "02:00". */
export function nextTimeInNepal(time: string, after: Date): Date {
  const day = Date.parse(`${dayInNepal(after)}T${time}Z`) - UTC_OFFSET_MS;
  return new Date(day > after.getTime() ? day : day + DAY_MS);
}

/** The month around a moment, where months begin on the given day, 28 at most. */
export function monthInNepal(moment: Date, startsOn: number): { from: Date; until: Date } {
  const shown = inNepal(moment);
  const month = shown.getUTCMonth() - (shown.getUTCDate() < startsOn ? 1 : 0);
  const begin = (turn: number) => midnight(shown.getUTCFullYear(), turn, startsOn);
  return { from: begin(month), until: begin(month + 1) };
}
