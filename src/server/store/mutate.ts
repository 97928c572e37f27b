import { setTimeout as sleep } from 'node:timers/promises';
import { storeUnavailable } from '../errors.ts';
import { withinDeadline } from '../request-scope.ts';
import { type Condition, readText, type StoreName, writeIf } from './blob-store.ts';

/**
 * What a change makes of what is stored: `next` takes its place, null leaves it. `result` is for the caller. A result that
 * must not rest on a read that is out of date has a `next`, be it what is there already: only a write that the store takes
 * shows that what was read is so.
 */
export interface Change<Content, Result> {
  next: Content | null;
  result: Result;
}

/** Writers in other processes may come first this often; with the pauses that is two seconds at most. */
const TRIES = 12;
const PAUSE_MS = 20;
/** How often a write with an unclear result is tried, as long as nothing was written. */
const UNCLEAR_TRIES = 3;

/**
 * Reads, changes and writes, again until no other write came in between. Counts only what the store has confirmed.
 * Writers of one key in this process wait for each other, so that they do not race at the store.
 * @param change may be called several times and may throw to refuse. Where only one of several callers may succeed,
 * each of them writes a text of its own.
 * @throws 503 when nobody can tell whether the change is stored, or when it could not be made in time
 */
export function mutate<Result>(
  store: StoreName,
  key: string,
  change: (current: string | null) => Change<string, Result>,
): Promise<Result> {
  return inTurn(`${store}/${key}`, async () => {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const current = await readText(store, key);
      const { next, result } = change(current?.text ?? null);
      if (next === null) return result;
      const condition = current ? { onlyIfMatch: current.etag } : { onlyIfNew: true as const };
      if (await writeOnce(store, key, next, condition)) return result;
      await sleep(Math.random() * PAUSE_MS * attempt);
    }
    throw storeUnavailable(new Error(`Too many writers on ${store}/${key}.`));
  });
}

/**
 * Makes one conditional write. When its end is unclear, what is stored tells: our text means that it landed, and only
 * when nothing has happened is it made again, under the same condition.
 * @param isOurs whether a stored text is what this write makes
 * @returns whether it is stored; false when another write came first
 * @throws 503 when nobody can tell
 */
export async function writeOnce(
  store: StoreName,
  key: string,
  text: string,
  condition: Condition,
  isOurs = (stored: string) => stored === text,
): Promise<boolean> {
  for (let attempt = 1; attempt <= UNCLEAR_TRIES; attempt++) {
    const { outcome } = await writeIf(store, key, text, condition);
    if (outcome === 'written') return true;
    if (outcome === 'refused' && attempt === 1) return false;
    const now = await readText(store, key);
    if (now && isOurs(now.text)) return true;
    const untouched = 'onlyIfNew' in condition ? now === null : now?.etag === condition.onlyIfMatch;
    // Somebody else wrote, before ours or over it. Nobody can tell, so claim neither.
    if (!untouched) break;
  }
  throw storeUnavailable(new Error(`The fate of a write to ${store}/${key} is unknown.`));
}

/** For each key, a promise that settles after all writers so far. */
const queues = new Map<string, Promise<unknown>>();

/** Waits for earlier writers. Throws 503 if no time is left for that. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key);
  const own = before ? withinDeadline(before).then(work) : work();
  const end = Promise.allSettled([before, own]);
  queues.set(key, end);
  try {
    return await own;
  } finally {
    if (queues.get(key) === end) queues.delete(key);
  }
}
