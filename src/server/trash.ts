import type { CompanyId } from '../domain/company.ts';
import type { Kind } from '../domain/kind.ts';
import { KINDS } from '../domain/kinds.ts';
import { isOwnKind, type OwnKind, type RecordAddress, type RecordKind } from '../domain/record-kind.ts';
import { isRestorable, restorableUntil, type TrashItem } from '../domain/trash.ts';
import { restoreCarouselItem } from './carousel/carousel.ts';
import { toCourse } from './content/content.ts';
import { carouselRecords, courseRecords, recordsOf } from './content/records.ts';
import { restoreCourse } from './courses/courses.ts';
import { deletedEnquiries, restoreEnquiry } from './enquiries/enquiry-trash.ts';
import { kindParam } from './http/params.ts';
import { restoreRecord, toWire } from './records/records.ts';
import { type Entry, list } from './store/blob-store.ts';

interface Deleted {
  id: string;
  company_id: CompanyId | null;
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

async function deletedOf(kind: Kind, content: readonly Entry[]): Promise<TrashItem[]> {
  const versions = await recordsOf(kind).versions(
    content.filter(({ key }) => key.startsWith(`${kind.name}/`)),
  );
  return versions.flatMap(({ was, deleted_at }) => {
    if (!was || !deleted_at) return [];
    const deleted = { id: was.id, company_id: kind.companyOf?.(was) ?? null };
    return itemOf(kind.name, deleted, kind.label(was), deleted_at);
  });
}

/** Everything that can be brought back, the last deleted first. */
export async function listTrash(now = Date.now()): Promise<TrashItem[]> {
  const content = await list('content');
  const [courses, carousel, enquiries, kinds] = await Promise.all([
    courseRecords.versions(content.filter(({ key }) => key.startsWith('courses/'))),
    carouselRecords.versions(content.filter(({ key }) => key.startsWith('carousel/'))),
    deletedEnquiries(),
    Promise.all(KINDS.map((kind) => deletedOf(kind, content))),
  ]);
  const items = [
    ...courses.flatMap(({ was, deleted_at }) =>
      was && deleted_at ? [itemOf('course', was, was.title, deleted_at)] : [],
    ),
    ...carousel.flatMap(({ was, deleted_at }) =>
      was && deleted_at ? [itemOf('carousel', was, was.caption, deleted_at)] : [],
    ),
    ...kinds.flat(),
    ...enquiries.map(({ was, deleted_at }) => itemOf('enquiry', was, was.name, deleted_at)),
  ];
  return items
    .filter(({ deleted_at }) => isRestorable(deleted_at, now))
    .sort((a, b) => b.deleted_at.localeCompare(a.deleted_at) || a.id.localeCompare(b.id));
}

/** What was restored, as on the wire. */
export interface Restored {
  rev: string;
  record: { id: string };
  label: string;
}

const RESTORERS: Record<OwnKind, (id: string) => Promise<Restored>> = {
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
export async function restoreFromTrash({ kind, id }: RecordAddress): Promise<Restored> {
  if (isOwnKind(kind)) return RESTORERS[kind](id);
  const ofTable = kindParam(kind);
  const { rev, data } = await restoreRecord(ofTable, id);
  return { rev, record: toWire(ofTable, data), label: ofTable.label(data) };
}

/**
 * Erases what courses, carousel items and records of kinds said that can no longer be brought back. Their ids stay taken.
 * @returns how many, since each makes another revision of the content
 */
export async function emptyOldTrash(now = Date.now()): Promise<number> {
  let erased = 0;
  for (const records of [courseRecords, carouselRecords, ...KINDS.map(recordsOf)]) {
    for (const { id, deleted_at, was } of await records.versions()) {
      if (deleted_at && was && (await records.forget(id, now))) erased++;
    }
  }
  return erased;
}
