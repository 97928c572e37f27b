import bikramSambat from 'bikram-sambat';
import { dateConfigMap } from 'nepali-date-converter';
import { describe, expect, it } from 'vitest';
import {
  BS_YEARS,
  daysInBsMonth,
  fromBikramSambat,
  LAST_BS_YEAR,
  toBikramSambat,
} from '../../src/domain/bikram-sambat.ts';
import { addDays } from '../../src/domain/dates.ts';
import { dayInNepal } from '../../src/domain/nepal.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const MAGH = 10;

describe('Bikram Sambat', () => {
  it.each(BS_YEARS)('has the months of %i as published tables have them', (year) => {
    const ours = MONTHS.map((month) => daysInBsMonth(year, month));
    expect(ours).toEqual(MONTHS.map((month) => bikramSambat.daysInMonth(year, month)));
    expect(ours).toEqual(Object.values(dateConfigMap[year] ?? {}));
  });

  it('counts each day of the table once, forth and back, as another converter does', () => {
    let day = '2023-04-14';
    for (const year of BS_YEARS)
      for (const month of MONTHS)
        for (let date = 1; date <= (daysInBsMonth(year, month) ?? 0); date++) {
          expect(toBikramSambat(day)).toEqual({ year, month, day: date });
          expect(fromBikramSambat({ year, month, day: date })).toBe(day);
          expect(bikramSambat.toBik(day)).toEqual({ year, month, day: date });
          day = addDays(day, 1);
        }
    expect(day).toBe('2027-04-14');
  });

  it.each([
    ['2083-01-01', '2026-04-14'],
    ['2083-08-06', '2026-11-22'],
    ['2083-12-30', '2027-04-13'],
  ])('knows that %s is %s', (bs, ad) => {
    const [year = 0, month = 0, day = 0] = bs.split('-').map(Number);
    expect(fromBikramSambat({ year, month, day })).toBe(ad);
    expect(toBikramSambat(ad)).toEqual({ year, month, day });
  });

  it('knows nothing of years that are not confirmed', () => {
    expect(toBikramSambat('2023-04-13')).toBeNull();
    expect(toBikramSambat('2027-04-14')).toBeNull();
    expect(fromBikramSambat({ year: 2079, month: 12, day: 30 })).toBeNull();
    expect(fromBikramSambat({ year: LAST_BS_YEAR + 1, month: 1, day: 1 })).toBeNull();
  });

  it.each([
    { year: 2083, month: 12, day: 31 },
    { year: 2083, month: 13, day: 1 },
    { year: 2083, month: 0, day: 1 },
    { year: 2083, month: 1, day: 0 },
    { year: 2083, month: 1, day: 1.5 },
    { year: 2083, month: 8, day: Number.NaN },
  ])('knows no $year-$month-$day', (date) => expect(fromBikramSambat(date)).toBeNull());

  it('is to learn the next year before the last quarter of this one', () => {
    const today = toBikramSambat(dayInNepal(new Date()));
    const soonOver = !today || (today.year === LAST_BS_YEAR && today.month >= MAGH);
    expect(
      soonOver,
      `Add the months of ${LAST_BS_YEAR + 1} to src/domain/bikram-sambat.ts, from the printed calendar.`,
    ).toBe(false);
  });
});
