import { z } from 'zod';
import { inParallel } from '../../domain/batches.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import type { NoticeStatus } from '../../domain/notices.ts';
import { remove } from '../store/blob-store.ts';
import { eraseInPages } from '../store/erase-in-pages.ts';
import { jsonDocument } from '../store/json-document.ts';
import { addEntry, type Entry, entryAt, nameIn } from './entry.ts';
import { namesIn, readEntries } from './outbox.ts';
import { offBecause } from './settings.ts';

/** What the office sees of the outbox, and does about what has failed. */

/** When a mail server took a mail last. */
export const lastSent = jsonDocument('mail', 'last-sent', z.object({ at: z.iso.datetime() }));

/** How the notices go. Receipts are none. */
export async function noticeStatus(): Promise<NoticeStatus> {
  const isNotice = (name: string) => !name.endsWith('.receipt');
  const [last, inOutbox, inFailed] = await Promise.all([
    lastSent.read(),
    namesIn('outbox'),
    namesIn('failed'),
  ]);
  const [waiting, failed] = [inOutbox.filter(isNotice), inFailed.filter(isNotice)];
  const entries = [...(await readEntries(waiting)).values()].filter((entry) => entry !== null);
  const [lastFailed] = failed;
  const known = lastFailed === undefined ? null : await entryAt('failed', lastFailed).read();
  const reasons = [...entries.map(({ reason }) => reason), known?.reason ?? ''].filter(Boolean);
  return {
    off_because: offBecause(),
    last_sent_at: last?.at ?? null,
    waiting: waiting.length,
    next_try_at: entries.map(({ due_at }) => due_at).sort()[0] ?? null,
    failed: failed.length,
    reason: reasons[0] ?? null,
  };
}

const PARALLEL_TRIES = 16;

/** Has everything that failed tried again, from the beginning. */
export async function retryFailed(): Promise<void> {
  await inParallel(await namesIn('failed'), PARALLEL_TRIES, async (name) => {
    const entry = await entryAt('failed', name).read();
    if (entry) await addEntry(name, anew(entry));
    await remove('mail', `failed/${name}`);
  });
}

const anew = (entry: Entry): Entry => ({
  ...entry,
  tries: 0,
  due_at: new Date().toISOString(),
  lease: null,
});

/** Nobody answers what has failed for so long. */
export const eraseOldFailures = (now = Date.now()): Promise<void> =>
  eraseInPages('mail', 'failed/', async (key) => {
    const entry = await entryAt('failed', nameIn(key)).read();
    if (!entry || now - Date.parse(entry.made_at) > DELETED_KEPT_DAYS * DAY_MS) await remove('mail', key);
  });
