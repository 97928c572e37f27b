import type { Entry } from '../store/blob-store.ts';
import { courseRecords } from './collections.ts';

/**
 * What courses are called, also those that were deleted; of others their id. No more than the given courses are read.
 * @param listed what the store holds
 */
export async function courseTitles(
  ids: Iterable<string | null | undefined>,
  listed: readonly Entry[],
): Promise<(id: string) => string> {
  const keys = new Set(Array.from(ids, (id) => `courses/${id}`));
  const versions = await courseRecords.versions(listed.filter(({ key }) => keys.has(key)));
  const titles = new Map(versions.map(({ id, data, was }) => [id, (data ?? was)?.title]));
  return (id) => titles.get(id) ?? id;
}
