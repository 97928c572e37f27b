import { AD_TEXTS, DATE_TEXTS as texts } from '#texts/dates';
import { toBikramSambat } from './bikram-sambat.ts';
import { DAY_MS } from './durations.ts';
import { UTC_OFFSET_MS } from './nepal.ts';

/** Days of the calendar, such as "2026-12-06": which of them there are, and how they are written for people. */

/** Up to the year 2999: what is later was mistyped, and the day after 9999-12-31 cannot be written. */
const DAY = /^[12]\d{3}-\d\d-\d\d$/;
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether there is such a day: 30 February is none. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = startOf(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const addDays = (day: string, count: number): string =>
  new Date(startOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

/** How many days the second day is after the first. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(to).getTime() - startOf(from).getTime()) / DAY_MS;

/** The moment at which a day begins in Nepal. */
export const beginningInNepal = (day: string): Date => new Date(startOf(day).getTime() - UTC_OFFSET_MS);

/** The moment at which a day is over in Nepal. */
export const endInNepal = (day: string): Date => new Date(beginningInNepal(day).getTime() + DAY_MS);

/** Not to be broken over two lines. */
const together = (...parts: readonly unknown[]): string => parts.join('\u00a0');

/** "6 Dec 2026" */
export function adDayText(day: string): string {
  const date = startOf(day);
  return together(date.getUTCDate(), AD_TEXTS.months[date.getUTCMonth()], date.getUTCFullYear());
}

/** "20 Mangsir 2083"; null where that calendar is not confirmed. */
function bsDayText(day: string): string | null {
  const bs = toBikramSambat(day);
  return bs && together(bs.day, texts.bsMonths[bs.month - 1], bs.year);
}

/** 0 for Sunday. */
export const weekdayNumber = (day: string): number => startOf(day).getUTCDay();
export const weekday = (day: string): string => AD_TEXTS.weekdays[weekdayNumber(day)] ?? '';

/** "Sunday 20 Mangsir 2083 · 6 Dec 2026"; without the first calendar where it is not confirmed. */
export function dayText(day: string): string {
  const bs = bsDayText(day);
  return `${weekday(day)} ${bs ? texts.both(bs, adDayText(day)) : adDayText(day)}`;
}

/** The same without the day of the week. */
export function dateText(day: string): string {
  const bs = bsDayText(day);
  return bs ? texts.both(bs, adDayText(day)) : adDayText(day);
}

/** "11 to 16 Oct 2026": what both days have in common is said once. */
function between(from: string, to: string): string {
  const [first, last] = [from.split('\u00a0'), to.split('\u00a0')];
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  return texts.range(together(...first), to);
}

/** "25 to 30 Ashwin 2083 · 11 to 16 Oct 2026"; of a single day as `dateText`. */
export function rangeText(from: string, to: string): string {
  if (from === to) return dateText(from);
  const [bsFrom, bsTo] = [bsDayText(from), bsDayText(to)];
  const ad = between(adDayText(from), adDayText(to));
  return bsFrom && bsTo ? texts.both(between(bsFrom, bsTo), ad) : ad;
}

/** The same as `dateText` for a card, which has room for one year: "20 Mangsir 2083 · 6 Dec". */
export function shortDateText(day: string): string {
  const bs = bsDayText(day);
  if (!bs) return adDayText(day);
  const date = startOf(day);
  return texts.both(bs, together(date.getUTCDate(), AD_TEXTS.months[date.getUTCMonth()]));
}

/** "Dec 2026" */
export const adMonthText = (month: string): string =>
  together(AD_TEXTS.months[Number(month.slice(5)) - 1], month.slice(0, 4));

/** "Mangsir 2083" */
export const bsMonthText = (month: string): string =>
  together(texts.bsMonths[Number(month.slice(5)) - 1], month.slice(0, 4));
