import { describe, expect, it } from 'vitest';
import { comingIntakes, type Intake, intakes, lastDayToApply, statusOf } from '../../src/domain/intake.ts';
import { feeOf } from '../../src/domain/intake-options.ts';
import { daysText, isScarce, seatsText } from '../../src/domain/intake-words.ts';
import { dayInNepal } from '../../src/domain/nepal.ts';
import { INTAKE_FAULTS as texts } from '../../src/texts/en/intake.ts';

const TODAY = '2026-11-23';
const TIMES = { created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' };

const intake = ({ id = 'ielts', ...sent }: { id?: string } & Record<string, unknown> = {}): Intake =>
  intakes.recordSchema.parse({
    ...intakes.inputSchemaOf().parse({
      course_id: 'ielts',
      start: { precision: 'day', ad: '2026-12-06' },
      ...sent,
    }),
    ...TIMES,
    id,
  }) as Intake;

const faultsOf = (sent: Record<string, unknown>) =>
  intakes
    .inputSchemaOf()
    .safeParse({ course_id: 'ielts', start: { precision: 'day', ad: '2026-12-06' }, ...sent })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('an intake', () => {
  it('needs no more than a course and a day', () => {
    expect(intake()).toMatchObject({
      label: '',
      end_ad: '',
      days: [],
      time: null,
      seats: null,
      fee: null,
      instructor_ids: [],
      state: 'open',
    });
  });

  it.each([
    ['no day', { start: { precision: 'day' } }, 'start.ad', texts.day],
    ['no month', { start: { precision: 'month' } }, 'start.ad', texts.month],
    ['an end before the start', { end_ad: '2026-12-05' }, 'end_ad', texts.end],
    ['an apply-by date after the start', { apply_by: '2026-12-07' }, 'apply_by', texts.applyBy],
    ['more seats left than there are', { seats: { total: 18, left: 19 } }, 'seats.left', texts.left(18)],
    ['a class that ends before it begins', { time: { from: '08:30', to: '07:00' } }, 'time.to', texts.time],
    ['a fee before that was no higher', { fee: { amount: 500, before: 500 } }, 'fee.before', texts.before],
  ])('with %s is refused, and the field is named', (_, sent, field, message) =>
    expect(faultsOf(sent)).toEqual([[field, message]]),
  );

  it.each([
    ['a day that there is not', { start: { precision: 'day', ad: '2026-02-30' } }],
    ['31 Chaitra as a month', { start: { precision: 'month', bs_month: '2083-12-31' } }],
    ['a month before the calendar', { start: { precision: 'month', bs_month: '1999-01' } }],
    ['a thirteenth month', { start: { precision: 'month', bs_month: '2083-13' } }],
    ['an unknown shift', { shift: 'night' }],
    ['a negative fee', { fee: { amount: -1 } }],
    ['half a rupee', { fee: { amount: 0.5 } }],
    ['no seats at all', { seats: { total: 0, left: 0 } }],
  ])('with %s is refused', (_, sent) => expect(faultsOf(sent)).toHaveLength(1));

  it('takes numbers in Devanagari, and grouped', () => {
    expect(intake({ fee: { amount: '१२५००' } }).fee?.amount).toBe(12_500);
    expect(intake({ fee: { amount: '1,25,000' } }).fee?.amount).toBe(125_000);
    expect(intake({ start: { precision: 'month', bs_month: '२०८३-०८' } }).start.bs_month).toBe('2083-08');
  });

  it('may cost nothing, which is another thing than not to say it', () => {
    expect(feeOf(intake({ fee: { amount: 0 } }), 12_500)).toBe(0);
    expect(feeOf(intake(), 12_500)).toBe(12_500);
    expect(feeOf(intake(), null)).toBeNull();
  });

  it('keeps the days of the week in their order, each once', () =>
    expect(intake({ days: ['fri', 'sun', 'fri', 'mon'] }).days).toEqual(['sun', 'mon', 'fri']));

  it.each([
    ['sun,tue,thu', 'Sun, Tue, Thu'],
    ['mon,tue,wed,thu,fri', 'Mon to Fri'],
    ['sun,mon,tue,wed,thu,fri,sat', 'Sun to Sat'],
    ['mon,tue,wed,fri', 'Mon, Tue, Wed, Fri'],
    ['fri,sat', 'Fri, Sat'],
    ['sat', 'Sat'],
    ['', ''],
  ])('days of the week %s are said as %s', (days, said) =>
    expect(daysText(intake({ days: days.split(',').filter(Boolean) }))).toBe(said),
  );
});

describe('what an intake is', () => {
  it.each([
    ['two weeks ahead', {}, 'open'],
    ['within a week of its start', { start: { precision: 'day', ad: '2026-11-30' } }, 'closing'],
    ['within a week of the last day to apply', { apply_by: '2026-11-25' }, 'closing'],
    ['on the day it starts', { start: { precision: 'day', ad: TODAY } }, 'closing'],
    ['once it has started', { start: { precision: 'day', ad: '2026-11-22' } }, 'over'],
    ['once the last day to apply is gone', { apply_by: '2026-11-22' }, 'over'],
    ['without a seat', { seats: { total: 18, left: 0 } }, 'full'],
    ['marked as full', { state: 'full' }, 'full'],
    ['cancelled', { state: 'cancelled' }, 'cancelled'],
    ['full once it has started', { state: 'full', start: { precision: 'day', ad: '2026-11-22' } }, 'over'],
    ['of this Nepali month, Mangsir', { start: { precision: 'month', bs_month: '2083-08' } }, 'open'],
    ['of last Nepali month', { start: { precision: 'month', bs_month: '2083-07' } }, 'over'],
    ['of this month', { start: { precision: 'month', ad: '2026-11-01' } }, 'closing'],
    ['of last month', { start: { precision: 'month', ad: '2026-10-31' } }, 'over'],
    ['without a date', { start: { precision: 'tba' } }, 'open'],
  ])('%s', (_, sent, status) => expect(statusOf(intake(sent), TODAY)).toBe(status));

  it('changes at midnight in Nepal, whatever the clock elsewhere says', () => {
    const starts = intake();
    const at = (moment: string) => statusOf(starts, dayInNepal(new Date(moment)));
    expect(at('2026-12-06T18:14:59Z')).toBe('closing');
    expect(at('2026-12-06T18:15:00Z')).toBe('over');
    expect(at('2026-12-06T23:59:00+05:45')).toBe('closing');
    expect(at('2026-12-07T00:01:00+05:45')).toBe('over');
  });

  it('of a Nepali month that is not confirmed stays until that month is surely over', () => {
    const baisakh = intake({ start: { precision: 'month', bs_month: '2084-01' } });
    expect(lastDayToApply(baisakh)).toBe('2027-05-19');
    expect(statusOf(baisakh, '2027-05-13')).toBe('closing');
    expect(statusOf(baisakh, '2027-05-20')).toBe('over');
  });

  it('leaves those out that are over, and puts the next one first', () => {
    const list = [
      intake({ id: 'tba', start: { precision: 'tba' } }),
      intake({ id: 'later', start: { precision: 'day', ad: '2027-01-03' } }),
      intake({ id: 'poush', start: { precision: 'month', bs_month: '2083-09' } }),
      intake({ id: 'gone', start: { precision: 'day', ad: '2026-11-01' } }),
      intake({ id: 'next' }),
    ];
    expect(comingIntakes(list, TODAY).map(({ id }) => id)).toEqual(['next', 'poush', 'later', 'tba']);
  });
});

describe('seats that are left', () => {
  const left = (count: number, show: 'count' | 'few') =>
    ({ status: 'open', seats: { total: 20, left: count, show } }) as const;

  it('are few up to five, whichever way the office has them shown', () => {
    expect([5, 6].map((count) => isScarce(left(count, 'count')))).toEqual([true, false]);
    expect([5, 6].map((count) => seatsText(left(count, 'few')))).toEqual(['Few seats left', '']);
    expect([1, 6].map((count) => seatsText(left(count, 'count')))).toEqual(['1 seat left', '6 seats left']);
    expect(isScarce({ seats: null })).toBe(false);
  });
});
