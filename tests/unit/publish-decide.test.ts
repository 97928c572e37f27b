import { describe, expect, test } from 'vitest';
import { dayInNepal } from '../../src/domain/nepal.ts';
import { DEFAULT_POLICY, type Policy, policyFaults } from '../../src/domain/publish-policy.ts';
import { type Builds, decide, type Lack, type Pending } from '../../src/server/publish/decide.ts';

/** A moment as a clock in Nepal shows it, in November 2026 unless the month is said. */
const nepal = (time: string): string => {
  const [, month = '11', day, clock] = /^(?:(\d\d)-)?(\d\d) ([\d:.]+)$/.exec(time) ?? [];
  return new Date(`2026-${month}-${day}T${clock?.length === 5 ? `${clock}:00` : clock}+05:45`).toISOString();
};
const waiting = (since: string, last = since): Lack => ({ since: nepal(since), last: nepal(last) });

const GATHERED = DEFAULT_POLICY;
const NOBODY_BUILT: Builds = {
  made: [],
  byHand: [],
  last: null,
  isPreview: false,
  isUnpublished: false,
  restoringUntil: null,
};
const builtOn = (...times: string[]): Builds => ({
  ...NOBODY_BUILT,
  made: times.map((time) => dayInNepal(new Date(nepal(time)))),
});
const tried = (at: string, state: 'running' | 'over' | 'refused' = 'over'): Builds => ({
  ...builtOn(at),
  last: { at: nepal(at), state, ...(state === 'refused' && { error: 'No answer.' }) },
});

/** `now`, the moment in Nepal at which a build is due, or `held` and until when. */
function told(
  { soon = null, night = null }: Partial<Pending>,
  now: string,
  policy: Partial<Policy> = {},
  builds = NOBODY_BUILT,
): string | null {
  const decision = decide({ soon, night }, builds, { ...GATHERED, ...policy }, new Date(nepal(now)));
  const clock = (time: string) =>
    new Date(Date.parse(time) + 345 * 60_000).toISOString().slice(5, 19).replace('T', ' ');
  if (!decision || decision.when === 'now') return decision?.when ?? null;
  if (decision.when === 'at') return clock(decision.at);
  return decision.until === null ? 'held' : `held until ${clock(decision.until)}`;
}

type Case = [what: string, pending: Partial<Pending>, now: string, expected: string | null];

describe('gathered changes', () => {
  test.each<Case>([
    ['nothing waits', {}, '23 12:00', null],
    ['a new page waits for quiet', { soon: waiting('23 12:00') }, '23 12:01', '11-23 12:15:00'],
    ['quiet has come', { soon: waiting('23 12:00') }, '23 12:15', 'now'],
    ['changes go on', { soon: waiting('23 12:00', '23 12:40') }, '23 12:41', '11-23 12:55:00'],
    ['changes go on for an hour', { soon: waiting('23 12:00', '23 12:59') }, '23 12:59:59', '11-23 13:00:00'],
    ['the hour is over', { soon: waiting('23 12:00', '23 12:59') }, '23 13:00', 'now'],
    ['the rest waits for the night', { night: waiting('23 12:00') }, '23 12:30', '11-24 02:00:00'],
    ['a minute before midnight', { night: waiting('23 23:59') }, '23 23:59:30', '11-24 02:00:00'],
    ['a minute after midnight', { night: waiting('24 00:01') }, '24 00:02', '11-24 02:00:00'],
    ['a second before the night’s build', { night: waiting('24 01:59:59') }, '24 01:59:59', '11-24 02:00:00'],
    ['at the time of the night’s build', { night: waiting('24 02:00') }, '24 02:00', '11-25 02:00:00'],
    ['on the last day of a month', { night: waiting('30 23:00') }, '30 23:00', '12-01 02:00:00'],
    ['on the last day of a year', { night: waiting('12-31 23:00') }, '12-31 23:00', '01-01 02:00:00'],
    ['a night that was missed', { night: waiting('22 12:00') }, '24 09:00', 'now'],
    [
      'what comes first counts',
      { soon: waiting('24 01:55'), night: waiting('23 12:00') },
      '24 01:56',
      '11-24 02:00:00',
    ],
  ])('%s', (_, pending, now, expected) => {
    expect(told(pending, now)).toBe(expected);
  });

  test('are due at other times once the policy is another', () => {
    const soon = waiting('23 12:00');
    expect(told({ soon }, '23 12:10')).toBe('11-23 12:15:00');
    expect(told({ soon }, '23 12:10', { soon_minutes: 5 })).toBe('now');
    expect(told({ soon }, '23 12:10', { soon_minutes: 60 })).toBe('11-23 13:00:00');
    expect(told({ soon }, '23 12:10', { mode: 'by-hand' })).toBe('held');
    expect(told({ night: soon }, '23 12:10', { nightly: '12:05' })).toBe('now');
    expect(told({ night: soon }, '23 12:10', { mode: 'at-once' })).toBe('now');
  });
});

test('each change is built after a moment of quiet, and after twenty seconds of changes', () => {
  const each = { mode: 'at-once', builds_a_month: null } as const;
  expect(told({ soon: waiting('23 12:00:00') }, '23 12:00:01', each)).toBe('11-23 12:00:01');
  expect(told({ soon: waiting('23 12:00:00') }, '23 12:00:02', each)).toBe('now');
  expect(told({ soon: waiting('23 12:00:00', '23 12:00:20') }, '23 12:00:20', each)).toBe('now');
  expect(told({ night: waiting('23 12:00:00') }, '23 12:00:02', each)).toBe('now');
});

describe('the budget of a month', () => {
  const due = { soon: waiting('23 12:00') };
  const seven = Array.from({ length: 7 }, (_, day) => `${String(day + 10)} 12:00`);

  test('is left but for what is kept for publishing by hand', () => {
    expect(told(due, '23 13:00', {}, builtOn(...seven))).toBe('now');
    expect(told(due, '23 13:00', {}, builtOn(...seven, '20 12:00'))).toBe('held until 12-01 00:00:00');
    expect(told(due, '23 13:00', { reserve: 0 }, builtOn(...seven, '20 12:00'))).toBe('now');
    expect(told(due, '23 13:00', { builds_a_month: null }, builtOn(...seven, '20 12:00'))).toBe('now');
  });

  test('begins anew at midnight in Nepal, with what was held', () => {
    const builds = builtOn(...seven, '20 12:00');
    expect(told(due, '30 23:59:59', {}, builds)).toBe('held until 12-01 00:00:00');
    expect(told(due, '12-01 00:00', {}, builds)).toBe('now');
  });

  test('begins on the day that the account has', () => {
    const builds = builtOn(...seven, '20 12:00');
    expect(told(due, '27 13:00', { month_starts_on: 12 }, builds)).toBe('now');
    expect(told(due, '23 13:00', { month_starts_on: 10 }, builds)).toBe('held until 12-10 00:00:00');
    expect(told({ soon: waiting('12-09 12:00') }, '12-09 23:59', { month_starts_on: 10 }, builds)).toBe(
      'held until 12-10 00:00:00',
    );
    expect(told(due, '12-10 00:00', { month_starts_on: 10 }, builds)).toBe('now');
  });

  test('lets what is published by hand use what is kept for it first', () => {
    const builds = builtOn(...seven, '20 12:00');
    const byHand = [dayInNepal(new Date(nepal('15 12:00')))];
    expect(told(due, '29 13:00', {}, { ...builds, byHand })).toBe('now');
    expect(told(due, '29 13:00', {}, { ...builtOn(...seven, '20 12:00', '21 12:00'), byHand })).toBe(
      'held until 12-01 00:00:00',
    );
  });

  // Eight start by themselves in the thirty days of November.
  test.each<[string, Builds, Partial<Pending>, string, string | null]>([
    [
      'the first comes in its night',
      NOBODY_BUILT,
      { night: waiting('10 12:00') },
      '10 13:00',
      '11-11 02:00:00',
    ],
    [
      'the second waits four days',
      builtOn('01 02:00'),
      { night: waiting('01 12:00') },
      '01 13:00',
      '11-05 02:00:00',
    ],
    [
      'after quiet days nothing waits longer',
      builtOn('01 02:00'),
      { night: waiting('20 12:00') },
      '20 13:00',
      '11-21 02:00:00',
    ],
    [
      'pushes make the rest wait longer',
      builtOn('01 02:00', '02 12:00', '03 12:00', '03 13:00'),
      { night: waiting('04 12:00') },
      '04 13:00',
      '11-09 02:00:00',
    ],
    [
      'the last has half of what is left',
      builtOn(...seven),
      { night: waiting('17 12:00') },
      '17 13:00',
      '11-24 02:00:00',
    ],
    [
      'a new page may come before its turn',
      builtOn('01 02:00', '01 12:00'),
      { soon: waiting('02 12:00') },
      '02 13:00',
      'now',
    ],
    [
      'but no oftener than twice',
      builtOn('01 02:00', '01 12:00', '02 12:00'),
      { soon: waiting('02 14:00') },
      '02 15:00',
      '11-06 00:00:00',
    ],
    [
      'and not just before the month ends',
      builtOn(...seven),
      { soon: waiting('17 12:00') },
      '17 13:00',
      '11-23 12:00:00',
    ],
  ])('is spread over the month: %s', (_, builds, pending, now, expected) => {
    expect(told(pending, now, {}, builds)).toBe(expected);
  });

  // Of ten builds two are kept, and two may come before their turn.
  const onTheSecond = (count: number, ...later: string[]) =>
    builtOn(...Array<string>(count).fill('02 12:00'), ...later);
  test.each<[string, Builds, string, string]>([
    ['a change has its turn', onTheSecond(7), '03 12:00', '11-09 02:00:00'],
    [
      'a build that breaks is made again in the next night',
      { ...onTheSecond(6, '09 02:00'), last: tried('09 02:00').last },
      '09 12:00',
      '11-10 02:00:00',
    ],
    [
      'but not every night',
      { ...onTheSecond(5, '09 02:00', '10 02:00'), last: tried('10 02:00').last },
      '10 12:00',
      '11-21 02:00:00',
    ],
  ])('after six days %s', (_, builds, now, expected) => {
    expect(told({ night: waiting('02 19:00') }, now, {}, builds)).toBe(expected);
  });

  test('holds what was on its way when it is made smaller', () => {
    const builds = builtOn(...seven);
    expect(told(due, '23 13:00', { builds_a_month: 5 }, builds)).toBe('held until 12-01 00:00:00');
  });
});

describe('after a build that was to bring the changes', () => {
  const soon = waiting('23 12:00');
  test.each<[string, Builds, Partial<Pending>, string, string | null]>([
    ['nothing is due while it runs', tried('23 12:15', 'running'), { soon }, '23 12:20', null],
    ['it is dead after half an hour', tried('23 12:15', 'running'), { soon }, '23 12:45', '11-24 02:00:00'],
    ['the next try is at night', tried('23 12:15'), { soon }, '23 12:20', '11-24 02:00:00'],
    [
      'a hook that refused is called again',
      tried('23 12:15', 'refused'),
      { soon },
      '23 12:20',
      '11-23 12:30:00',
    ],
    [
      'and no later when somebody goes on changing',
      tried('24 09:00', 'refused'),
      { night: waiting('22 12:00', '24 09:05') },
      '24 09:10',
      '11-24 09:15:00',
    ],
    ['and once a night', tried('24 02:00'), { soon }, '24 02:01', '11-25 02:00:00'],
    [
      'a newer change makes the next try',
      tried('23 12:15'),
      { soon: waiting('23 12:00', '23 12:30') },
      '23 12:31',
      '11-23 12:45:00',
    ],
    [
      'a change that came while it runs waits as if it were the first',
      tried('23 12:15', 'running'),
      { soon: waiting('23 12:16') },
      '23 12:20',
      '11-23 12:31:00',
    ],
  ])('%s', (_, builds, pending, now, expected) => {
    expect(told(pending, now, {}, builds)).toBe(expected);
  });
});

test('what comes while a build runs is promised the same night as once that build is over', () => {
  const made = builtOn('01 12:00', '02 12:00', '04 12:00', '05 12:00', '10 12:00').made;
  const last = tried('10 12:00', 'running').last;
  const before = told(
    { night: waiting('05 13:00', '10 12:02') },
    '10 12:05',
    {},
    { ...NOBODY_BUILT, made, last },
  );
  const over = last && { ...last, state: 'over' as const };
  const after = told({ night: waiting('10 12:02') }, '10 12:10', {}, { ...NOBODY_BUILT, made, last: over });
  expect(before).toBe(after);
});

describe('what is held', () => {
  const soon = waiting('23 12:00');
  const used = Array<string>(10).fill('10 12:00');
  const held = (builds: Partial<Builds>, policy: Partial<Policy> = {}, now = '23 12:30') => {
    const known = { ...NOBODY_BUILT, ...builds };
    const decision = decide({ soon, night: null }, known, { ...GATHERED, ...policy }, new Date(nepal(now)));
    return decision?.when === 'held' ? [decision.why, decision.until] : decision;
  };
  const [made, restoringUntil] = [builtOn(...used).made, nepal('23 13:00')];

  // What ends latest, so that nobody waits for the wrong end.
  test.each<[string, ReturnType<typeof held>, unknown]>([
    [
      'a preview is never built again',
      held({ isPreview: true, isUnpublished: true, made }),
      ['preview', null],
    ],
    ['nor at once, nor by hand', held({ isPreview: true }, { mode: 'by-hand' }), ['preview', null]],
    [
      'a build that visitors do not get is followed by none',
      held({ isUnpublished: true, made, restoringUntil }),
      ['unpublished', null],
    ],
    ['not even by hand', held({ isUnpublished: true }, { mode: 'by-hand' }), ['unpublished', null]],
    ['or at once', held({ isUnpublished: true }, { mode: 'at-once' }), ['unpublished', null]],
    [
      'by hand is until somebody publishes',
      held({ made, restoringUntil }, { mode: 'by-hand' }),
      ['by-hand', null],
    ],
    [
      'so is a month whose builds are all kept for it: the next would not begin with one either',
      held({ made: [] }, { builds_a_month: 4, reserve: 4 }),
      ['by-hand', null],
    ],
    ['a month is longer than a restore', held({ made, restoringUntil }), ['used-up', nepal('12-01 00:00')]],
    ['a restore is waited for', held({ restoringUntil }), ['restoring', restoringUntil]],
    ['at once, too', held({ restoringUntil }, { mode: 'at-once' }), ['restoring', restoringUntil]],
    ['a restore that stopped is over', held({ restoringUntil }, {}, '23 13:00'), { when: 'now' }],
    [
      'and it holds nothing that is due after it',
      held({ restoringUntil }, { soon_minutes: 60 }, '23 12:10'),
      { when: 'at', at: nepal('23 13:00') },
    ],
  ])('%s', (_, said, expected) => {
    expect(said).toEqual(expected);
  });

  test('nothing is, where nothing waits', () => {
    expect(told({}, '24 12:00', {}, { ...tried('23 02:00'), isUnpublished: true })).toBeNull();
    expect(told({}, '24 12:00', {}, { ...NOBODY_BUILT, isPreview: true, restoringUntil })).toBeNull();
  });
});

test('what a refused call was for is said with the time of the next call, and no longer', () => {
  const decisionAt = (now: string, builds: Builds) =>
    decide({ soon: waiting('23 12:00'), night: null }, builds, GATHERED, new Date(nepal(now)));
  const refused = 'No answer.';
  const again = { when: 'at', at: nepal('23 12:30'), refused };
  expect(decisionAt('23 12:20', tried('23 12:15', 'refused'))).toEqual(again);
  expect(decisionAt('23 12:30', tried('23 12:15', 'refused'))).toEqual({ when: 'now', refused });
  expect(decisionAt('23 12:20', tried('23 12:15'))).toEqual({ when: 'at', at: nepal('24 02:00') });
});

describe('a clock that was wrong', () => {
  test('loses no build: what seems to come from next year is due', () => {
    expect(told({ soon: waiting('12-31 12:00') }, '23 12:00')).toBe('now');
    expect(told({ night: waiting('12-31 12:00') }, '23 12:00')).toBe('now');
  });

  test('by a little counts as now', () => {
    expect(told({ soon: waiting('23 12:00:30') }, '23 12:00')).toBe('11-23 12:15:00');
  });

  test('leaves no build running for ever', () => {
    expect(told({ soon: waiting('23 12:00') }, '23 12:30', {}, tried('12-31 12:00', 'running'))).toBe('now');
  });
});

test('what is kept for publishing by hand is no more than there is', () => {
  expect(policyFaults({ ...GATHERED, reserve: 11 })).toEqual([
    { field: 'reserve', msg: expect.stringContaining('10 builds') },
  ]);
  expect(policyFaults({ ...GATHERED, reserve: 10 })).toEqual([]);
  expect(policyFaults({ ...GATHERED, reserve: 11, builds_a_month: null })).toEqual([]);
});
