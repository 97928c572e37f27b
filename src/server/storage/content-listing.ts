import { deployContext } from '../request-scope.ts';
import { sharedCall } from '../shared-call.ts';
import { type Entry, list } from './blob-store.ts';

/** The last listing of each deploy context, and the way to the next one. */
const listings = new Map<string, () => Promise<readonly Entry[]>>();

function listing(): () => Promise<readonly Entry[]> {
  let last: readonly Entry[] = [];
  return sharedCall(async () => {
    const entries = await list('content');
    if (!isSame(entries, last)) last = entries;
    return last;
  });
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
  const known = listings.get(context) ?? listing();
  listings.set(context, known);
  return known();
}
