import { expect, test } from 'vitest';
import { dayInNepal } from '../../src/domain/nepal.ts';
import { DEFAULT_POLICY, longestWait, type Policy } from '../../src/domain/publish-policy.ts';
import { type Builds, budget, decide, type Lack } from '../../src/server/publish/decide.ts';
import {
  type Deed,
  type Edit,
  MINUTE_MS,
  NEXT_MONTH,
  nepal,
  nightsBetween,
  officeEdits,
  randomFrom,
} from '../support/office-month.ts';

const STEP = 5 * MINUTE_MS;

interface Change extends Edit {
  inFiles?: number;
  /** Whether the month had no build left that starts by itself, at some moment while it waited. */
  wasUsedUp?: true;
}

/** Lives through November with a policy, looking every five minutes. @param breaks the build that breaks */
function live(policy: Policy, edits: readonly Edit[], deeds: readonly Deed[], breaks?: number) {
  const toEdit = [...edits].sort((a, b) => a.at - b.at);
  const toDo = [...deeds].sort((a, b) => a.at - b.at);
  const changes: Change[] = [];
  const [made, byHand]: [string[], string[]] = [[], []];
  const nothingHolds = { isPreview: false, isUnpublished: false, restoringUntil: null };
  const builds: Builds = { made, byHand, last: null, ...nothingHolds };
  let ofThemselves = 0;
  let beyond = 0;
  let began: number | null = null;

  const lacking = () => changes.filter(({ inFiles }) => inFiles === undefined);
  const lackOf = (soon: boolean): Lack | null => {
    const times = lacking().flatMap((change) => (change.soon === soon ? [change.at] : []));
    const iso = (time: number) => new Date(time).toISOString();
    return times.length ? { since: iso(Math.min(...times)), last: iso(Math.max(...times)) } : null;
  };
  const begin = (now: number, what: Deed['what'] | 'by itself') => {
    const { left } = budget(builds, policy, new Date(now));
    if (left === 0 && what !== 'push') beyond++;
    if (what === 'by itself' && now < NEXT_MONTH) ofThemselves++;
    made.push(dayInNepal(new Date(now)));
    builds.last = { at: new Date(now).toISOString(), state: 'running' };
    began = now;
  };
  const end = (now: number, begun: number) => {
    began = null;
    builds.last = { at: new Date(begun).toISOString(), state: 'over' };
    if (builds.made.length === breaks) return;
    for (const change of lacking()) if (change.at <= begun) change.inFiles = now;
  };

  for (let now = nepal(1); now < NEXT_MONTH + 36 * STEP; now += STEP) {
    const moment = new Date(now);
    if (began !== null) end(now, began);
    while (toEdit[0] && toEdit[0].at <= now) changes.push({ at: now, soon: toEdit.shift()?.soon ?? false });
    while (toDo[0] && toDo[0].at <= now) {
      const what = toDo.shift()?.what ?? 'push';
      if (what === 'by hand') {
        if (budget(builds, policy, moment).left === 0) continue;
        byHand.push(dayInNepal(moment));
      }
      begin(now, what);
    }
    if (began !== null || lacking().length === 0) continue;
    const decision = decide({ soon: lackOf(true), night: lackOf(false) }, builds, policy, moment);
    const { left, kept } = budget(builds, policy, moment);
    if (left !== null && left <= kept) for (const change of lacking()) change.wasUsedUp = true;
    if (decision?.when === 'now') begin(now, 'by itself');
  }
  return { changes, ofThemselves, beyond };
}

const random = randomFrom(7);
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const sometime = (what: Deed['what']) => (): Deed => ({ what, at: nepal(between(1, 30), between(0, 23)) });
const MONTHS = Array.from({ length: 12 }, (_, number) => {
  const pushes = between(0, 5);
  const clicks = between(0, 5);
  const broken = between(0, 10);
  const limit = between(0, 3) ? 10 : between(3, 20);
  return [number + 1, { pushes, clicks, broken, limit }] as const;
});

test.each(MONTHS)(
  'in month %i, of %o, nothing waits longer than the settings say',
  (_, { pushes, clicks, broken, limit }) => {
    const policy = { ...DEFAULT_POLICY, builds_a_month: limit };
    const deeds = [
      ...Array.from({ length: pushes }, sometime('push')),
      ...Array.from({ length: clicks }, sometime('by hand')),
    ];
    const { changes, ofThemselves, beyond } = live(policy, officeEdits(random), deeds, broken);
    expect(beyond).toBe(0);
    expect(ofThemselves).toBeLessThanOrEqual(limit - policy.reserve);
    const nights = longestWait(policy) ?? 0;
    for (const { at, inFiles = Number.POSITIVE_INFINITY, wasUsedUp } of changes) {
      if (wasUsedUp) expect(nightsBetween(NEXT_MONTH, inFiles)).toBeLessThanOrEqual(1);
      else expect(nightsBetween(at, inFiles)).toBeLessThanOrEqual(nights);
    }
  },
);

test('left to itself, nothing of the month waits longer either, those that are held at its end included', () => {
  const { changes, ofThemselves } = live(DEFAULT_POLICY, officeEdits(), []);
  expect(changes).toHaveLength(200);
  expect(ofThemselves).toBeGreaterThanOrEqual(7);
  for (const { at, inFiles = Number.POSITIVE_INFINITY } of changes)
    expect(nightsBetween(at, inFiles)).toBeLessThanOrEqual(longestWait(DEFAULT_POLICY) ?? 0);
});

test('without a limit nothing waits longer than two nights', () => {
  const policy = { ...DEFAULT_POLICY, builds_a_month: null };
  expect(longestWait(policy)).toBe(2);
  const { changes } = live(policy, officeEdits(), [], 4);
  for (const { at, inFiles = Number.POSITIVE_INFINITY } of changes)
    expect(nightsBetween(at, inFiles)).toBeLessThanOrEqual(2);
});
