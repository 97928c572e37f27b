import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inParallel } from '../../domain/batches.ts';
import { list, remove } from './blob-store.ts';
import { jsonDocument } from './json-document.ts';

/** At most `max` tries in any `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
  /** Whether the wait is counted from the last try, not from the first. */
  lockout?: boolean;
}

/** When a key was tried, in ms since 1970, and the id of the last write, so that no two write the same. */
const triesSchema = z.object({ moments: z.array(z.number()), write: z.string() });
const tries = (key: string) => jsonDocument('limits', key, triesSchema);
const PARALLEL_READS = 16;
/** Seconds to wait, for a try that came together with too many others. */
const TOO_MANY_AT_ONCE = 1;

/** How many tries of a key this process is counting at the moment. */
const underWay = new Map<string, number>();

/** Names may hold addresses and emails, which belong in no key. */
const keyOf = (kind: string, name: string) =>
  `${kind}/${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;

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
  return tries(key).mutate((before) => {
    const now = Date.now();
    const moments = before?.moments ?? [];
    const wait = Math.max(...limits.map((limit) => secondsToWait(moments, limit, now)));
    const counted = [...moments, now].slice(-Math.max(...limits.map(({ max }) => max)));
    return { next: wait > 0 ? null : { moments: counted, write }, result: wait };
  });
}

/** Forgets tries that no limit counts any more. @param seconds the longest window of any limit */
export async function eraseOldRateLimits(seconds: number, now = Date.now()): Promise<void> {
  await inParallel(await list('limits'), PARALLEL_READS, async ({ key }) => {
    const last = (await tries(key).read())?.moments.at(-1);
    // Without one it is damaged.
    if (last === undefined || last < now - seconds * 1000) await remove('limits', key);
  });
}

/** Forgets the tries, once one has led to its end. */
export const resetRateLimit = (kind: string, name: string): Promise<void> =>
  remove('limits', keyOf(kind, name));

/** Only the last `max` tries matter: whether they came within the time, and how long ago. */
function secondsToWait(moments: readonly number[], { max, seconds, lockout }: Limit, now: number): number {
  const window = seconds * 1000;
  const [first, last] = [moments.at(-max), moments.at(-1)];
  if (first === undefined || last === undefined || last - first >= window) return 0;
  const until = (lockout ? last : first) + window;
  return Math.max(0, Math.ceil((until - now) / 1000));
}
