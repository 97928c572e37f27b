import { randomBytes } from 'node:crypto';
import { errorAnswer } from '../web-request.ts';
import { type BlobsDatabase, isLocked } from './database.ts';

const SITE_ID = 'local-site';
/** What a function is told of the deploy that it belongs to: of use where that is not production. */
const DEPLOY = { deployID: 'local', primaryRegion: 'us-east-2' };

/**
 * Site, store, key and query; before them a region where the store is that of a deploy. Read without a URL parser, which
 * would resolve the dots of a key.
 */
const ADDRESS = /^(?:\/region:[^/?]+)?\/([^/?]+)\/([^/?]+)(?:\/([^/?][^?]*))?(?:\?(.*))?$/;

/** Undoes the escapes of the client's URL, which leaves a lonely percent sign as it is. */
const decoded = (name: string) => name.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);

/** The client quotes the header in the error that it throws. */
const refusal = (status: number, message: string) => errorAnswer(status, message, { 'x-nf-error': message });

/** A call of the client, by whatever way it comes. */
export interface BlobsCall {
  method: string;
  /** Path and query, as they were sent. */
  target: string;
  headers: {
    authorization?: string | undefined;
    'if-match'?: string | undefined;
    'if-none-match'?: string | undefined;
  };
  /** @returns undefined when it is longer than the store takes */
  body(): Promise<Uint8Array | undefined>;
}

export type Blobs = ReturnType<typeof blobsOver>;

/**
 * Answers the unmodified `@netlify/blobs` client, with what production promises and the server of that package does
 * not keep: ETags of the content on reads, conditional writes that are atomic, lists that are whole, and an answered
 * write that outlives the process. It knows what this site uses: blobs and lists of them, as functions reach them.
 * Data outlives a restart, the token does not.
 */
export function blobsOver(database: BlobsDatabase) {
  const token = randomBytes(32).toString('base64url');

  async function answer(call: BlobsCall): Promise<Response> {
    const { method, target, headers } = call;
    if (!headers.authorization) return refusal(401, 'A token is needed.');
    const [, site, rawStore = '', rawKey, query] = ADDRESS.exec(target) ?? [];
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
    if (key) return answerBlob(call, store, key);
    if (method === 'GET') return listBlobs(store, new URLSearchParams(query));
    if (method === 'DELETE')
      return Response.json({ blobs_deleted: database.removeStore(store), has_more: false });
    return refusal(400, 'The address names no blob.');
  }

  async function answerBlob(call: BlobsCall, store: string, key: string): Promise<Response> {
    switch (call.method) {
      case 'GET':
      case 'HEAD': {
        const blob = database.read(store, key);
        if (!blob) return refusal(404, 'There is no such blob.');
        const { etag, body } = blob;
        return new Response(body, { headers: { etag, 'content-length': String(body.length) } });
      }
      case 'PUT': {
        const body = await call.body();
        if (!body) return refusal(413, 'The content is longer than the local store takes.');
        const { 'if-match': onlyIfMatch, 'if-none-match': ifNoneMatch } = call.headers;
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

  return {
    answer: (call: BlobsCall): Promise<Response> =>
      answer(call).catch((error) => {
        if (isLocked(error)) return refusal(503, 'The local store is locked by another program.');
        throw error;
      }),
    /** What the client is told of where it finds these. */
    at(url: string) {
      const context = { siteID: SITE_ID, token, edgeURL: url, uncachedEdgeURL: url, ...DEPLOY };
      /** The value for NETLIFY_BLOBS_CONTEXT. */
      const encodedContext = Buffer.from(JSON.stringify(context)).toString('base64');
      return { context, encodedContext };
    },
    close: database.close,
  };
}
