import type { z } from 'zod';
import { inParallel } from '../in-parallel.ts';
import { log } from '../log.ts';
import { type Entry, readText, type StoreName } from './blob-store.ts';
import { openEnvelope, type Version } from './envelope.ts';
import { type Kept, readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts';

/** Reads in flight at once while a list is put together. What takes more than one round is worth a snapshot. */
const PARALLEL_READS = 32;
/** Versions remembered in one process. */
const KNOWN_MAX = 20_000;

interface RecordListOptions<T> {
  store: StoreName;
  prefix: string;
  schema: z.ZodType<T>;
  /** Whether a copy of all records is kept in one blob, for processes that do not know them yet. */
  snapshot: boolean;
}

/**
 * Puts the records of a collection together. An ETag names content: what was seen with the ETag that is listed now
 * is still true, whether this process remembers it or a snapshot holds it, and only the other records are read.
 */
export function recordList<T>({ store, prefix, schema, snapshot }: RecordListOptions<T>) {
  const known = new Map<string, Version<T> & { etag: string }>();

  /**
   * @param entries the records wanted, as they are listed now
   * @param damaged whether a record that cannot be read fails the call, or is logged and left out
   * @returns what each key holds, deleted records included; and whether all of it is what the list has named
   */
  return async (
    entries: readonly Entry[],
    damaged: 'fail' | 'skip',
  ): Promise<{ found: Map<string, Version<T>>; exact: boolean }> => {
    const found = new Map<string, Version<T>>();
    const take = (key: string, { text, etag }: Kept) => {
      const version = { ...openEnvelope(text, schema, `${store}/${key}`), etag };
      found.set(key, version);
      known.set(key, version);
    };
    const missing = () => entries.filter(({ key }) => !found.has(key));

    if (known.size > KNOWN_MAX) known.clear();
    for (const { key, etag } of entries) {
      const version = known.get(key);
      if (version?.etag === etag) found.set(key, version);
    }
    const many = snapshot && missing().length > PARALLEL_READS;
    const kept: Snapshot = many ? await readSnapshot(prefix) : new Map();
    for (const { key, etag } of missing()) {
      const copy = kept.get(key);
      if (copy?.etag === etag) attempt(() => take(key, copy));
    }
    let read = 0;
    let exact = true;
    try {
      await inParallel(missing(), PARALLEL_READS, async ({ key, etag }) => {
        const blob = await readText(store, key);
        if (blob?.etag !== etag) exact = false;
        if (!blob) return;
        read += 1;
        kept.set(key, blob);
        const error = attempt(() => take(key, blob));
        if (error && damaged === 'fail') throw error;
        if (error) log('error', 'damaged-record', { error });
      });
    } finally {
      // Also what was read before the store failed, so that the next call comes further. Nothing is dropped: only a
      // part may have been asked for, and ids of such collections are never given up.
      if (many && read >= PARALLEL_READS) writeSnapshot(prefix, kept);
    }
    return { found, exact };
  };
}

/** @returns what `work` has thrown, if so */
function attempt(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
