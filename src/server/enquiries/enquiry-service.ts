import { randomBytes } from 'node:crypto';
import { COMPANIES } from '../../domain/company.ts';
import { answeredBy, type EnquiryRecord, enquiryCompany, enquiryKind } from '../../domain/enquiry.ts';
import { DELETED_ENQUIRIES_LISTED, DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import type { RecordService } from '../records/service.ts';
import { list, overwrite, remove } from '../store/blob-store.ts';
import type { Versioned } from '../store/collection.ts';
import { eraseInPages } from '../store/erase-in-pages.ts';
import { enquiries, freeReference, takeReference, toEnquiry } from './enquiries.ts';

/**
 * Which enquiries may be tombstones, so that the trash is found without reading every enquiry: one mark a deletion,
 * `deleted/{id}/{ms}-{random}`, written before the tombstone and removed when nothing can be brought back any more.
 * A mark says nothing by itself: the enquiry may have been restored, or the deletion not have come to its end.
 */
const MARKS = 'deleted';
export const setMark = (id: string, time: number, name: string) =>
  overwrite('enquiries', `${MARKS}/${id}/${time}-${name}`, '');
const markOf = (key: string) => {
  const [, id = '', name = ''] = key.split('/');
  return { key, id, time: Number.parseInt(name, 10) };
};

const show = ({ rev, data }: Versioned<EnquiryRecord>) => ({ rev, data, wire: toEnquiry(data) });

/** What the office does with enquiries. A deleted one can be brought back until `eraseOldEnquiries` erases it for good. */
export const enquiryService: RecordService<EnquiryRecord> = {
  kind: enquiryKind,
  isContent: false,

  /** The visitor's name stays out of the trail, which is kept longer than a deleted enquiry. */
  label(id) {
    const company = enquiryCompany(id);
    return company ? COMPANIES[company].name : id;
  },

  async get(id) {
    const found = await enquiries.get(id);
    return found && show(found);
  },

  /** @param change with `answered_by` saying who makes it */
  update: async (id, { answered_by = '', ...change }: Partial<EnquiryRecord>, ifMatch) =>
    show(
      await enquiries.update(id, (current) => answeredBy(current, change, answered_by, new Date()), ifMatch),
    ),

  async delete(id, ifMatch) {
    await enquiries.expect(id, ifMatch);
    // First the mark: a crash in between leaves the enquiry in the list, and no tombstone that nobody finds.
    await setMark(id, Date.now(), randomBytes(4).toString('hex'));
    return enquiries.delete(id, ifMatch);
  },

  restore: async (id) => show(await enquiries.restore(id)),
};

/** Longer than the tombstone, which is written a little later. */
const MARK_KEPT_MS = (DELETED_KEPT_DAYS * 24 + 1) * 60 * 60 * 1000;

/** What each of the last deleted enquiries was, and when it was deleted. */
export async function deletedEnquiries(): Promise<{ deleted_at: string; was: EnquiryRecord }[]> {
  const marks = (await list('enquiries', `${MARKS}/`)).map(({ key }) => markOf(key));
  const ids = new Set(marks.sort((a, b) => b.time - a.time).map(({ id }) => id));
  const last = ids.values().take(DELETED_ENQUIRIES_LISTED);
  const versions = await enquiries.versions(
    last.map((id) => ({ key: `enquiries/${id}`, etag: '' })).toArray(),
  );
  return versions.flatMap(({ deleted_at, was }) => (deleted_at && was ? [{ deleted_at, was }] : []));
}

/**
 * Makes an enquiry what a backup says it was.
 * @returns whether that changed anything
 * @throws 503 while what the enquiry said is gone and its key is not: housekeeping would remove what is written there
 */
export async function putEnquiry(
  id: string,
  data: EnquiryRecord | null,
  deleted_at: string | null,
): Promise<boolean> {
  // No enquiry is ever given the id of another: an empty one need not keep it taken.
  if (data === null) return false;
  if (deleted_at) await setMark(id, Date.parse(deleted_at), 'backup');
  await takeReference(id);
  return enquiries.put(id, data, deleted_at, 'fail');
}

/** Erases what was deleted long enough ago. No repeated request brings it back: those are known for two days at most. */
export const eraseOldEnquiries = (now = Date.now()): Promise<void> =>
  eraseInPages('enquiries', `${MARKS}/`, async (key) => {
    const { id, time } = markOf(key);
    if (now - time < MARK_KEPT_MS) return;
    // First what it said, under a condition: what is empty can be brought back by nobody, so its key may go, too.
    if (await enquiries.forget(id, now)) {
      await enquiries.erase(id);
      await freeReference(id);
    }
    await remove('enquiries', key);
  });
