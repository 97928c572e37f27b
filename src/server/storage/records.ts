import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { notFound, preconditionFailed, storeUnavailable } from '../errors.ts';
import { log } from '../log.ts';
import { type Condition, type Entry, list, readText, remove, type StoreName, writeIf } from './blob-store.ts';
import { openEnvelope, peekEnvelope, sealEnvelope, type Version } from './envelope.ts';

/** A record together with `rev`, which changes with every write and is the API's ETag. */
export interface Stored<T> {
  rev: string;
  data: T;
}
/** Whether a caller accepts the record with this `rev`. */
export type RevCheck = (rev: string) => boolean;

/** A contended record is tried this often, with growing pauses, before its writer is told to come back. */
const WRITE_TRIES = 12;
const PAUSE_MS = 15;
/** Reads in flight at once while a list is put together. */
const PARALLEL_READS = 32;
/** Versions remembered in one process. */
const KNOWN_MAX = 20_000;

interface CollectionOptions<T> {
  store: StoreName;
  prefix: string;
  /** Shape of a record, without the limits of what may be typed: those may change, and records stay. */
  schema: z.ZodType<T>;
  /** Told to who asks for a record that is not there. */
  missing: string;
}

/**
 * The records under one prefix of a store. Every write is conditional on what was read, and counts only when
 * the store has confirmed it. A deleted record stays as a tombstone: its id is never given to another one,
 * and deleting is as atomic as any other write, which the store's own delete is not.
 */
export function recordCollection<T>({ store, prefix, schema, missing }: CollectionOptions<T>) {
  /** What was read before, by key; an ETag names content, so an entry with the same ETag is still true. */
  const known = new Map<string, Version<T> & { etag: string }>();
  const keyOf = (id: string) => `${prefix}/${id}`;

  async function read(key: string): Promise<(Version<T> & { etag: string }) | null> {
    const found = await readText(store, key);
    return found && { ...openEnvelope(found.text, schema, `${store}/${key}`), etag: found.etag };
  }

  /**
   * Writes one version. A write whose fate is unknown is looked up by its `rev`; only when nothing has
   * happened yet is it repeated, under the same condition.
   * @returns whether it was written; false when another write came first
   */
  async function write(key: string, rev: string, text: string, condition: Condition): Promise<boolean> {
    let everUnclear = false;
    for (let attempt = 0; attempt < 3; attempt++) {
      const result = await writeIf(store, key, text, condition);
      if (result.outcome === 'written') return true;
      if (result.outcome === 'refused' && !everUnclear) return false;
      everUnclear = true;
      const now = await readText(store, key);
      if (now && peekEnvelope(now.text).rev === rev) return true;
      const untouched = 'onlyIfNew' in condition ? now === null : now?.etag === condition.onlyIfMatch;
      // Somebody else wrote: before ours landed, or over it? Nobody can tell, so neither is claimed.
      if (!untouched) break;
    }
    throw storeUnavailable(new Error(`The fate of a write to ${store}/${key} is unknown.`));
  }

  /** Reads, changes and writes until no other write came between. `change` may throw to refuse. */
  async function rewrite(id: string, change: (text: string, rev: string) => string, ifMatch?: RevCheck) {
    const key = keyOf(id);
    for (let attempt = 0; attempt < WRITE_TRIES; attempt++) {
      const current = await readText(store, key);
      const { rev, deleted_at } = current ? peekEnvelope(current.text) : { rev: '', deleted_at: null };
      if (!current || deleted_at) throw notFound(missing);
      if (ifMatch && !ifMatch(rev)) throw preconditionFailed();
      const newRev = randomUUID();
      const text = change(current.text, newRev);
      if (await write(key, newRev, text, { onlyIfMatch: current.etag })) return newRev;
      await sleep(Math.random() * PAUSE_MS * (attempt + 1));
    }
    throw storeUnavailable(new Error(`Too many writers on ${store}/${key}.`));
  }

  return {
    /** @returns the record, or null when there is none or it was deleted */
    async get(id: string): Promise<Stored<T> | null> {
      const found = await read(keyOf(id));
      return found?.data ? { rev: found.rev, data: found.data } : null;
    },

    /** @returns the record, or null when the id is taken (also by a deleted one) */
    async create(id: string, data: T, rev: string = randomUUID()): Promise<Stored<T> | null> {
      const created = await write(keyOf(id), rev, sealEnvelope(rev, data, null), { onlyIfNew: true });
      return created ? { rev, data } : null;
    },

    /** @throws 404, or 412 when `ifMatch` does not accept the record's `rev` */
    async update(id: string, change: (current: T) => T, ifMatch?: RevCheck): Promise<Stored<T>> {
      let data: T | undefined;
      const rev = await rewrite(
        id,
        (text, newRev) => {
          const current = openEnvelope(text, schema, `${store}/${keyOf(id)}`).data;
          if (current === null) throw notFound(missing);
          data = change(current);
          return sealEnvelope(newRev, data, null);
        },
        ifMatch,
      );
      return { rev, data: data as T };
    },

    /** Also takes a damaged record away. @throws 404, or 412 when `ifMatch` does not accept the record's `rev` */
    async delete(id: string, ifMatch?: RevCheck): Promise<void> {
      const now = () => new Date().toISOString();
      await rewrite(id, (text, rev) => sealEnvelope(rev, peekEnvelope(text).data ?? null, now()), ifMatch);
    },

    /** Removes every trace of a record; its id is free again. */
    erase: (id: string): Promise<void> => remove(store, keyOf(id)),

    /** Ids that begin with `start`, deleted ones included. */
    async idsStartingWith(start: string): Promise<string[]> {
      return (await list(store, keyOf(start))).map(({ key }) => key.slice(prefix.length + 1));
    },

    /**
     * Every record of the given entries (default: all) that was not deleted, in the order of its keys. Only
     * what changed since the last call is read again.
     * @param damaged whether a record that cannot be read fails the call, or is logged and left out
     */
    async all(entries?: Entry[], damaged: 'fail' | 'skip' = 'skip'): Promise<Stored<T>[]> {
      const listed = entries ?? (await list(store, `${prefix}/`));
      const wanted = listed.filter(({ key }) => key.startsWith(`${prefix}/`));
      const found = new Map<string, Version<T>>();
      const queue = wanted.values();
      const reader = async () => {
        for (const { key, etag } of queue) {
          const remembered = known.get(key);
          const version = remembered?.etag === etag ? remembered : await read(key).catch(refuse);
          if (!version) continue;
          found.set(key, version);
          known.set(key, version);
        }
      };
      const refuse = (error: Error) => {
        if (damaged === 'fail' || error.name === 'HttpError') throw error;
        log('error', 'damaged-record', { error });
        return null;
      };
      await Promise.all(Array.from({ length: Math.min(PARALLEL_READS, wanted.length) }, reader));
      if (known.size > KNOWN_MAX) known.clear();
      return wanted.flatMap(({ key }) => {
        const version = found.get(key);
        return version?.data ? [{ rev: version.rev, data: version.data }] : [];
      });
    },
  };
}
