import type { z } from 'zod';
import { inParallel } from '../../domain/batches.ts';
import { log } from '../log.ts';
import { withinDeadline } from '../request-scope.ts';
import { type Entry, readText, type StoreName } from './blob-store.ts';
import { openEnvelope, type Version } from './envelope.ts';

/** What is done about a record that cannot be read: the call fails, or the record is logged and left out, or logged and kept without `data`. */
export type IfDamaged = 'fail' | 'skip' | 'keep';

/** Reads in flight at once while a list is put together. */
const PARALLEL_READS = 32;
/** Versions remembered in one process. */
const KNOWN_MAX = 20_000;

/** What is stored under an id, be it a record or one that was deleted. */
export type StoredVersion<T> = Version<T> & { id: string };

/** Reads many records of a collection. Only those whose listed ETag this process has not seen are read again. */
export function recordCache<T>(store: StoreName, prefix: string, schema: z.ZodType<T>) {
  const known = new Map<string, StoredVersion<T> & { etag: string }>();
  /** The result for each listing; null where the store no longer held what was listed. */
  const lists = new WeakMap<readonly Entry[], Promise<readonly StoredVersion<T>[] | null>>();

  /** @returns also whether each record is the one that its entry names, and none is missing */
  async function readAll(entries: readonly Entry[], damaged: IfDamaged) {
    const wanted = entries.filter(({ key }) => key.startsWith(prefix));
    const found = new Map<string, StoredVersion<T>>();
    let exact = true;
    if (known.size > KNOWN_MAX) known.clear();
    await inParallel(wanted, PARALLEL_READS, async ({ key, etag }) => {
      const seen = known.get(key);
      if (seen?.etag === etag) return void found.set(key, seen);
      const id = key.slice(prefix.length);
      const blob = await readText(store, key);
      if (blob?.etag !== etag) exact = false;
      if (!blob) return;
      try {
        const version = openEnvelope(blob.text, schema, `${store}/${key}`);
        const read = { ...version, id, etag: blob.etag };
        found.set(key, read);
        known.set(key, read);
      } catch (error) {
        if (damaged === 'fail') throw error;
        log('error', 'damaged-record', { error });
        if (damaged === 'keep') found.set(key, { id, rev: '', deleted_at: null, data: null, was: null });
      }
    });
    const versions = wanted.flatMap(({ key }) => found.get(key) ?? []);
    return { versions: versions as readonly StoredVersion<T>[], exact };
  }

  return {
    /** What the listed keys hold, in their order. */
    read: async (entries: readonly Entry[], damaged: IfDamaged): Promise<readonly StoredVersion<T>[]> =>
      (await readAll(entries, damaged)).versions,

    /**
     * The same, read once for each array of entries, and shared. Damaged records are left out. A result that does not
     * fit the listing, since the store changed meanwhile, goes to its reader only; the next caller reads again.
     */
    async readShared(entries: readonly Entry[]): Promise<readonly StoredVersion<T>[]> {
      for (;;) {
        const shared = lists.get(entries);
        if (!shared) break;
        const versions = await withinDeadline(shared);
        if (versions) return versions;
        if (lists.get(entries) === shared) lists.delete(entries);
      }
      const own = readAll(entries, 'skip');
      const kept = own.then(({ versions, exact }) => (exact ? versions : null));
      lists.set(
        entries,
        kept.catch(() => null),
      );
      return (await own).versions;
    },
  };
}
