import { afterEach, expect, test, vi } from 'vitest';
import { adminIntakes } from '../../src/admin/intakes/admin-intakes.tsx';
import { changeSeats } from '../../src/admin/intakes/change-intake.ts';
import { inNextMonth } from '../../src/admin/intakes/next-month.ts';
import { type Intake, intakes } from '../../src/domain/intake.ts';

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
  expect(inNextMonth(before)).toMatchObject({
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
  expect(inNextMonth(intake({ start: { precision: 'month', bs_month } })).start.bs_month).toBe(next),
);

afterEach(() => vi.unstubAllGlobals());

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
  vi.useRealTimers();
});
