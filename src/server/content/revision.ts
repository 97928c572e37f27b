import { createHash } from 'node:crypto';
import { CONTENT_KINDS, isOfPages, isPrivateKey } from '../../domain/record-kind.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import type { Entry } from '../store/blob-store.ts';
import { sharedListing } from '../store/shared-listing.ts';
import { sampleRev, samplesOf } from './samples.ts';
import { isSeeded } from './seeding.ts';

/**
 * Digest of all that pages are made of. It is derived from the store's own ETags instead of being counted, so no crash
 * between a change and its count can hide the change.
 */
export const revisionOf = memoizeWeak((entries: readonly Entry[]) => {
  const state = isSeeded(entries)
    ? entries.filter(({ key }) => !isPrivateKey(key)).map(({ key, etag }) => [key, etag])
    : CONTENT_KINDS.filter(isOfPages).flatMap((kind) => samplesOf(kind).map(sampleRev));
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
});

/** The content revision as of now. */
export const contentRevision = async (): Promise<string> => revisionOf(await sharedListing('content'));
