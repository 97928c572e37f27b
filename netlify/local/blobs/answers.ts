import { toBytes, toText } from './bytes.ts';
import type { BlobFacts, BlobsDatabase, WriteCondition } from './database.ts';
import type { Target } from './target.ts';

export type Answer = { status: number; headers: Record<string, string>; body?: Uint8Array | string };
/** Node's request headers: lower-case names. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A target that names a blob. */
export type BlobTarget = Target & Required<Pick<Target, 'store' | 'key'>>;

/** As in production. */
const PAGE_SIZE = 1000;
/** Production names the metadata differently at the edge and in the API; the client reads both. */
const METADATA_HEADER = { edge: 'x-amz-meta-user', api: 'netlify-blobs-metadata' } as const;

export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** The client quotes the header `x-nf-error` in the error that it throws. */
export const refusal = (status: number, message: string, headers: Record<string, string> = {}): Answer => {
  const answer = json({ message }, status);
  return { ...answer, headers: { ...answer.headers, 'x-nf-error': message, ...headers } };
};

const header = (headers: RequestHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Whether an If-None-Match list names the ETag; by weak comparison, as it is for reads. */
const isNamed = (list: string | undefined, etag: string): boolean =>
  (list ?? '').split(',').some((item) => ['*', etag].includes(item.trim().replace(/^W\//, '')));

const factHeaders = (facts: BlobFacts, mode: Target['mode']): Record<string, string> => ({
  etag: facts.etag,
  ...(facts.metadata === null ? {} : { [METADATA_HEADER[mode]]: facts.metadata }),
});

/** GET and HEAD of a blob: 200, 304 with the ETag and metadata, or 404. */
export function readBlob(
  database: BlobsDatabase,
  target: BlobTarget,
  headers: RequestHeaders,
  withBody: boolean,
): Answer {
  const { mode, store, key } = target;
  const facts = database.readFacts(store, key);
  if (!facts) return refusal(404, 'There is no such blob.');
  if (isNamed(header(headers, 'if-none-match'), facts.etag)) {
    return { status: 304, headers: factHeaders(facts, mode) };
  }
  const type = { 'content-type': 'application/octet-stream' };
  if (!withBody) {
    return {
      status: 200,
      headers: { ...factHeaders(facts, mode), ...type, 'content-length': `${facts.size}` },
    };
  }
  // Read again, with the facts of the same row: another process may have written in between.
  const blob = database.read(store, key);
  if (!blob) return refusal(404, 'There is no such blob.');
  return { status: 200, headers: { ...factHeaders(blob, mode), ...type }, body: blob.body };
}

/** The condition of a write: none, one, or a refusal of what the storage cannot check. */
export function readCondition(headers: RequestHeaders): WriteCondition | undefined | Answer {
  const ifMatch = header(headers, 'if-match');
  const ifNoneMatch = header(headers, 'if-none-match');
  if (ifMatch !== undefined && ifNoneMatch !== undefined) {
    return refusal(400, 'A write takes If-Match or If-None-Match, not both.');
  }
  if (ifNoneMatch !== undefined) {
    return ifNoneMatch.trim() === '*' ? 'new' : refusal(400, 'If-None-Match of a write can only be *.');
  }
  return ifMatch === undefined ? undefined : { etag: ifMatch.trim() };
}

/** PUT of a blob: 200 with its ETag once it is on the disk, or 412. */
export function writeBlob(
  database: BlobsDatabase,
  target: BlobTarget,
  headers: RequestHeaders,
  body: Uint8Array,
): Answer {
  const condition = readCondition(headers);
  if (typeof condition === 'object' && 'status' in condition) return condition;
  const metadata = header(headers, METADATA_HEADER.edge) ?? header(headers, METADATA_HEADER.api) ?? null;
  const result = database.write(target.store, target.key, { body, metadata }, condition);
  return result.written
    ? { status: 200, headers: { etag: result.etag } }
    : refusal(412, 'The condition of the write does not hold.');
}

/** Where a list begins and which names it takes. A cursor is opaque to the client: a name in base64url. */
const range = (query: URLSearchParams) => ({
  prefix: toBytes(query.get('prefix') ?? ''),
  from: Buffer.from(query.get('cursor') ?? '', 'base64url'),
  limit: PAGE_SIZE,
});

const nextCursor = (next: Uint8Array | undefined) =>
  next ? { next_cursor: Buffer.from(next).toString('base64url') } : {};

/** GET of a store; one that holds nothing is an empty list. */
export function listBlobs(database: BlobsDatabase, store: Buffer, query: URLSearchParams): Answer {
  const page = database.list(store, { ...range(query), directories: query.get('directories') === 'true' });
  return json({
    blobs: page.blobs.map(({ key, etag, size, modified }) => ({
      key: toText(key),
      etag,
      size,
      last_modified: new Date(modified).toISOString(),
    })),
    directories: page.directories.map(toText),
    ...nextCursor(page.next),
  });
}

/** GET of the site. */
export function listStores(database: BlobsDatabase, query: URLSearchParams): Answer {
  const page = database.listStores(range(query));
  return json({ stores: page.stores.map(toText), ...nextCursor(page.next) });
}
