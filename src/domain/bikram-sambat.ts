import { DAY_MS } from './durations.ts';

/**
 * Bikram Sambat, the calendar that Nepal lives by. The lengths of its months follow no rule: a committee announces them
 * year by year, and software that computes or guesses them is wrong by a day sooner or later. So only years stand
 * here on which independently published tables agree. Any other day is shown as AD alone.
 *
 * Source of each: the tables of the packages `bikram-sambat` (medic) and
 * `nepali-date-converter`, which agree; tests/unit/bikram-sambat.test.ts compares with both. 1 Baisakh 2083 was 14 April 2026.
 */
const FIRST_YEAR = 2080;
const FIRST_DAY = Date.UTC(2023, 3, 14) / DAY_MS;
const MONTH_LENGTHS: readonly (readonly number[])[] = [
  /* 2080 */ [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30],
  /* 2081 */ [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31],
  /* 2082 */ [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  /* 2083 */ [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
];

/** The last year whose months are known. */
export const LAST_BS_YEAR = FIRST_YEAR + MONTH_LENGTHS.length - 1;
/** The years whose months are known. */
export const BS_YEARS: readonly number[] = MONTH_LENGTHS.map((_, index) => FIRST_YEAR + index);

/** A day of the calendar; months and days count from 1. */
export interface BsDate {
  year: number;
  month: number;
  day: number;
}

/** @returns null where the year is not confirmed, or has no such month */
export const daysInBsMonth = (year: number, month: number): number | null =>
  MONTH_LENGTHS[year - FIRST_YEAR]?.[month - 1] ?? null;

/** @param ad a day such as "2026-12-06" @returns null for a day of a year that is not confirmed */
export function toBikramSambat(ad: string): BsDate | null {
  let left = Date.parse(`${ad}T00:00:00Z`) / DAY_MS - FIRST_DAY;
  if (!(left >= 0)) return null;
  for (const [year, lengths] of MONTH_LENGTHS.entries())
    for (const [month, length] of lengths.entries()) {
      if (left < length) return { year: FIRST_YEAR + year, month: month + 1, day: left + 1 };
      left -= length;
    }
  return null;
}

/** @returns a day such as "2026-12-06"; null for one that there is not, or of a year that is not confirmed */
export function fromBikramSambat({ year, month, day }: BsDate): string | null {
  const length = daysInBsMonth(year, month);
  if (length === null || !Number.isInteger(day) || day < 1 || day > length) return null;
  const before = MONTH_LENGTHS.slice(0, year - FIRST_YEAR).flat();
  const days = [...before, ...(MONTH_LENGTHS[year - FIRST_YEAR]?.slice(0, month - 1) ?? [])];
  const passed = days.reduce((sum, days) => sum + days, day - 1);
  return new Date((FIRST_DAY + passed) * DAY_MS).toISOString().slice(0, 10);
}
