import { createHash } from 'node:crypto';
import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { inParallel } from '../../domain/batches.ts';
import type { ContentKind } from '../../domain/kind.ts';
import { CONTENT_KINDS } from '../../domain/record-kind.ts';
import { badRequest, conflict } from '../errors.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { recordCollection } from './collection.ts';

/** The name under which a client repeats one request, or null. @throws 400 when it is no usable name */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw badRequest(API_TEXTS.keyLength);
  }
  return key;
}

/** The first sending of a request that may be sent again under the same key, because its answer was lost. */
export interface IdempotentRequest {
  /** Names what the request makes. */
  id: string;
  /** When it came first. */
  at: string;
}

const attemptSchema = z.object({ id: z.string(), at: z.iso.datetime(), digest: z.string() });

/** How long a retry is recognised. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const PARALLEL_ERASURES = 16;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What repeated requests of one kind are recognised by. Keys are kept hashed: who reads them could use them. */
function idempotencyStore(prefix: string) {
  const records = recordCollection({
    store: 'attempts',
    prefix,
    schema: attemptSchema,
    missing: 'There is no such request.',
  });

  /**
   * Finds the first sending of a request.
   * @param content what the request says
   * @returns null when it has not come before
   * @throws 409 when the key came with something else
   */
  async function find(key: string, content: unknown): Promise<IdempotentRequest | null> {
    const found = await records.find(sha256(key));
    if (found && found.data.digest !== sha256(JSON.stringify(content))) {
      throw conflict(API_TEXTS.keyUsed);
    }
    return found ? found.data : null;
  }

  return {
    find,

    /**
     * To be called before anything is stored, so that a crash after it is mended by the next sending.
     * @returns the first sending: `here`, unless the same request has come before under its key
     * @throws 409 when the key came with something else
     */
    async first(key: string | null, content: unknown, here: IdempotentRequest): Promise<IdempotentRequest> {
      if (key === null) return here;
      const digest = sha256(JSON.stringify(content));
      if (await records.create(sha256(key), { ...here, digest })) return here;
      const before = await find(key, content);
      if (before) return before;
      // Damaged: who knows what it made. Storing it twice is better than not at all.
      await records.put(sha256(key), { ...here, digest }, null);
      return here;
    },

    /** Forgets requests that will not come again. */
    async forgetOld(now: number): Promise<void> {
      const old = (await records.versions()).filter(
        ({ data }) => data && now - Date.parse(data.at) > KEPT_MS,
      );
      await inParallel(old, PARALLEL_ERASURES, ({ id }) => records.erase(id));
    },
  };
}

export const enquiryRequests = idempotencyStore('enquiries');
export const requestsOf = memoizeWeak(({ name, prefix = name }: ContentKind) => idempotencyStore(prefix));

/** Forgets which records were asked for long ago; their ids are never given again anyhow. Enquiries have rules of their own. */
export async function forgetOldRequests(now = Date.now()): Promise<void> {
  for (const kind of CONTENT_KINDS) await requestsOf(kind).forgetOld(now);
}
