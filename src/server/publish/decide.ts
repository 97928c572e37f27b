import { HOUR_MS } from '../../domain/durations.ts';
import { dayInNepal, monthInNepal, nextTimeInNepal } from '../../domain/nepal.ts';
import type { Decision } from '../../domain/publish.ts';
import type { Policy } from '../../domain/publish-policy.ts';

/** Since when changes of a class have been waiting for a build, and when the last of them came. ISO 8601. */
export interface Waiting {
  since: string;
  last: string;
}

/** What the files lack: what should not wait long, and what may wait for the night. */
export interface Pending {
  soon: Waiting | null;
  night: Waiting | null;
}

/** What is known of builds. */
export interface Builds {
  /** The day in Nepal of each, of this month and maybe others. */
  made: readonly string[];
  /** The last that was asked for or has begun; `refused` where the hook did not take the call. */
  last: { at: string; state: 'running' | 'over' | 'refused' } | null;
}

/** `soon` changes are built when this long no other has come, and when they have been waiting for so long. */
const AT_ONCE = { quiet: 1_500, atMost: 20_000 };
/** A hook that refused a call is called again after this time. */
const RETRY_MS = 15 * 60 * 1000;
/** A build without news for this long counts as dead. */
export const BUILD_MAX_MS = 30 * 60 * 1000;

/** The builds of a month, and how many are left of them. */
export function budget({ made }: Builds, policy: Policy, now: Date) {
  const { from, until } = monthInNepal(now, policy.month_starts_on);
  const [first, end] = [dayInNepal(from), dayInNepal(until)];
  const used = made.filter((day) => day >= first && day < end).length;
  const limit = policy.builds_a_month;
  return { used, limit, left: limit === null ? null : Math.max(0, limit - used), until };
}

/**
 * Whether a build is to start now, when, or that it waits for somebody or for the next month. Null where nothing waits
 * that is not on its way.
 */
export function decide(pending: Pending, builds: Builds, policy: Policy, now: Date): Decision | null {
  const due = dueAt(pending, builds, policy, now.getTime());
  if (due === null) return null;
  if (policy.mode === 'manual') return { when: 'held', until: null };
  const { left, until } = budget(builds, policy, now);
  if (left !== null && left <= policy.reserve) return { when: 'held', until: until.toISOString() };
  return due <= now.getTime() ? { when: 'now' } : { when: 'at', at: new Date(due).toISOString() };
}

/** The first moment at which a part of what waits is due. */
function dueAt({ soon, night }: Pending, { last }: Builds, policy: Policy, now: number): number | null {
  const tried = last && pastMoment(last.at, now);
  const isUnderWay = tried !== null && last?.state === 'running' && now - tried < BUILD_MAX_MS;
  const nightAfter = (moment: number) => nextTimeInNepal(policy.nightly, new Date(moment)).getTime();
  const { quiet, atMost } =
    policy.mode === 'each' ? AT_ONCE : { quiet: policy.soon_minutes * 60_000, atMost: HOUR_MS };

  const due = (waiting: Waiting | null, rule: (since: number, latest: number) => number): number[] => {
    if (!waiting) return [];
    const since = pastMoment(waiting.since, now);
    const latest = Math.max(since, pastMoment(waiting.last, now));
    if (tried === null || since > tried) return [rule(since, latest)];
    if (latest > tried) return [rule(tried, latest)];
    if (isUnderWay) return [];
    // The last build should have brought it. If it did not, another one at once would not either.
    return [last?.state === 'refused' ? tried + RETRY_MS : nightAfter(tried)];
  };
  const atOnce = (since: number, latest: number) => Math.min(latest + quiet, since + atMost);
  const moments = [...due(soon, atOnce), ...due(night, policy.mode === 'each' ? atOnce : nightAfter)];
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** A moment that is still to come was written by a wrong clock: a little wrong, and it was now; else nobody knows when. */
function pastMoment(time: string, now: number): number {
  const moment = Date.parse(time);
  if (moment <= now) return moment;
  return moment - now < HOUR_MS ? now : 0;
}
