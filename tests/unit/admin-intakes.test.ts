import { afterEach, expect, test, vi } from 'vitest';
import { adminIntakes } from '../../src/admin/intakes/admin-intakes.tsx';
import { changeSeats } from '../../src/admin/intakes/change-intake.ts';
import { daysAlong, inNextMonth } from '../../src/admin/intakes/moved-start.ts';
import { type Intake, intakes } from '../../src/domain/intake.ts';
import { repeatText } from '../../src/domain/intake-words.ts';

/** A Monday. */
const TODAY = '2026-11-23';

const intake = (sent: Record<string, unknown> = {}): Intake =>
  intakes.recordSchema.parse({
    ...intakes.inputSchemaOf().parse({
      course_id: 'ielts',
      start: { precision: 'day', ad: '2026-12-06' },
      ...sent,
    }),
    id: 'ielts',
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  }) as Intake;

test('an intake a month on begins on the same day of the week, lasts as long, and has all of its seats', () => {
  const before = intake({
    end_ad: '2027-01-29',
    apply_by: '2026-12-01',
    seats: { total: 18, left: 2 },
    state: 'cancelled',
    note: 'The teacher is ill.',
  });
  expect(inNextMonth(before, TODAY)).toMatchObject({
    start: { precision: 'day', ad: '2027-01-03' },
    end_ad: '2027-02-26',
    apply_by: '2026-12-29',
    seats: { total: 18, left: 18 },
    state: 'open',
    note: '',
  });
});

test.each([
  ['2083-08', '2083-09'],
  ['2083-12', '2084-01'],
])('a month after the Nepali month %s comes %s', (bs_month, next) =>
  expect(inNextMonth(intake({ start: { precision: 'month', bs_month } }), TODAY).start.bs_month).toBe(next),
);

test('after a third Sunday comes the third one of the next month, whatever was repeated how often', () => {
  const starts = ['2027-01-17'];
  for (let month = 2; month <= 12; month++) {
    const before = intake({ start: { precision: 'day', ad: starts.at(-1) } });
    starts.push(inNextMonth(before, TODAY).start.ad);
  }
  const days = starts.map((day) => new Date(`${day}T00:00:00Z`));
  expect(days.map((day) => day.getUTCDay())).toEqual(Array(12).fill(0));
  expect(days.map((day) => day.getUTCMonth())).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(days.map((day) => Math.ceil(day.getUTCDate() / 7))).toEqual(Array(12).fill(3));
});

test.each([
  ['the first days of a long month', '2027-01-03', '2027-02-07'],
  ['a fifth Sunday, which the next month lacks', '2027-01-31', '2027-02-28'],
  ['a day that has long passed', '2026-03-01', '2026-12-06'],
])('%s: after %s comes %s', (_, ad, next) =>
  expect(inNextMonth(intake({ start: { precision: 'day', ad } }), TODAY).start.ad).toBe(next),
);

test('one without a date is repeated without one, and keeps its other days', () => {
  const made = inNextMonth(intake({ start: { precision: 'tba' }, end_ad: '2027-03-01' }), TODAY);
  expect(made).toMatchObject({ start: { precision: 'tba', ad: '' }, end_ad: '2027-03-01' });
});

test.each([
  [{ precision: 'day', ad: '2026-12-06' }, 'Repeat from 19 Poush 2083 · 3 Jan'],
  [{ precision: 'month', bs_month: '2083-08' }, 'Repeat in Poush 2083'],
  [{ precision: 'month', ad: '2026-12-01' }, 'Repeat in Jan 2027'],
  [{ precision: 'tba' }, 'Repeat it'],
])('what is to be repeated says when: %j', (start, text) =>
  expect(repeatText(inNextMonth(intake({ start }), TODAY)).replaceAll('\u00a0', ' ')).toBe(text),
);

test('the last day and the one to apply by move along with the start', () => {
  const opened = intake({ end_ad: '2027-01-29', apply_by: '2026-12-01' });
  const at = (start: Intake['start']) => daysAlong(opened, { start });
  const day = { precision: 'day', bs_month: '' } as const;
  expect(at({ ...day, ad: '2027-01-03' })).toEqual({ end_ad: '2027-02-26', apply_by: '2026-12-29' });
  expect(at({ ...day, ad: '2026-12-06' })).toEqual({ end_ad: '2027-01-29', apply_by: '2026-12-01' });
  expect(at({ ...day, ad: '2026-12' })).toEqual({});
  expect(at({ ...day, precision: 'tba', ad: '2027-01-03' })).toEqual({});
  expect(daysAlong(intake(), { start: { ...day, ad: '2027-01-03' } })).toEqual({});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The server's side of one intake, which somebody else changes before the first write arrives. */
function serve(left: number, theirs: number) {
  let stored = intake({ seats: { total: 18, left } });
  let rev = 1;
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', etag: `"${rev}"` },
    });
  vi.stubGlobal('fetch', async (_path: string, { method, headers, body }: RequestInit) => {
    if (method !== 'PUT') return answer(200, stored);
    if (theirs !== 0) {
      stored = {
        ...stored,
        seats: { ...(stored.seats as NonNullable<Intake['seats']>), left: left + theirs },
      };
      theirs = 0;
      rev++;
    }
    if (new Headers(headers).get('if-match') !== `"${rev}"`) return answer(412, { message: 'Changed.' });
    stored = { ...stored, ...JSON.parse(String(body)) };
    rev++;
    return answer(200, stored);
  });
  vi.stubGlobal('localStorage', { getItem: () => null });
  return () => stored.seats?.left;
}

test('two people who take a seat at once take two', async () => {
  const left = serve(4, -1);
  await changeSeats('ielts', -1);
  expect(left()).toBe(2);
});

test('there are never fewer seats than none, nor more than in all', async () => {
  const none = serve(0, 0);
  await changeSeats('ielts', -1);
  expect(none()).toBe(0);
  const all = serve(18, 0);
  await changeSeats('ielts', 1);
  expect(all()).toBe(18);
});

test('“this month” finds an intake whose month is Nepali, and none without a date', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00Z') });
  const thisMonth = adminIntakes.filters?.['this-month'];
  const fits = (start: object) => thisMonth?.fits(intake({ start }));
  // Mangsir begins on 17 November.
  expect(fits({ precision: 'month', bs_month: '2083-08' })).toBe(true);
  expect(fits({ precision: 'month', bs_month: '2083-09' })).toBe(false);
  expect(fits({ precision: 'day', ad: '2026-11-30' })).toBe(true);
  expect(fits({ precision: 'tba' })).toBe(false);
});
