import { deployContext, inRequestScope, withinDeadline } from '../request-scope.ts';
import { type Entry, list, type StoreName } from './blob-store.ts';

/** Lists a store; one function for each store, prefix and deploy context. */
const listings = new Map<string, () => Promise<readonly Entry[]>>();

/**
 * Everything in a store, or what begins with `prefix`, as of now. Callers at the same time share one listing. The array stays the same until
 * something changes, so results made from it can be kept.
 */
export function sharedListing(store: StoreName, prefix = ''): Promise<readonly Entry[]> {
  const context = deployContext();
  const name = `${store} ${prefix} ${context}`;
  const listing = listings.get(name) ?? listingOf(store, prefix, context);
  listings.set(name, listing);
  return withinDeadline(listing());
}

function listingOf(store: StoreName, prefix: string, context: string): () => Promise<readonly Entry[]> {
  let last: readonly Entry[] = [];
  const renew = async () => {
    const entries = await list(store, prefix);
    if (!isSame(entries, last)) last = entries;
    return last;
  };
  // With time of its own: whoever has waited longest for it has little left.
  return singleFlight(() => inRequestScope(context, renew));
}

const isSame = (entries: readonly Entry[], others: readonly Entry[]): boolean =>
  entries.length === others.length &&
  entries.every(({ key, etag }, place) => key === others[place]?.key && etag === others[place]?.etag);

/**
 * Shares one call among callers at the same time. Callers during a call share the next one, so that no answer is older
 * than its question.
 */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function start(): Promise<T> {
    next = undefined;
    running = work().finally(() => {
      if (!next) running = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
