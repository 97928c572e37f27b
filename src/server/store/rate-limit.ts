import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { RATE_LIMIT_KEPT_TIMES } from '../../domain/limits.ts';
import { isAhead } from '../clock.ts';
import { remove } from './blob-store.ts';
import { eraseInPages } from './erase-in-pages.ts';
import { jsonDocument } from './json-document.ts';
import { keyedHash } from './keyed-hash.ts';

/** At most `max` tries in any `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
  /**
   * Closes for `seconds` from the last try, not from the first, and for twice as long each further time, up to this
   * many seconds. Times are counted until nobody has tried for twice as long as this.
   */
  longestWait?: number;
}

/** When a key was tried, in ms since 1970. */
const triesSchema = z.object({
  moments: z.array(z.number()),
  /** How often a limit with a longest wait was reached. */
  waits: z.number().default(0),
  /** When all this is forgotten. */
  until: z.number().default(0),
  /** The id of the last write, so that no two write the same. */
  write: z.string(),
});
type Tries = z.infer<typeof triesSchema>;
const tries = (key: string) => jsonDocument('limits', key, triesSchema);
/** Seconds to wait, for a try that came together with too many others. */
const TOO_MANY_AT_ONCE = 1;

/** How many tries of a key this process is counting at the moment. */
const underWay = new Map<string, number>();

const keyOf = (kind: string, name: string) => `${kind}/${keyedHash(kind, name)}`;

/**
 * Counts one try, unless a limit is reached. Counting comes before the deed and is atomic, so that of many
 * tries at once no more than allowed get through.
 * @param kind what is tried, such as `sign-in`
 * @param name who tries
 * @returns seconds to wait when a limit is reached, 0 when the try is counted
 */
export async function consumeRateLimit(
  kind: string,
  name: string,
  limits: readonly Limit[],
): Promise<number> {
  const key = keyOf(kind, name);
  const before = underWay.get(key) ?? 0;
  // The tries under way reach the limit already: keep a flood away from the store.
  if (before >= Math.min(...limits.map(({ max }) => max))) return TOO_MANY_AT_ONCE;
  underWay.set(key, before + 1);
  try {
    return await countIn(key, limits);
  } finally {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  }
}

function countIn(key: string, limits: readonly Limit[]): Promise<number> {
  const write = randomUUID();
  return tries(key).mutate((stored) => {
    const now = Date.now();
    const { moments, waits } = remembered(stored, now);
    const wait = Math.max(...limits.map((limit) => secondsToWait(moments, waits, limit, now)));
    if (wait > 0) return { next: null, result: wait };
    const counted = [...moments, now].slice(-Math.max(...limits.map(({ max }) => max)));
    const isReached = limits.some((limit) => limit.longestWait && isFull(counted, limit));
    const keptSeconds = Math.max(
      ...limits.map(({ seconds, longestWait }) => RATE_LIMIT_KEPT_TIMES * (longestWait ?? seconds)),
    );
    const until = now + keptSeconds * 1000;
    return { next: { moments: counted, waits: waits + (isReached ? 1 : 0), until, write }, result: 0 };
  });
}

/** What still counts. A clock that was ahead must close nothing once it is right again. */
function remembered(stored: Tries | null, now: number): Pick<Tries, 'moments' | 'waits'> {
  const moments = stored?.moments.filter((moment) => !isAhead(moment, now)) ?? [];
  return stored && moments.length > 0 && stored.until > now
    ? { moments, waits: stored.waits }
    : { moments: [], waits: 0 };
}

/** Forgets tries that no limit counts any more, and what is damaged. */
export async function eraseOldRateLimits(now = Date.now()): Promise<void> {
  await eraseInPages('limits', '', async (key) => {
    if (remembered(await tries(key).read(), now).moments.length === 0) await remove('limits', key);
  });
}

/** Forgets the tries, once one has led to its end. */
export const resetRateLimit = (kind: string, name: string): Promise<void> =>
  remove('limits', keyOf(kind, name));

/** Only the last `max` tries matter: whether they came within the time. */
function isFull(moments: readonly number[], { max, seconds }: Limit): boolean {
  const [first, last] = [moments.at(-max), moments.at(-1)];
  return first !== undefined && last !== undefined && last - first < seconds * 1000;
}

function secondsToWait(moments: readonly number[], waits: number, limit: Limit, now: number): number {
  if (!isFull(moments, limit)) return 0;
  const { max, seconds, longestWait } = limit;
  const wait = longestWait ? Math.min(longestWait, seconds * 2 ** Math.max(0, waits - 1)) : seconds;
  const from = moments.at(longestWait ? -1 : -max) ?? now;
  return Math.min(wait, Math.max(0, Math.ceil((from - now) / 1000 + wait)));
}
