import type { CompanyId } from '../domain/company.ts';
import type { RecordAddress, RecordKind } from '../domain/record-kind.ts';
import { isRestorable, restorableUntil, type TrashItem } from '../domain/trash.ts';
import { restoreCarouselItem } from './carousel/carousel.ts';
import { toCourse } from './content/content.ts';
import { carouselRecords, courseRecords } from './content/records.ts';
import { restoreCourse } from './courses/courses.ts';
import { deletedEnquiries, restoreEnquiry } from './enquiries/enquiry-trash.ts';
import { list } from './store/blob-store.ts';

interface Deleted {
  id: string;
  company_id: CompanyId;
}

const itemOf = (
  kind: RecordKind,
  { id, company_id }: Deleted,
  label: string,
  deleted_at: string,
): TrashItem => ({
  kind,
  id,
  label,
  company_id,
  deleted_at,
  restorable_until: restorableUntil(deleted_at),
});

/** Everything that can be brought back, the last deleted first. */
export async function listTrash(now = Date.now()): Promise<TrashItem[]> {
  const content = await list('content');
  const [courses, carousel, enquiries] = await Promise.all([
    courseRecords.versions(content.filter(({ key }) => key.startsWith('courses/'))),
    carouselRecords.versions(content.filter(({ key }) => key.startsWith('carousel/'))),
    deletedEnquiries(),
  ]);
  const items = [
    ...courses.flatMap(({ was, deleted_at }) =>
      was && deleted_at ? [itemOf('course', was, was.title, deleted_at)] : [],
    ),
    ...carousel.flatMap(({ was, deleted_at }) =>
      was && deleted_at ? [itemOf('carousel', was, was.caption, deleted_at)] : [],
    ),
    ...enquiries.map(({ was, deleted_at }) => itemOf('enquiry', was, was.name, deleted_at)),
  ];
  return items
    .filter(({ deleted_at }) => isRestorable(deleted_at, now))
    .sort((a, b) => b.deleted_at.localeCompare(a.deleted_at) || a.id.localeCompare(b.id));
}

/** What was restored, as on the wire. */
export interface Restored {
  rev: string;
  record: { id: string; company_id: CompanyId };
  label: string;
}

const RESTORERS: Record<RecordKind, (id: string) => Promise<Restored>> = {
  async course(id) {
    const { rev, data } = await restoreCourse(id);
    return { rev, record: toCourse(data), label: data.title };
  },
  async carousel(id) {
    const { rev, data } = await restoreCarouselItem(id);
    return { rev, record: data, label: data.caption };
  },
  async enquiry(id) {
    const { rev, data } = await restoreEnquiry(id);
    return { rev, record: data, label: data.company_name };
  },
};

/** Brings something back. Of several at once, one does. @throws 404 when it is not in the trash */
export const restoreFromTrash = ({ kind, id }: RecordAddress): Promise<Restored> => RESTORERS[kind](id);

/**
 * Erases what courses and carousel items said that can no longer be brought back. Their ids stay taken.
 * @returns how many, since each makes another revision of the content
 */
export async function emptyOldTrash(now = Date.now()): Promise<number> {
  let erased = 0;
  for (const records of [courseRecords, carouselRecords]) {
    for (const { id, deleted_at, was } of await records.versions()) {
      if (deleted_at && was && (await records.forget(id, now))) erased++;
    }
  }
  return erased;
}
