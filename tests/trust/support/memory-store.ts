import { createHash } from 'node:crypto';

const ORIGIN = 'https://store.example';

/** What the Blobs client is told by the platform. */
export const memoryStoreContext = Buffer.from(
  JSON.stringify({ edgeURL: ORIGIN, uncachedEdgeURL: ORIGIN, siteID: 'site', token: 'token' }),
).toString('base64');

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`;

/**
 * A store in memory behind the unmodified Blobs client: no disk and no socket, whose time would hide the time of the
 * code. It knows single blobs and conditional writes, no lists.
 * @returns what takes it away again
 */
export function installMemoryStore(): () => void {
  const blobs = new Map<string, string>();
  const realFetch = globalThis.fetch;

  function write(path: string, init: RequestInit): Response {
    const headers = new Headers(init.headers);
    const current = blobs.get(path);
    const wanted = headers.get('if-match');
    const taken = headers.get('if-none-match') === '*' && current !== undefined;
    if (taken || (wanted && (current === undefined || etagOf(current) !== wanted)))
      return new Response(null, { status: 412 });
    const text = String(init.body);
    blobs.set(path, text);
    return new Response(null, { headers: { etag: etagOf(text) } });
  }

  globalThis.fetch = async (input, init = {}) => {
    const { origin, pathname } = new URL(String(input));
    if (origin !== ORIGIN) throw new TypeError(`Nothing but the store is there, not ${origin}.`);
    const method = (init.method ?? 'get').toLowerCase();
    if (method === 'put') return write(pathname, init);
    if (method === 'delete') {
      blobs.delete(pathname);
      return new Response(null, { status: 204 });
    }
    const text = blobs.get(pathname);
    return text === undefined
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { etag: etagOf(text) } });
  };
  return () => {
    globalThis.fetch = realFetch;
  };
}
