import { randomUUID } from 'node:crypto';
import { inParallel } from '../../domain/batches.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { SKEW_MS } from '../clock.ts';
import { list, remove } from '../store/blob-store.ts';
import { isDaily } from './daily.ts';
import { type Entry, entryAt, type Folder, nameIn } from './entry.ts';

/** Mails that are still to be sent: which are due, who tries to send one, and what comes of a try. */

/** Pauses after the first, second … try that failed; there is none after the last. */
const PAUSES_MS = [1 / 60, 5 / 60, 15 / 60, 1, 3, 6, 12, 24, 24].map((hours) => hours * HOUR_MS);
const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);
/** Longer than a try takes: then whoever made it was killed. */
const LEASE_MS = 60_000;
const PARALLEL_READS = 16;
/** As many are looked at in one run. */
const AT_ONCE = 500;

/** Whether a moment is still to come. One that is further ahead than it can be was noted by a clock that was wrong. */
const isAhead = (moment: string, now: number, longest: number): boolean => {
  const ahead = Date.parse(moment) - now;
  return ahead > 0 && ahead <= longest + SKEW_MS;
};

export const namesIn = async (folder: Folder): Promise<string[]> =>
  (await list('mail', `${folder}/`)).map(({ key }) => nameIn(key));

/** As many of the mails as are looked at: daily ones first, as there are few; of the others, whose names fall as time goes on, the oldest. */
export async function readEntries(names: readonly string[]): Promise<Map<string, Entry | null>> {
  const others = names.filter((name) => !isDaily(name)).toReversed();
  const looked = [...names.filter(isDaily), ...others].slice(0, AT_ONCE);
  const entries = new Map<string, Entry | null>();
  await inParallel(looked, PARALLEL_READS, async (name) => {
    entries.set(name, await entryAt('outbox', name).read());
  });
  return entries;
}

/** The names of the mails that are due, those that wait longest first. */
export async function dueMails(now: number): Promise<string[]> {
  const due = [...(await readEntries(await namesIn('outbox')))].flatMap(([name, entry]) =>
    entry && isAhead(entry.due_at, now, LONGEST_PAUSE_MS) ? [] : [{ name, at: entry?.due_at ?? '' }],
  );
  return due.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ name }) => name);
}

/** Keeps others from trying at the same time. @returns null where somebody does, or nothing is left to do */
export const lease = (name: string): Promise<Entry | null> =>
  entryAt('outbox', name).mutate((entry) => {
    const now = Date.now();
    const isTaken = entry?.lease && isAhead(entry.lease.until, now, LEASE_MS);
    if (!entry || isTaken) return { next: null, result: null };
    const own = { id: randomUUID(), until: new Date(now + LEASE_MS).toISOString() };
    const next = { ...entry, lease: own };
    return { next, result: next };
  });

/** Lets others try after a pause, as long as nobody has done so meanwhile. */
const release = (name: string, entry: Entry, pauseMs: number): Promise<void> =>
  entryAt('outbox', name).mutate((current) => ({
    next:
      current?.lease?.id === entry.lease?.id
        ? { ...entry, due_at: new Date(Date.now() + pauseMs).toISOString(), lease: null }
        : null,
    result: undefined,
  }));

/** A mail that is sent, or that nobody needs any more. */
export const settle = (name: string): Promise<void> => remove('mail', `outbox/${name}`);

/** A mail whose enquiry is still being stored. */
export const postpone = (name: string, entry: Entry): Promise<void> =>
  release(name, entry, PAUSES_MS[0] ?? 0);

/** Whether nobody tries again when this try fails. */
export const isLastTry = ({ tries }: Pick<Entry, 'tries'>): boolean => PAUSES_MS[tries] === undefined;

/** A try that failed: there is another one later, unless it was the last. */
export async function noteFailure(name: string, entry: Entry): Promise<void> {
  const tried = { ...entry, tries: entry.tries + 1 };
  const pause = PAUSES_MS[entry.tries];
  if (pause !== undefined) return release(name, tried, pause);
  // Nobody waits for a receipt any more.
  if (entry.kind !== 'receipt') await entryAt('failed', name).write({ ...tried, lease: null });
  await settle(name);
}
