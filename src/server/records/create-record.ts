import { randomUUID } from 'node:crypto';
import type { ContentKind, StoredRecord } from '../../domain/kind.ts';
import { storeUnavailable } from '../errors.ts';
import type { Versioned } from '../store/collection.ts';
import { requestsOf } from '../store/idempotency.ts';
import { recordsOf } from './collections.ts';
import { nextSlug, slugBase } from './slug.ts';

const CREATE_TRIES = 30;
const TAKEN_MAX = 1000;

/**
 * What stores new records of a kind under ids made from a title.
 * @param from the field that is the title
 * @param reserved ids that mean something else
 */
export function recordCreation<T extends StoredRecord>(
  kind: ContentKind<T>,
  from: string,
  reserved?: ReadonlySet<string>,
) {
  const records = recordsOf(kind);
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

  return async (values: Record<string, unknown>, key: string | null): Promise<Versioned<T>> => {
    const here = { id: randomUUID(), at: new Date().toISOString() };
    const { id: request, at } = await requestsOf(kind).first(key, values, here);
    const base = slugBase(String(values[from]), request, kind.name, reserved);
    for (let attempt = 0; attempt < CREATE_TRIES; attempt++) {
      const { id, made } =
        key === null
          ? { id: await reserveId(base, attempt > 0), made: false }
          : await idOfRequest(base, request);
      const named = { id, created_at: at, updated_at: at, ...(key !== null && { request }) };
      const data = kind.recordSchema.parse({ ...values, ...named });
      if (made || (await records.create(id, data, request))) return { rev: request, data };
    }
    throw storeUnavailable(new Error(`No free id for ${base}.`));
  };
}
