import { beginningInNepal } from '../../domain/dates.ts';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { dayInNepal, monthInNepal, nextTimeInNepal } from '../../domain/nepal.ts';
import type { Decision, HeldReason } from '../../domain/publish.ts';
import { longestTurn, type Policy, SOON_CREDIT, startsBuilds } from '../../domain/publish-policy.ts';

/** Since when the files have lacked changes of a class, and when the last of them came. ISO 8601. */
export interface Lack {
  since: string;
  last: string;
}

/** What the files lack: what should not wait long, and what may wait for the night. */
export interface Pending {
  soon: Lack | null;
  night: Lack | null;
}

/** What is known of builds. */
export interface Builds {
  /** The day in Nepal of each, of this month and maybe others, from when it is asked for. */
  made: readonly string[];
  /** The day in Nepal of each that the office has called for by hand. */
  byHand: readonly string[];
  /** The last that was asked for or has begun; `refused`, with the error, where the hook did not take the call. */
  last: { at: string; state: 'running' | 'over' | 'refused'; error?: string } | null;
  /** Whether this is a deploy that is never built again. */
  isPreview: boolean;
  /** Whether the last that went well is not what visitors get, so that another one would not be either. */
  isUnpublished: boolean;
  /** Until when a restore is waited for that has not ended. */
  restoringUntil: string | null;
}

/** A burst of changes is over when this long no other has come; it is built after so long in any case. */
const BURST = { quiet: 1_500, atMost: 20_000 };
/** A hook that refused a call is called again after this time. */
const RETRY_MS = 15 * 60 * 1000;
/** A build without news for this long counts as dead. */
export const BUILD_MAX_MS = 30 * 60 * 1000;
/** The builds of a month, how many are left of them, and how many of those are kept for publishing by hand. */
export function budget({ made, byHand }: Builds, policy: Policy, now: Date) {
  const { from, until } = monthInNepal(now, policy.month_starts_on);
  const [first, end] = [dayInNepal(from), dayInNepal(until)];
  const count = (days: readonly string[]) => days.filter((day) => day >= first && day < end).length;
  const limit = policy.builds_a_month;
  const used = count(made);
  const kept = Math.max(0, policy.reserve - count(byHand));
  return { used, limit, left: limit === null ? null : Math.max(0, limit - used), kept, from, until };
}

/**
 * The turn of the next build that starts by itself, where builds are spread over the month: the rest of the month after the
 * last build is shared evenly among those that are left. What should not wait long may go before its turn, ever less as the
 * month goes on. Nothing waits longer than `longestTurn` for its turn (see `dueAt`).
 */
function turns(builds: Builds, policy: Policy, now: Date): Record<keyof Pending, number> {
  const month = budget(builds, policy, now);
  const { used, limit, kept } = month;
  if (policy.mode !== 'gathered' || limit === null || used === 0) return { soon: 0, night: 0 };
  const [from, until] = [month.from.getTime(), month.until.getTime()];
  const today = dayInNepal(now);
  const last =
    builds.made
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? today;
  const since = Math.max(from, beginningInNepal(last).getTime());
  const all = limit - kept;
  const night = since + (until - since) / (all - used + 1);
  const credit = Math.min(SOON_CREDIT, all - 1);
  return { soon: Math.min(night, from + ((until - from) * (used - credit)) / (all - credit)), night };
}

/**
 * Whether a build is to start now, when, or that it waits for somebody or for the next month. Null where nothing waits
 * that is not on its way.
 */
export function decide(pending: Pending, builds: Builds, policy: Policy, now: Date): Decision | null {
  const { left, kept, until } = budget(builds, policy, now);
  const isUsedUp = left !== null && left <= kept;
  const turn = isUsedUp ? { soon: 0, night: 0 } : turns(builds, policy, now);
  const due = dueAt(pending, builds, policy, turn, now.getTime());
  if (due === null) return null;
  const { last, isPreview, isUnpublished, restoringUntil } = builds;
  // What ends last in front: whoever waits for another end is told of a time at which nothing happens.
  if (isPreview) return held('preview', null);
  if (isUnpublished) return held('unpublished', null);
  if (!startsBuilds(policy)) return held('by-hand', null);
  if (isUsedUp) return held('used-up', until.toISOString());
  if (restoringUntil !== null && Math.max(due, now.getTime()) < Date.parse(restoringUntil))
    return held('restoring', restoringUntil);
  const refused = last?.error !== undefined && { refused: last.error };
  return due <= now.getTime()
    ? { when: 'now', ...refused }
    : { when: 'at', at: new Date(due).toISOString(), ...refused };
}

const held = (why: HeldReason, until: string | null): Decision => ({ when: 'held', why, until });

/** The first moment at which a part of what waits is due. */
function dueAt(
  { soon, night }: Pending,
  { last, made }: Builds,
  policy: Policy,
  turn: ReturnType<typeof turns>,
  now: number,
): number | null {
  const tried = last && pastMoment(last.at, now);
  const isUnderWay = isRunning(last, now);
  const longest = longestTurn(policy);
  /** Builds that broke twice are left to the turns, or a fault would use up the month in as many nights. */
  const turnOf = (since: number) => {
    const tries = made.filter((day) => day > dayInNepal(new Date(since))).length;
    return longest === null || tries > 1 ? turn.night : Math.min(turn.night, since + longest * DAY_MS);
  };
  const { quiet, atMost } =
    policy.mode === 'at-once' ? BURST : { quiet: policy.soon_minutes * 60_000, atMost: HOUR_MS };

  const due = (lack: Lack | null, isSoon: boolean): number[] => {
    if (!lack) return [];
    const since = pastMoment(lack.since, now);
    const latest = Math.max(since, pastMoment(lack.last, now));
    // What came before a build that runs is on its way: what came after it begins to wait with itself.
    const waits = isUnderWay && tried !== null && latest > tried ? latest : since;
    const nightAfter = (moment: number) =>
      nextTimeInNepal(policy.nightly, new Date(Math.max(moment, turnOf(waits) - 1))).getTime();
    const dueFrom = (begin: number) => {
      if (!isSoon) return nightAfter(begin);
      const quietAt = Math.min(latest + quiet, begin + atMost);
      return Math.max(quietAt, Math.min(turn.soon, nightAfter(quietAt)));
    };
    if (tried === null || since > tried) return [dueFrom(since)];
    const isRefused = last?.state === 'refused';
    if (latest > tried) return [dueFrom(tried), ...(isRefused ? [tried + RETRY_MS] : [])];
    if (isUnderWay) return [];
    // The last build should have brought it. If it did not, another one at once would not either.
    return [isRefused ? tried + RETRY_MS : nightAfter(tried)];
  };
  const moments = [...due(soon, true), ...due(night, policy.mode === 'at-once')];
  return moments.length > 0 ? Math.min(...moments) : null;
}

const isRunning = (last: Builds['last'], now: number): boolean =>
  last?.state === 'running' && now - pastMoment(last.at, now) < BUILD_MAX_MS;

/** Whether a build runs that brings what has come until a moment, or everything where nothing has ever come. */
export const isOnItsWay = (at: string | undefined, { last }: Builds, now: Date): boolean =>
  last !== null &&
  isRunning(last, now.getTime()) &&
  (at === undefined || pastMoment(at, now.getTime()) <= pastMoment(last.at, now.getTime()));

/** A moment that is still to come was written by a wrong clock: a little wrong, and it was now; else nobody knows when. */
export function pastMoment(time: string, now: number): number {
  const moment = Date.parse(time);
  if (moment <= now) return moment;
  return moment - now < HOUR_MS ? now : 0;
}
