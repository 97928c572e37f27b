import { isText, percentDecode, toText } from './bytes.ts';

/** The client's limit, too. */
const MAX_KEY_BYTES = 600;
const API_PREFIX = '/api/v1/blobs/';
const REGION_PREFIX = 'region:';

/**
 * What a request's URL names: the site, or a store of it, or a blob in that. `path` is the blob's address in
 * edge form as it was sent, which is what a signature covers.
 */
export type Target = {
  mode: 'edge' | 'api';
  path: string;
  siteID: string;
  store?: Buffer;
  key?: Buffer;
  query: URLSearchParams;
};

/**
 * Reads the target from the raw request line, without a URL parser: that would resolve dots and rewrite
 * escapes a second time, after the client's own URL did. Region prefixes are accepted and mean nothing here,
 * as there is one place where data is.
 *
 * Answers the reason, a string, when the URL names nothing: no site, an empty or overlong name, a key that
 * begins with a slash, or bytes that are no UTF-8.
 */
export function readTarget(url: string): Target | string {
  const withoutOrigin = url.replace(/^https?:\/\/[^/]*/i, '');
  const queryAt = withoutOrigin.indexOf('?');
  const fullPath = queryAt === -1 ? withoutOrigin : withoutOrigin.slice(0, queryAt);
  const query = new URLSearchParams(queryAt === -1 ? '' : withoutOrigin.slice(queryAt + 1));

  const isApi = fullPath.startsWith(API_PREFIX);
  const segments = (isApi ? fullPath.slice(API_PREFIX.length) : fullPath.slice(1)).split('/');
  if (!isApi && segments[0]?.startsWith(REGION_PREFIX)) segments.shift();

  const [rawSite, rawStore, ...rawKey] = segments;
  if (!rawSite || rawStore === '') return 'The address names no site or no store.';
  const siteID = toText(percentDecode(rawSite));
  const target: Target = { mode: isApi ? 'api' : 'edge', path: `/${segments.join('/')}`, siteID, query };
  if (rawStore === undefined) return target;

  target.store = percentDecode(rawStore);
  if (!isText(target.store)) return 'The name of the store is not UTF-8.';
  if (rawKey.length === 0) return target;

  // `/site/store/` is refused, not read as the store: the client never means the whole store by it.
  target.key = percentDecode(rawKey.join('/'));
  if (target.key.length === 0) return 'The key is empty.';
  if (target.key.length > MAX_KEY_BYTES) return `The key is longer than ${MAX_KEY_BYTES} bytes.`;
  if (target.key[0] === 0x2f) return 'The key begins with a slash.';
  if (!isText(target.key)) return 'The key is not UTF-8.';
  return target;
}
