import type { createAccess } from './access.ts';
import type { Answer, BlobTarget, RequestHeaders } from './answers.ts';
import { json, listBlobs, listStores, readBlob, refusal, writeBlob } from './answers.ts';
import type { BlobsDatabase } from './database.ts';
import { readTarget, type Target } from './target.ts';

export type BlobsRequest = {
  method: string;
  /** The request line's address, as it was sent. */
  url: string;
  headers: RequestHeaders;
  /** Called for a permitted write only. Answers undefined when the body is longer than the server takes. */
  readBody: () => Promise<Uint8Array | undefined>;
};

type Site = {
  database: BlobsDatabase;
  access: ReturnType<typeof createAccess>;
  siteID: string;
  /** Where signed addresses lead. */
  origin: string;
};

const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE'];
const SIGNED_URL = 'application/json;type=signed-url';

const isBlob = (target: Target): target is BlobTarget =>
  target.store !== undefined && target.key !== undefined;

async function answerBlob({ database }: Site, request: BlobsRequest, target: BlobTarget): Promise<Answer> {
  if (request.method === 'DELETE') {
    database.remove(target.store, target.key);
    return { status: 204, headers: {} };
  }
  if (request.method !== 'PUT') {
    return readBlob(database, target, request.headers, request.method === 'GET');
  }
  const body = await request.readBody();
  return body
    ? writeBlob(database, target, request.headers, body)
    : refusal(413, 'The content is longer than the local store takes.');
}

function answerCollection({ database }: Site, method: string, { store, query }: Target): Answer {
  if (method === 'GET') return store ? listBlobs(database, store, query) : listStores(database, query);
  if (method === 'DELETE' && store) {
    return json({ blobs_deleted: database.removeStore(store), has_more: false });
  }
  return refusal(400, 'The address names no blob.');
}

/**
 * Answers one request of the Blobs protocol, in the edge form (`/site/store/key`) and in the API form
 * (`/api/v1/blobs/site/store/key`, where reads and writes are first answered with a signed address).
 * Throws only what the storage throws.
 */
export async function answerRequest(site: Site, request: BlobsRequest): Promise<Answer> {
  const { method } = request;
  if (!METHODS.includes(method)) return refusal(405, 'Unknown method.', { allow: METHODS.join(', ') });

  const target = readTarget(request.url);
  if (typeof target === 'string') return refusal(400, target);

  const authorization = request.headers.authorization;
  const access = site.access.check(
    method,
    target,
    typeof authorization === 'string' ? authorization : undefined,
  );
  if (access === 401) return refusal(401, 'A token is needed.', { 'www-authenticate': 'Bearer' });
  if (access === 403 || target.siteID !== site.siteID) return refusal(403, 'The token is not valid here.');

  if (!isBlob(target)) return answerCollection(site, method, target);
  const wantsSignedURL = target.mode === 'api' && request.headers.accept === SIGNED_URL;
  if (wantsSignedURL) return json({ url: site.origin + site.access.sign(method, target) });
  return answerBlob(site, request, target);
}
