import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { type Blobs, blobsOver } from '../../netlify/local/blobs/blobs.ts';
import { blobsIn } from '../../netlify/local/blobs/database.ts';

const realFetch = globalThis.fetch;
const stores = new Map<string, Blobs>();
let count = 0;

const fetchBlobs: typeof fetch = async (input, init = {}) => {
  const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
  const blobs = stores.get(origin);
  if (!blobs) return realFetch(input, init);
  const { method = 'GET', headers, body } = init;
  // As over a socket, other calls come in between.
  await turn();
  const answer = await blobs.answer({
    method: method.toUpperCase(),
    target: pathname + search,
    headers: Object.fromEntries(new Headers(headers)),
    body: () => new Response(body).bytes(),
  });
  await turn();
  init.signal?.throwIfAborted();
  return answer;
};

/**
 * The store of the local platform behind the unmodified Blobs client, without disk and socket, whose time would hide
 * the time of the code. `fetch` of this process finds it.
 */
export function openMemoryStore() {
  globalThis.fetch = fetchBlobs;
  const blobs = blobsOver(blobsIn(new DatabaseSync(':memory:')));
  const origin = `http://store-${count++}.test`;
  stores.set(origin, blobs);
  return { ...blobs.at(origin), stop: async () => blobs.close() };
}
