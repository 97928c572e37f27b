import { randomUUID } from 'node:crypto';
import { storeUnavailable } from '../errors.ts';
import type { RecordCollection, Versioned } from '../store/collection.ts';
import type { IdempotencyStore } from '../store/idempotency.ts';
import { ensureSeeded } from './seeding.ts';
import { nextSlug, slugBase } from './slug.ts';

const CREATE_TRIES = 30;
const TAKEN_MAX = 1000;

interface Named {
  id: string;
  created_at: string;
  updated_at: string;
  request?: string | undefined;
}
interface CreationOptions<T> {
  records: RecordCollection<T>;
  requests: IdempotencyStore;
  /** What the id of a title begins with that makes none by itself. */
  word: string;
  /** Ids that mean something else. */
  reserved?: ReadonlySet<string>;
}

/** What stores new records of a collection under ids made from a title. */
export function recordCreation<T extends Named>({ records, requests, ...slugOptions }: CreationOptions<T>) {
  /** Ids with a base that are taken, or are about to be here; of a title seen before, the store need not be asked again. */
  const taken = new Map<string, Promise<Set<string>>>();

  /** Asks which ids with a base are taken. Those that were given out here stay so: their writes may be on the way. */
  async function lookUp(base: string, known: Promise<Set<string>> | undefined): Promise<Set<string>> {
    const listed = (await records.entries(base)).map(records.idOf);
    return new Set([...listed, ...((await known) ?? [])]);
  }

  /** An id that nobody else here is given. @param anew whether another instance was found to have taken the last one */
  async function reserveId(base: string, anew: boolean): Promise<string> {
    if (taken.size > TAKEN_MAX) taken.clear();
    const known = taken.get(base);
    const asked = known && !anew ? known : lookUp(base, known);
    taken.set(base, asked);
    asked.catch(() => taken.delete(base));
    const ids = await asked;
    const id = nextSlug(base, ids);
    ids.add(id);
    return id;
  }

  /**
   * The id for a request that may be sent several times, and whether an earlier sending has made its record, which may
   * have been deleted since. All sendings try the same ids in the same order, so no two of them make a record each.
   */
  async function idOfRequest(base: string, request: string): Promise<{ id: string; made: boolean }> {
    const entries = await records.entries(base);
    const versions = await records.versions(entries);
    const earlier = versions.find(({ data, was }) => (data ?? was)?.request === request);
    if (earlier) return { id: earlier.id, made: true };
    return { id: nextSlug(base, new Set(entries.map(records.idOf))), made: false };
  }

  /**
   * Stores a new record. With an idempotency key, the same one sent again is stored once and answered as the first time.
   * @param content what the request says
   * @throws 409 when the key came with something else before
   */
  return async (
    title: string,
    content: unknown,
    key: string | null,
    recordOf: (made: Named) => T,
  ): Promise<Versioned<T>> => {
    await ensureSeeded();
    const here = { id: randomUUID(), at: new Date().toISOString() };
    const { id: request, at } = await requests.first(key, content, here);
    const base = slugBase(title, request, slugOptions);
    for (let attempt = 0; attempt < CREATE_TRIES; attempt++) {
      const { id, made } =
        key === null
          ? { id: await reserveId(base, attempt > 0), made: false }
          : await idOfRequest(base, request);
      const data = recordOf({ id, created_at: at, updated_at: at, ...(key !== null && { request }) });
      if (made || (await records.create(id, data, request))) return { rev: request, data };
    }
    throw storeUnavailable(new Error(`No free id for ${base}.`));
  };
}
