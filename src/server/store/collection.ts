import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { API_TEXTS, MISSING_TEXTS } from '#texts/api';
import { groupsOf } from '../../domain/batches.ts';
import { isRestorable } from '../../domain/trash.ts';
import { HttpError, notFound, preconditionFailed, storeUnavailable } from '../errors.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { remainingMs } from '../request-scope.ts';
import { type Entry, list, listBehind, readText, remove, type StoreName } from './blob-store.ts';
import { STORE_BUDGET_MS } from './deadlines.ts';
import { openEnvelope, peekEnvelope, sealEnvelope, type Version } from './envelope.ts';
import { type Change, mutate, writeOnce } from './mutate.ts';
import { recordCache, type StoredVersion } from './record-cache.ts';

/** A record together with `rev`, which changes with every write and is the API's ETag. */
export interface Versioned<T> {
  rev: string;
  data: T;
}
/** Whether a caller accepts the record with this `rev`, and what it says as far as that can be read. */
export type RevCheck = (rev: string, data: unknown) => boolean;

interface CollectionOptions<T> {
  store: StoreName;
  prefix: string;
  /** Shape of a record, without the limits of what may be typed: those may change, and records stay. */
  schema: z.ZodType<T>;
  /** The message for an unknown record. */
  missing: string;
}
/** Time that is left when a page ends early: enough to read what has been begun. */
const PAGE_RESERVE_MS = STORE_BUDGET_MS / 3;
/** As many are read at once, in parallel, even for a short page. */
const CHUNK_MIN = 32;

/** Whether nothing is left of what a deleted record said. */
const isErased = (text: string): boolean => {
  const { deleted_at, data } = peekEnvelope(text);
  return typeof deleted_at === 'string' && data === null;
};

/** What stays of a record that is deleted now. */
const tombstone = (was: unknown): string => sealEnvelope(randomUUID(), was, new Date().toISOString());

export type RecordCollection<T> = ReturnType<typeof recordCollection<T>>;

/**
 * The records under one prefix of a store. Every write is conditional on what was read, and counts only when
 * the store has confirmed it. A deleted record stays as a tombstone: its id is never given to another one,
 * and deleting is as atomic as any other write, which the store's own delete is not.
 */
export function recordCollection<T>({ store, prefix, schema, missing }: CollectionOptions<T>) {
  const cache = recordCache(store, `${prefix}/`, schema);
  const keyOf = (id: string) => `${prefix}/${id}`;
  const idOf = ({ key }: Pick<Entry, 'key'>) => key.slice(prefix.length + 1);

  /** Those that were not deleted; the same array for the same array. */
  const present = memoizeWeak((versions: readonly StoredVersion<T>[]): readonly Versioned<T>[] =>
    versions.flatMap(({ rev, data }) => (data ? [{ rev, data }] : [])),
  );

  /** @throws 503 for a damaged record, which somebody may delete or restore from a backup */
  function opened(id: string, text: string): Version<T> {
    try {
      return openEnvelope(text, schema, `${store}/${keyOf(id)}`);
    } catch (cause) {
      throw new HttpError(503, API_TEXTS.damaged, { cause });
    }
  }

  function isReadable(id: string, text: string): boolean {
    try {
      return Boolean(opened(id, text));
    } catch {
      return false;
    }
  }

  /**
   * A new version of a record, under a name of its own.
   * @param before what it was: a later version of this code may have added what this one does not know, and that stays
   */
  function versionOf(data: T, before: T, stored: unknown): Change<string, Versioned<T>> {
    const rev = randomUUID();
    const unknown = Object.entries(Object(stored)).filter(([name]) => !Object.hasOwn(Object(before), name));
    return {
      next: sealEnvelope(rev, { ...Object.fromEntries(unknown), ...data }, null),
      result: { rev, data },
    };
  }

  /**
   * Lets only a record pass that is there, or that `absent` stands in for, and that the caller accepts.
   * @returns what is stored, or null for what stands in
   * @throws 404, or 412 when `ifMatch` does not accept its `rev`
   */
  function checked(text: string | null, ifMatch?: RevCheck, absent?: Versioned<T>): string | null {
    const stored = peekEnvelope(text ?? '');
    const isStored = text !== null && !stored.deleted_at;
    const found = isStored ? stored : absent;
    if (!found) throw notFound(missing);
    if (ifMatch && !ifMatch(found.rev, found.data)) throw preconditionFailed();
    return isStored ? text : null;
  }

  return {
    /** @returns the record, or null when there is none or it was deleted. @throws 503 for a damaged one */
    async get(id: string): Promise<Versioned<T> | null> {
      const stored = await readText(store, keyOf(id));
      const found = stored && opened(id, stored.text);
      return found?.data ? { rev: found.rev, data: found.data } : null;
    },

    /** The same where one that is damaged counts as none; it is logged. */
    async find(id: string): Promise<Versioned<T> | null> {
      const [found] = await cache.read([{ key: keyOf(id), etag: '' }], 'skip');
      return found?.data ? { rev: found.rev, data: found.data } : null;
    },

    /**
     * @param rev the same one each time that the same request is repeated
     * @returns the record, or null when the id is taken (also by a deleted one)
     */
    async create(id: string, data: T, rev: string = randomUUID()): Promise<Versioned<T> | null> {
      const text = sealEnvelope(rev, data, null);
      const isOurs = (stored: string) => peekEnvelope(stored).rev === rev;
      const created = await writeOnce(store, keyOf(id), text, { onlyIfNew: true }, isOurs);
      return created ? { rev, data } : null;
    },

    /**
     * @param absent what stands in for the record where there is none, or no more; left out, that is a 404
     * @throws 404, or 412 when `ifMatch` does not accept the record's `rev`
     */
    update: (
      id: string,
      change: (current: T) => T,
      ifMatch?: RevCheck,
      absent?: Versioned<T>,
    ): Promise<Versioned<T>> =>
      mutate(store, keyOf(id), (text) => {
        const stored = checked(text, ifMatch, absent);
        const current = stored === null ? absent?.data : opened(id, stored).data;
        if (!current) throw notFound(missing);
        return versionOf(change(current), current, stored === null ? null : peekEnvelope(stored).data);
      }),

    /** What `delete` refuses, without deleting. @throws 404, or 412 when `ifMatch` does not accept the record's `rev` */
    async expect(id: string, ifMatch?: RevCheck): Promise<void> {
      checked((await readText(store, keyOf(id)))?.text ?? null, ifMatch);
    },

    /**
     * Leaves a tombstone that keeps what the record said. Also takes a damaged record away.
     * @param absent the same
     * @returns what it said, or null when it was damaged or absent
     * @throws 404, or 412 when `ifMatch` does not accept the record's `rev`
     */
    delete: (id: string, ifMatch?: RevCheck, absent?: Versioned<T>): Promise<T | null> =>
      mutate(store, keyOf(id), (text) => {
        const stored = checked(text, ifMatch, absent);
        if (stored === null) return { next: text ?? tombstone(null), result: null };
        const was = peekEnvelope(stored).data ?? null;
        return { next: tombstone(was), result: schema.safeParse(was).data ?? null };
      }),

    /**
     * Brings a deleted record back under its id.
     * @param change what is other than before the deletion
     * @throws 404 when it was not deleted, or too long ago
     */
    restore: (id: string, change: (was: T) => T = (was) => was): Promise<Versioned<T>> =>
      mutate(store, keyOf(id), (text) => {
        const found = text === null ? null : opened(id, text);
        if (!found?.deleted_at || !found.was || !isRestorable(found.deleted_at)) {
          throw notFound(MISSING_TEXTS.trash);
        }
        return versionOf(change(found.was), found.was, peekEnvelope(text ?? '').data);
      }),

    /**
     * Makes a record what a backup says it was. A tombstone whose data was erased only keeps its id taken, and takes
     * nothing from a record that is there.
     * @param overErased whether an empty tombstone may be written over, or is about to be removed
     * @returns whether that changed anything
     * @throws 503 for a tombstone that is about to be removed
     */
    put: (
      id: string,
      data: T | null,
      deleted_at: string | null,
      overErased: 'write' | 'fail' = 'write',
    ): Promise<boolean> =>
      mutate(store, keyOf(id), (text) => {
        if (text !== null && data === null) return { next: null, result: false };
        const current = text === null ? null : peekEnvelope(text);
        if (overErased === 'fail' && current?.deleted_at && current.data === null) {
          throw storeUnavailable(new Error(`${store}/${keyOf(id)} is being erased.`));
        }
        const same = isDeepStrictEqual([current?.data, current?.deleted_at], [data, deleted_at]);
        return { next: same ? null : sealEnvelope(randomUUID(), data, deleted_at), result: !same };
      }),

    /** Whether nothing of a record is left but its id, or not even that. */
    async saysNothing(id: string): Promise<boolean> {
      const stored = await readText(store, keyOf(id));
      return stored === null || isErased(stored.text);
    },

    /**
     * Erases what a record says at once, whether it was deleted or not; its id stays taken.
     */
    blank: (id: string): Promise<void> =>
      mutate(store, keyOf(id), (text) => ({
        next: text !== null && isErased(text) ? text : tombstone(null),
        result: undefined,
      })),

    /**
     * Erases what a deleted record said, once it can no longer be brought back; its id stays taken.
     * @returns whether nothing of it is left
     */
    forget: (id: string, now: number): Promise<boolean> =>
      mutate(store, keyOf(id), (text) => {
        const { deleted_at, data } = peekEnvelope(text ?? '');
        const gone = typeof deleted_at === 'string' && !isRestorable(deleted_at, now);
        const next = gone && data !== null ? sealEnvelope(randomUUID(), null, deleted_at) : null;
        return { next, result: gone };
      }),

    /**
     * Records in the order of their ids, `limit` at most, after the id `cursor`: for lists too long to read as a whole.
     * Fewer when many that were deleted stand between and the time is nearly over.
     * @param show what the list says of each; null leaves it out. One that was not deleted and has no `data` is damaged
     * @returns also the id to go on after, when there may be more
     */
    async page<Shown>(
      { limit, cursor = '' }: { limit: number; cursor?: string | undefined },
      isWanted: (id: string) => boolean,
      show: (stored: StoredVersion<T>) => Shown | null,
    ): Promise<{ records: Shown[]; next: string | null }> {
      const records: Shown[] = [];
      let next: string | null = null;
      let seen: string | null = null;
      for await (const listed of listBehind(store, keyOf(''), cursor)) {
        const wanted = listed.filter((entry) => isWanted(idOf(entry)));
        for (const chunk of groupsOf(wanted, Math.max(limit + 1, CHUNK_MIN))) {
          if (seen && remainingMs() < PAGE_RESERVE_MS) return { records, next: seen };
          for (const stored of await cache.read(chunk, 'keep')) {
            seen = stored.id;
            const shown = show(stored);
            if (shown === null) continue;
            if (records.length === limit) return { records, next };
            records.push(shown);
            next = stored.id;
          }
        }
      }
      return { records, next: null };
    },

    /** Makes a tombstone of a record that is damaged, so that what stands in for it can be changed; leaves any other. */
    buryDamaged: (id: string): Promise<void> =>
      mutate(store, keyOf(id), (text) => {
        const isDamaged = text !== null && !isReadable(id, text);
        return { next: isDamaged ? tombstone(null) : null, result: undefined };
      }),

    /** Removes every trace of a record; its id is free again. */
    erase: (id: string): Promise<void> => remove(store, keyOf(id)),

    /** The first `count` entries behind an id, deleted ones included. @returns also whether there are more */
    async entriesAfter(id: string, count: number): Promise<{ entries: Entry[]; more: boolean }> {
      const entries: Entry[] = [];
      for await (const page of listBehind(store, keyOf(''), id)) {
        entries.push(...page);
        if (entries.length > count) break;
      }
      return { entries: entries.slice(0, count), more: entries.length > count };
    },

    /** What is listed of ids that begin with `start` (default: all), deleted ones included. */
    entries: (start = ''): Promise<Entry[]> => list(store, keyOf(start)),

    idOf,

    /** What each of the given entries (default: all) holds, deleted ones included; damaged ones are logged and left out. */
    versions: async (entries?: readonly Entry[]): Promise<readonly StoredVersion<T>[]> =>
      cache.read(entries ?? (await list(store, keyOf(''))), 'skip'),

    /**
     * Every record of the given entries (default: all) that was not deleted, in the order of its keys. Only
     * what changed since the last call is read again; for the same array of entries it is the same array.
     * @param damaged whether a record that cannot be read fails the call, or is logged and left out
     */
    async all(
      entries?: readonly Entry[],
      damaged: 'fail' | 'skip' = 'skip',
    ): Promise<readonly Versioned<T>[]> {
      const listed = entries ?? (await list(store, keyOf('')));
      return present(await (damaged === 'fail' ? cache.read(listed, damaged) : cache.readShared(listed)));
    },
  };
}
