import { createHash } from 'node:crypto';
import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import type { ContentKind } from '../../domain/kind.ts';
import { badRequest, conflict } from '../errors.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { readText, remove } from './blob-store.ts';
import { recordCollection } from './collection.ts';
import { openEnvelope } from './envelope.ts';
import { eraseInPages } from './erase-in-pages.ts';

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
type Attempt = z.infer<typeof attemptSchema>;

/** As it stands in keys: the time of a request is known without reading it. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const isOver = ({ at }: IdempotentRequest, now: number) => now - Date.parse(at) > DAY_MS;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const digestOf = (content: unknown) => sha256(JSON.stringify(content));

/**
 * What repeated requests of one kind are recognised by, under `{prefix}/{day}/{hash of the key}`. Keys are kept hashed:
 * who reads them could use them.
 *
 * A request is kept under its day, and then under the next one. So a repeat within 24 hours finds it under its own day,
 * and two sendings on either side of midnight meet at the later day: whoever comes second there gives way.
 */
function idempotencyStore(prefix: string) {
  const records = recordCollection({
    store: 'attempts',
    prefix,
    schema: attemptSchema,
    missing: 'There is no such request.',
  });

  /** Of a request from before keys named their day. */
  async function undated(hash: string, now: number): Promise<Attempt | undefined> {
    const found = await records.find(hash);
    return found && !isOver(found.data, now) ? found.data : undefined;
  }

  /** @returns what is kept under an id from now on: `attempt`, unless another one came first */
  async function keep(id: string, attempt: Attempt): Promise<Attempt> {
    if (await records.create(id, attempt)) return attempt;
    const before = await records.find(id);
    if (before) return before.data;
    // Damaged: who knows what it made. Storing it twice is better than not at all.
    await records.put(id, attempt, null);
    return attempt;
  }

  return {
    /** Whether the same request has come before under this key. */
    async isRepeat(key: string, content: unknown): Promise<boolean> {
      const [hash, now] = [sha256(key), Date.now()];
      const before = (await records.find(`${dayOf(now)}/${hash}`))?.data ?? (await undated(hash, now));
      return before?.digest === digestOf(content);
    },

    /**
     * To be called before anything is stored, so that a crash after it is mended by the next sending.
     * @returns the first sending: `here`, unless the same request has come before under its key
     * @throws 409 when the key came with something else
     */
    async first(key: string | null, content: unknown, here: IdempotentRequest): Promise<IdempotentRequest> {
      if (key === null) return here;
      const [hash, digest, now] = [sha256(key), digestOf(content), Date.parse(here.at)];
      let attempt = (await undated(hash, now)) ?? { ...here, digest };
      for (const day of [dayOf(now), dayOf(now + DAY_MS)])
        if (!isOver(attempt, now)) attempt = await keep(`${day}/${hash}`, attempt);
      if (attempt.digest !== digest) throw conflict(API_TEXTS.keyUsed);
      return attempt;
    },
  };
}

export const enquiryRequests = idempotencyStore('enquiries');
export const requestsOf = memoizeWeak(({ name, prefix = name }: ContentKind) => idempotencyStore(prefix));

const DATED = /\/(\d{4}-\d\d-\d\d)\/[0-9a-f]{64}$/;

/** Forgets requests that will not come again. */
export async function forgetOldRequests(now = Date.now()): Promise<void> {
  // One that began before midnight may still be under way.
  const oldest = dayOf(now - HOUR_MS);
  await eraseInPages('attempts', '', async (key) => {
    const [, day] = DATED.exec(key) ?? [];
    if (day ? day < oldest : await isUndatedOver(key, now)) await remove('attempts', key);
  });
}

/** Of a key without a day. What cannot be read can be recognised by nobody. */
async function isUndatedOver(key: string, now: number): Promise<boolean> {
  const found = await readText('attempts', key);
  try {
    const { data } = openEnvelope(found?.text ?? '', attemptSchema, `attempts/${key}`);
    return data === null || isOver(data, now);
  } catch {
    return true;
  }
}
