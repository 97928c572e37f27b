import { getDeployStore, getStore, type Store } from '@netlify/blobs';
import { storeUnavailable } from '../errors.ts';
import { deployContext } from '../request-scope.ts';
import { storeFetch } from './store-fetch.ts';

/** The stores of a site. Every call below names one of them; nothing else talks to the Blobs client. */
export type StoreName =
  | 'content'
  | 'enquiries'
  | 'sessions'
  | 'limits'
  | 'media'
  | 'publish'
  | 'audit'
  | 'mail'
  | 'attempts';

export interface Entry {
  key: string;
  etag: string;
}

/** How a write ended. `unclear`: it may or may not have landed. */
export type WriteResult =
  | { outcome: 'written'; etag: string }
  | { outcome: 'refused' }
  | { outcome: 'unclear' };

/** A condition for a write: the key is new, or still holds what had this ETag. */
export type Condition = { onlyIfNew: true } | { onlyIfMatch: string };

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
const KEY_MAX = 200;

/**
 * An empty key would empty a whole store, `..` reach another and `?` cut the key short, because the client
 * puts keys into addresses as they are.
 */
function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > KEY_MAX) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}

const CLIENT = { consistency: 'strong', fetch: storeFetch } as const;

/** A deploy that is not production has stores of its own. They are empty when it is made and go when it goes. */
const open = (name: StoreName): Store =>
  deployContext() === 'production' ? getStore({ name, ...CLIENT }) : getDeployStore({ name, ...CLIENT });

async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw storeUnavailable(cause);
  }
}

/** @returns the text and its ETag, or null where there is none */
export async function readText(
  store: StoreName,
  key: string,
): Promise<{ text: string; etag: string } | null> {
  const found = await orUnavailable(open(store).getWithMetadata(checkedKey(key), { type: 'text' }));
  if (!found) return null;
  // Without it the next conditional write would be an unconditional one.
  if (!found.etag) throw storeUnavailable(new Error(`No ETag came with ${store}/${key}.`));
  return { text: found.data, etag: found.etag };
}

export async function readBytes(store: StoreName, key: string): Promise<ArrayBuffer | null> {
  return orUnavailable(open(store).get(checkedKey(key), { type: 'arrayBuffer' }));
}

/** What the build of a deploy has left for functions. A build writes to the stores of its own deploy and to no others. */
export async function readBuildMark(deployID: string): Promise<string | null> {
  return orUnavailable(getDeployStore({ deployID, name: 'build', ...CLIENT }).get('mark', { type: 'text' }));
}

/**
 * Writes under a condition. The client reports success for every failure but 412, so that only an ETag
 * proves the write.
 */
export async function writeIf(
  store: StoreName,
  key: string,
  text: string,
  condition: Condition,
): Promise<WriteResult> {
  if ('onlyIfMatch' in condition && !condition.onlyIfMatch)
    throw new Error('A conditional write needs an ETag.');
  const target = open(store);
  const name = checkedKey(key);
  try {
    const { modified, etag } = await target.set(name, text, condition);
    if (!modified) return { outcome: 'refused' };
    return etag ? { outcome: 'written', etag } : { outcome: 'unclear' };
  } catch {
    return { outcome: 'unclear' };
  }
}

/** Writes whatever was there before: for content-addressed bytes and for state that the next write replaces. */
export async function overwrite(
  store: StoreName,
  key: string,
  data: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const body = typeof data === 'string' ? data : new Blob([data]);
  const target = open(store);
  const name = checkedKey(key);
  // Repeating is harmless here, so a write whose fate is unknown is simply made again.
  await orUnavailable(target.set(name, body).catch(() => target.set(name, body)));
}

export async function remove(store: StoreName, key: string): Promise<void> {
  await orUnavailable(open(store).delete(checkedKey(key)));
}

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : 1);

/** All keys that begin with `prefix`, in order. Foreign keys that no rule of ours made are left out. */
export async function list(store: StoreName, prefix = ''): Promise<Entry[]> {
  const { blobs } = await orUnavailable(open(store).list(prefix ? { prefix } : {}));
  return blobs.filter(({ key }) => KEY.test(key)).sort(byKey);
}

/** How far the digits of an id are followed: its first seven tell a time to a quarter of an hour. */
const DIGITS = 7;

/**
 * Prefixes that together hold every id behind `after`, in order. The store begins a listing at a prefix and nowhere else;
 * ids that begin with digits can be entered in the middle: behind 4217… come the rest of 421, then 422 … 429, 43 … 49, 5 … 9.
 */
function prefixesBehind(after: string): string[] {
  const digits = /^\d+/.exec(after.slice(0, DIGITS))?.[0] ?? '';
  const higher = (digit: string) => [...'0123456789'].filter((other) => other > digit);
  if (digits.length < DIGITS) return [''];
  const behind = [...digits].map((digit, place) =>
    higher(digit).map((next) => digits.slice(0, place) + next),
  );
  return [digits, ...behind.reverse().flat()];
}

/**
 * What stands behind the id `after` under a prefix, in order and page by page. Where ids begin with digits, what stands
 * before is not listed again.
 */
export async function* listBehind(store: StoreName, prefix: string, after: string): AsyncGenerator<Entry[]> {
  for (const start of prefixesBehind(after)) {
    for await (const page of listPages(store, prefix + start))
      yield page.filter(({ key }) => key > prefix + after).sort(byKey);
  }
}

/** The same page by page, for lists too long to hold; pages come as the store cuts them. */
export async function* listPages(store: StoreName, prefix: string): AsyncGenerator<Entry[]> {
  const pages = open(store).list({ prefix, paginate: true })[Symbol.asyncIterator]();
  for (;;) {
    const page = await orUnavailable(pages.next());
    if (page.done) return;
    yield page.value.blobs.filter(({ key }) => KEY.test(key));
  }
}
