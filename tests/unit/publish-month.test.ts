import { expect, test } from 'vitest';
import { publishSentence, timeAhead } from '../../src/admin/publishing/sentence.ts';
import { dayInNepal } from '../../src/domain/nepal.ts';
import type { Decision } from '../../src/domain/publish.ts';
import { DEFAULT_POLICY, longestWait } from '../../src/domain/publish-policy.ts';
import { type Builds, budget, decide, type Waiting } from '../../src/server/publish/decide.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOKS_EVERY = 5 * MINUTE;
const BUILD_TAKES = 3 * MINUTE;
const policy = DEFAULT_POLICY;

interface Change {
  at: number;
  soon: boolean;
  /** The latest moment at which the files would have it, as the admin said when it had just been made. */
  promised?: number;
  /** When they had it, and whether a build broke meanwhile. */
  inFiles?: number;
  broken?: true;
}
type Deed = { at: number } & ({ what: 'edit'; soon: boolean } | { what: 'push' | 'by hand' });

const at = (day: number, hour: number) =>
  Date.parse(`2026-11-${String(day).padStart(2, '0')}T00:00:00+05:45`) + hour * HOUR;
const NEXT_MONTH = Date.parse('2026-12-01T00:00:00+05:45');

/** November in Nepal: 200 edits in 60 bursts in office hours. */
function edits(): Deed[] {
  let seed = 15;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const deeds: Deed[] = [];
  for (let burst = 0; burst < 60; burst++) {
    const begins = at(1 + Math.floor(burst / 2), (burst % 2 ? 14 : 10) + random() * 2);
    const edits = burst < 20 ? 4 : 3;
    for (let edit = 0; edit < edits; edit++)
      deeds.push({ what: 'edit', at: begins + edit * 4 * MINUTE, soon: random() < 0.15 });
  }
  return deeds;
}

/** Two pushes, and three times "Publish now". */
const OTHERS: Deed[] = [
  { what: 'push', at: at(2, 20) },
  { what: 'push', at: at(4, 21) },
  { what: 'by hand', at: at(6, 19) },
  { what: 'by hand', at: at(15, 19) },
  { what: 'by hand', at: at(22, 19) },
];

const days = (ms: number) => (ms / (24 * HOUR)).toFixed(1);

/**
 * Lives through the month, looking every five minutes, and holds the admin's sentence against what is so at each look.
 * @param breaks the build that breaks
 */
function live(deeds: Deed[], breaks?: number) {
  const left = deeds.sort((a, b) => a.at - b.at);
  const changes: Change[] = [];
  const builds: Builds & { made: string[]; byHand: string[] } = { made: [], byHand: [], last: null };
  const table: object[] = [];
  let running: number | null = null;

  const waiting = () => changes.filter(({ inFiles }) => inFiles === undefined);
  const of = (soon: boolean): Waiting | null => {
    const times = waiting().flatMap((change) => (change.soon === soon ? [change.at] : []));
    const iso = (time: number) => new Date(time).toISOString();
    return times.length ? { since: iso(Math.min(...times)), last: iso(Math.max(...times)) } : null;
  };
  const begin = (now: number, why: string) => {
    const day = dayInNepal(new Date(now));
    builds.made.push(day);
    if (why === 'by hand') builds.byHand.push(day);
    builds.last = { at: new Date(now).toISOString(), state: 'running' };
    running = now;
    const what = builds.made.length === breaks ? `${why}, breaks` : why;
    const [first = now] = waiting().map((change) => change.at);
    table.push({
      build: builds.made.length,
      day,
      what,
      changes: waiting().length,
      waited: days(now - first),
    });
  };
  const end = (now: number, began: number) => {
    running = null;
    builds.last = { at: new Date(began).toISOString(), state: 'over' };
    for (const change of waiting().filter((each) => each.at <= began)) {
      if (builds.made.length === breaks) change.broken = true;
      else change.inFiles = now;
    }
  };
  /** What the admin says of a change that has just been made, of which a later one may delay the quiet by an hour. */
  const promise = (decision: Decision | null, now: number, soon: boolean): number => {
    const told = { now, at: Date.parse(Object(decision).at), held: NEXT_MONTH }[decision?.when ?? 'now'];
    return told + (soon ? HOUR : 0) + LOOKS_EVERY + BUILD_TAKES;
  };

  for (let now = at(1, 0); now <= NEXT_MONTH + HOUR / 2; now += MINUTE) {
    const moment = new Date(now);
    if (running !== null && now - running >= BUILD_TAKES) end(now, running);
    const before = changes.length;
    while (left[0] && left[0].at <= now) {
      const deed = left.shift();
      if (deed?.what === 'edit') changes.push({ at: now, soon: deed.soon });
      else if (deed && (deed.what === 'push' || budget(builds, policy, moment).left !== 0))
        begin(now, deed.what);
    }
    if (now % LOOKS_EVERY !== 0 && changes.length === before) continue;
    const decision = decide({ soon: of(true), night: of(false) }, builds, policy, moment);
    for (const change of changes) change.promised ??= promise(decision, now, change.soon);
    const { used, limit, until } = budget(builds, policy, moment);
    const count = waiting().length;
    const sentence = publishSentence(
      { builds: { used, limit, until: until.toISOString() }, waiting: count, next: decision },
      moment,
    );
    const thisMonth = builds.made.filter((day) => day.slice(0, 7) === dayInNepal(moment).slice(0, 7));
    expect(sentence).toContain(`Builds this month: ${thisMonth.length} of 10.`);
    if (count === 0) expect(sentence).toContain('Everything is in the files.');
    if (count > 1) expect(sentence).toContain(`${count} changes are visible to visitors`);
    expect(sentence.includes('held until Dec 1, 2026')).toBe(decision?.when === 'held');
    if (decision?.when === 'at')
      expect(sentence).toContain(`in the files ${timeAhead(decision.at, moment)}.`);
    if (decision?.when === 'now' && now % LOOKS_EVERY === 0) begin(now, 'by itself');
  }

  process.stdout.write(`\n${table.map((row) => Object.values(row).join('  ')).join('\n')}\n`);
  expect(builds.made.filter((day) => day < '2026-12-01').length).toBeLessThanOrEqual(10);
  expect(waiting()).toEqual([]);
  for (const { inFiles = Number.POSITIVE_INFINITY, promised = 0, broken } of changes) {
    if (!broken) expect(inFiles).toBeLessThanOrEqual(promised);
    expect(inFiles).toBeLessThanOrEqual(NEXT_MONTH + 2 * LOOKS_EVERY);
  }
  const waits = changes.map((change) => ((change.inFiles ?? 0) - change.at) / (24 * HOUR));
  return { longest: Math.max(...waits), table: table.map((row) => Object(row).what), changes };
}

test('a month of an office: ten builds at most, and nothing later in the files than the admin said', () => {
  const deeds = [...edits(), ...OTHERS];
  expect(edits()).toHaveLength(200);
  const { table, changes, longest } = live(deeds, 3);
  expect(table).toEqual(expect.arrayContaining(['by itself', 'by itself, breaks', 'push', 'by hand']));
  expect(changes.some(({ broken }) => broken)).toBe(true);
  // What was pushed and published by hand was not left for later.
  expect(longest).toBeLessThan(9);
});

test('left to itself, no change of a month waits longer than the settings say', () => {
  const { table, longest } = live(edits());
  expect(table.filter((what) => what === 'by itself').length).toBeGreaterThanOrEqual(8);
  expect(longest).toBeLessThanOrEqual(longestWait(policy) ?? 0);
});
