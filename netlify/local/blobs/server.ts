import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../http-server.ts';
import { errorAnswer, readBody, sendResponse } from '../web-request.ts';
import { isLocked, openBlobsDatabase } from './database.ts';

const SITE_ID = 'local-site';
const BODY_LIMIT = 32 * 1024 * 1024;

/** Site, store, key and query. Read without a URL parser, which would resolve the dots of a key. */
const ADDRESS = /^\/([^/?]+)\/([^/?]+)(?:\/([^/?][^?]*))?(?:\?(.*))?$/;

/** Undoes the escapes of the client's URL, which leaves a lonely percent sign as it is. */
const decoded = (name: string) => name.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);

/** The client quotes the header in the error that it throws. */
const refusal = (status: number, message: string) => errorAnswer(status, message, { 'x-nf-error': message });

export type BlobsServer = Awaited<ReturnType<typeof startBlobsServer>>;

/**
 * Starts a Blobs server for the unmodified `@netlify/blobs` client, with what production promises and the server of
 * that package does not keep: ETags of the content on reads, conditional writes that are atomic, lists that are
 * whole, and an answered write that outlives the process. It knows what this site uses: blobs and lists of them, as
 * functions reach them. Data outlives a restart, the token does not.
 * @param options.directory where the data is, on a local disk; several processes may have it open at once
 * @throws naming the file, when the data cannot be opened
 */
export async function startBlobsServer({ directory }: { directory: string }) {
  const database = openBlobsDatabase(directory);
  const token = randomBytes(32).toString('base64url');

  async function answer(request: IncomingMessage): Promise<Response> {
    const { method = '', headers } = request;
    if (!headers.authorization) return refusal(401, 'A token is needed.');
    const [, site, rawStore = '', rawKey, query] = ADDRESS.exec(request.url ?? '') ?? [];
    if (headers.authorization !== `Bearer ${token}` || (site && site !== SITE_ID))
      return refusal(403, 'The token is not valid here.');
    let store: string;
    let key: string | undefined;
    try {
      store = decoded(rawStore);
      key = rawKey && decoded(rawKey);
    } catch {
      return refusal(400, 'The address is not UTF-8.');
    }
    if (!store) return refusal(400, 'The address names no store.');
    if (key) return answerBlob(request, store, key);
    if (method === 'GET') return listBlobs(store, new URLSearchParams(query));
    if (method === 'DELETE')
      return Response.json({ blobs_deleted: database.removeStore(store), has_more: false });
    return refusal(400, 'The address names no blob.');
  }

  async function answerBlob(request: IncomingMessage, store: string, key: string): Promise<Response> {
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const blob = database.read(store, key);
        if (!blob) return refusal(404, 'There is no such blob.');
        const { etag, body } = blob;
        return new Response(body, { headers: { etag, 'content-length': String(body.length) } });
      }
      case 'PUT': {
        const body = await readBody(request, BODY_LIMIT);
        if (!body) return refusal(413, 'The content is longer than the local store takes.');
        const { 'if-match': onlyIfMatch, 'if-none-match': ifNoneMatch } = request.headers;
        const etag = database.write(store, key, body, { onlyIfNew: ifNoneMatch === '*', onlyIfMatch });
        return etag
          ? new Response(null, { headers: { etag } })
          : refusal(412, 'The condition of the write does not hold.');
      }
      case 'DELETE':
        database.remove(store, key);
        return new Response(null, { status: 204 });
      default:
        return refusal(405, 'Unknown method.');
    }
  }

  /** The cursor is opaque to the client: the first key of the next page, in base64url. */
  function listBlobs(store: string, query: URLSearchParams): Response {
    const cursor = query.get('cursor');
    const from = cursor ? Buffer.from(cursor, 'base64url').toString() : undefined;
    const { blobs, next } = database.list(store, query.get('prefix') ?? '', from);
    return Response.json({ blobs, next_cursor: next && Buffer.from(next).toString('base64url') });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = await answer(request).catch((error) => {
      if (isLocked(error)) return refusal(503, 'The local store is locked by another program.');
      throw error;
    });
    await sendResponse(answered, response);
  }

  const server = await listen(0, '127.0.0.1', handle);
  const context = { siteID: SITE_ID, token, edgeURL: server.ownUrl, uncachedEdgeURL: server.ownUrl };
  return {
    context,
    /** The value for NETLIFY_BLOBS_CONTEXT. */
    encodedContext: Buffer.from(JSON.stringify(context)).toString('base64'),
    async stop() {
      await server.close();
      database.close();
    },
  };
}
