import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { getStore, type Store } from '@netlify/blobs';

/** A running Blobs server, ours or another, as the client needs to know it. */
export type ServerUnderTest = {
  context: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  /** The value of NETLIFY_BLOBS_CONTEXT. */
  encodedContext: string;
  stop: () => Promise<unknown>;
};

/** A named promise of the protocol. `run` throws when the server does not keep it. */
export type BlobsCheck = {
  name: string;
  /** A broken server may keep the promise by luck of timing, so that one failure is as good as certainty. */
  racy?: true;
  run: (server: ServerUnderTest) => Promise<void>;
};

const PREFIX = 'check';

/** A store that nobody has used, so that checks do not see each other's blobs. */
export const freshName = (): string => `${PREFIX}-${randomUUID()}`;

export const edgeStore = (server: ServerUnderTest, name = freshName()): Store =>
  getStore({ name, ...server.context, consistency: 'strong' });

/** Runs `work` as a function runs in production: configured by nothing but the environment. */
export async function withEnvironment(server: ServerUnderTest, work: () => Promise<void>): Promise<void> {
  const before = process.env.NETLIFY_BLOBS_CONTEXT;
  process.env.NETLIFY_BLOBS_CONTEXT = server.encodedContext;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NETLIFY_BLOBS_CONTEXT;
    else process.env.NETLIFY_BLOBS_CONTEXT = before;
  }
}

/** The ETag or a failure: an undefined one would turn a conditional write into a blind one. */
export function etagIn(result: { etag?: string | undefined } | null): string {
  assert.ok(result?.etag, 'the answer carries an ETag');
  return result.etag;
}

/** How many of the writes were made; only `modified` with an ETag is a confirmed write. */
export const countWritten = (results: { modified: boolean; etag?: string }[]): number =>
  results.filter(({ modified, etag }) => modified && etag).length;

export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

export const keysOf = async (store: Store, options: { prefix?: string } = {}): Promise<string[]> =>
  (await store.list(options)).blobs.map(({ key }) => key);
