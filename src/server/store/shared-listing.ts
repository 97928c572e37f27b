import { deployContext, inRequestScope, withinDeadline } from '../request-scope.ts';
import { type Entry, list, type StoreName } from './blob-store.ts';

/** The way to the next listing of each store, by deploy context. */
const listings = new Map<string, () => Promise<readonly Entry[]>>();

/**
 * Everything in a store as it is after this call, asked once for all who ask at the same time. As long as nothing
 * changes it is the same array, so that what was made of it need not be made again.
 */
export function sharedListing(store: StoreName): Promise<readonly Entry[]> {
  const context = deployContext();
  const name = `${store} ${context}`;
  const listing = listings.get(name) ?? listingOf(store, context);
  listings.set(name, listing);
  return withinDeadline(listing());
}

function listingOf(store: StoreName, context: string): () => Promise<readonly Entry[]> {
  let last: readonly Entry[] = [];
  const renew = async () => {
    const entries = await list(store);
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
 * Lets those who ask at the same time share one call: who comes while one runs gets the answer of the next, which
 * begins after all of them have come. So nobody hears anything older than the question.
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
