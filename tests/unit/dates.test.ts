import { describe, expect, it } from 'vitest';
import {
  addDays,
  adMonthText,
  beginningInNepal,
  bsMonthText,
  dateText,
  dayText,
  isDay,
  shortDateText,
} from '../../src/domain/dates.ts';
import { rupees, rupeesInNepali } from '../../src/domain/money.ts';
import { rollForward } from '../../src/server/content/sample-intakes.ts';

/** As they are read: what keeps their parts on one line is a space. */
const read = (text: string) => text.replaceAll('\u00a0', ' ');

describe('days', () => {
  it('are written in both calendars', () => {
    expect(read(dayText('2026-12-06'))).toBe('Sunday 20 Mangsir 2083 · 6 Dec 2026');
    expect(read(dateText('2026-12-06'))).toBe('20 Mangsir 2083 · 6 Dec 2026');
    expect(read(shortDateText('2026-12-06'))).toBe('20 Mangsir 2083 · 6 Dec');
    expect(read(bsMonthText('2083-08'))).toBe('Mangsir 2083');
    expect(read(adMonthText('2026-12'))).toBe('Dec 2026');
  });

  it('are written as AD alone where the other calendar is not confirmed', () => {
    expect(read(dayText('2027-04-14'))).toBe('Wednesday 14 Apr 2027');
    expect(read(dateText('2020-01-01'))).toBe('1 Jan 2020');
  });

  it('are only those that there are', () => {
    expect(['2026-12-06', '2028-02-29'].every(isDay)).toBe(true);
    const wrong = ['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '', '2026-12-06T00:00'];
    expect(wrong.filter(isDay)).toEqual([]);
    // Pages ask for the day after each, which is to be one as well.
    expect(['3000-01-01', '9999-12-31', '0026-12-06'].filter(isDay)).toEqual([]);
    expect(isDay(addDays('2999-12-30', 1))).toBe(true);
  });

  it('are counted over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('begin at midnight in Nepal', () =>
    expect(beginningInNepal('2026-12-06').toISOString()).toBe('2026-12-05T18:15:00.000Z'));
});

describe('money', () => {
  it.each([
    [0, 'Free', 'रु ०'],
    [999, 'Rs 999', 'रु ९९९'],
    [12_500, 'Rs 12,500', 'रु १२,५००'],
    [125_000, 'Rs 1,25,000', 'रु १,२५,०००'],
    [10_000_000, 'Rs 1,00,00,000', 'रु १,००,००,०००'],
  ])('of %i rupees is grouped as Nepal does', (amount, english, nepali) => {
    expect(rupees(amount)).toBe(english);
    expect(rupeesInNepali(amount)).toBe(nepali);
  });
});

describe('a sample intake', () => {
  const sample = { course_id: 'ielts', starts_in_days: 17, weeks: 8, days: ['mon', 'wed', 'fri'] };
  const startOn = (day: string) => rollForward(sample, new Date(`${day}T06:00:00+05:45`));

  it.each([
    ['2026-11-01', '2026-11-23'],
    ['2026-11-15', '2026-11-23'],
    ['2026-11-16', '2026-12-07'],
    ['2026-12-31', '2027-01-04'],
  ])('lies a little ahead of %s, on the first of its days of the week', (today, ad) =>
    expect(startOn(today)).toMatchObject({ course_id: 'ielts', start: { precision: 'day', ad } }),
  );

  it('ends on the last of them, in its last week', () =>
    expect(startOn('2026-11-01').end_ad).toBe('2027-01-15'));
});
