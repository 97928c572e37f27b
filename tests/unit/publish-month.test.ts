import { expect, test } from 'vitest';
import { publishSentence } from '../../src/admin/publishing/sentence.ts';
import { dayInNepal, nextTimeInNepal } from '../../src/domain/nepal.ts';
import { defaultPolicy } from '../../src/domain/publish-policy.ts';
import { type Builds, budget, decide, type Waiting } from '../../src/server/publish/decide.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOKS_EVERY = 5 * MINUTE;
const BUILD_TAKES = 3 * MINUTE;
const policy = defaultPolicy('batched');

interface Change {
  at: number;
  soon: boolean;
  /** When the files had it, and whether the admin said meanwhile that it was held, or a build broke. */
  inFiles?: number;
  excused?: string;
}
type Deed = { at: number } & ({ what: 'edit'; soon: boolean } | { what: 'push' | 'by hand' });

/** November in Nepal: 200 edits in 60 bursts in office hours, two pushes, three times "Publish now". */
function office(): Deed[] {
  let seed = 15;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const at = (day: number, hour: number) =>
    Date.parse(`2026-11-${String(day).padStart(2, '0')}T00:00:00+05:45`) + hour * HOUR;
  const deeds: Deed[] = [
    { what: 'push', at: at(2, 20) },
    { what: 'push', at: at(4, 21) },
    { what: 'by hand', at: at(6, 19) },
    { what: 'by hand', at: at(15, 19) },
    { what: 'by hand', at: at(22, 19) },
  ];
  for (let burst = 0; burst < 60; burst++) {
    const begins = at(1 + Math.floor(burst / 2), (burst % 2 ? 14 : 10) + random() * 2);
    const edits = burst < 20 ? 4 : 3;
    for (let edit = 0; edit < edits; edit++)
      deeds.push({ what: 'edit', at: begins + edit * 4 * MINUTE, soon: random() < 0.15 });
  }
  return deeds.sort((a, b) => a.at - b.at);
}

test('a month of an office: ten builds at most, and nothing later in the files than the admin said', () => {
  const deeds = office();
  expect(deeds.filter(({ what }) => what === 'edit')).toHaveLength(200);
  const changes: Change[] = [];
  const builds: Builds & { made: string[] } = { made: [], last: null };
  const table: object[] = [];
  let running: { at: number; breaks: boolean } | null = null;
  let broken = 0;

  const waiting = () => changes.filter(({ inFiles }) => inFiles === undefined);
  const of = (soon: boolean): Waiting | null => {
    const times = waiting().flatMap((change) => (change.soon === soon ? [change.at] : []));
    const iso = (time: number) => new Date(time).toISOString();
    return times.length ? { since: iso(Math.min(...times)), last: iso(Math.max(...times)) } : null;
  };
  const begin = (now: number, why: string) => {
    builds.made.push(dayInNepal(new Date(now)));
    builds.last = { at: new Date(now).toISOString(), state: 'running' };
    running = { at: now, breaks: builds.made.length === 4 };
    table.push({ build: builds.made.length, day: builds.made.at(-1), why, changes: waiting().length });
  };
  const end = (now: number, { at, breaks }: { at: number; breaks: boolean }) => {
    running = null;
    builds.last = { at: new Date(at).toISOString(), state: 'over' };
    if (breaks) broken++;
    for (const change of waiting().filter((each) => each.at <= at)) {
      if (breaks) change.excused = 'a broken build';
      else change.inFiles = now;
    }
  };

  const first = Date.parse('2026-11-01T00:00:00+05:45');
  const last = Date.parse('2026-12-01T00:30:00+05:45');
  for (let now = first; now <= last; now += MINUTE) {
    const moment = new Date(now);
    if (running && now - (running as { at: number }).at >= BUILD_TAKES) end(now, running);
    while (deeds[0] && deeds[0].at <= now) {
      const deed = deeds.shift();
      if (deed?.what === 'edit') changes.push({ at: now, soon: deed.soon });
      else if (deed && (deed.what === 'push' || budget(builds, policy, moment).left !== 0))
        begin(now, deed.what);
    }
    if (now % LOOKS_EVERY !== 0) continue;
    const decision = decide({ soon: of(true), night: of(false) }, builds, policy, moment);
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
    if (decision?.when === 'held') for (const change of waiting()) change.excused = 'the budget';
    if (decision?.when === 'now') begin(now, 'by itself');
  }

  process.stdout.write(`\n${table.map((row) => Object.values(row).join('  ')).join('\n')}\n`);
  expect(builds.made.filter((day) => day < '2026-12-01').length).toBeLessThanOrEqual(10);
  expect(table.map((row) => Object(row).why)).toEqual(
    expect.arrayContaining(['by itself', 'push', 'by hand']),
  );
  expect(broken).toBe(1);
  expect(waiting()).toEqual([]);
  expect(new Set(changes.map(({ excused }) => excused))).toEqual(
    new Set([undefined, 'a broken build', 'the budget']),
  );
  for (const { at, soon, inFiles = Number.POSITIVE_INFINITY, excused } of changes) {
    const due = soon ? at + HOUR : nextTimeInNepal(policy.nightly, new Date(at)).getTime();
    if (!excused) expect(inFiles).toBeLessThanOrEqual(due + LOOKS_EVERY + BUILD_TAKES);
    // What was held is the first of the new month.
    expect(inFiles).toBeLessThanOrEqual(Date.parse('2026-12-01T00:10:00+05:45'));
  }
});
