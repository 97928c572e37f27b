import { deployContext, inRequestScope, withinDeadline } from '../request-scope.ts';
import { singleFlight } from '../single-flight.ts';
import { type Entry, list } from '../store/blob-store.ts';

/** The last listing of each deploy context, and the way to the next one. */
const listings = new Map<string, () => Promise<readonly Entry[]>>();

function listing(context: string): () => Promise<readonly Entry[]> {
  let last: readonly Entry[] = [];
  const renew = async () => {
    const entries = await list('content');
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
 * Everything in the store `content`, as it is after this call. As long as nothing changes it is the same array, so that
 * what was made of it need not be made again.
 */
export function listContent(): Promise<readonly Entry[]> {
  const context = deployContext();
  const known = listings.get(context) ?? listing(context);
  listings.set(context, known);
  return withinDeadline(known());
}
