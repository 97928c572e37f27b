import type { CompanyId } from '../domain/company.ts';
import type { ContentKind } from '../domain/kind.ts';
import { CONTENT_KINDS, isOwnKind, type OwnKind, type RecordKind } from '../domain/record-kind.ts';
import { isRestorable, restorableUntil, type TrashItem } from '../domain/trash.ts';
import { carousel } from './carousel/carousel.ts';
import { courses } from './courses/courses.ts';
import { deletedEnquiries, enquiryService } from './enquiries/enquiry-service.ts';
import { kindParam } from './http/params.ts';
import { recordsOf } from './records/collections.ts';
import { courseTitles } from './records/course-titles.ts';
import { kindService } from './records/kind-service.ts';
import type { RecordService } from './records/service.ts';
import { type Entry, list } from './store/blob-store.ts';

const itemOf = (
  kind: RecordKind,
  id: string,
  label: string,
  company_id: CompanyId | null,
  deleted_at: string,
): TrashItem => ({ kind, id, label, company_id, deleted_at, restorable_until: restorableUntil(deleted_at) });

async function deletedOf(kind: ContentKind, content: readonly Entry[]): Promise<TrashItem[]> {
  const deleted = (await recordsOf(kind).versions(content)).filter(({ deleted_at }) => deleted_at !== null);
  const titleOf = await courseTitles(
    deleted.map(({ was }) => was && kind.courseOf?.(was)),
    content,
  );
  return deleted.flatMap(({ id, was, deleted_at }) =>
    was && deleted_at
      ? itemOf(kind.name, id, kind.label(was, titleOf), kind.companyOf?.(was) ?? null, deleted_at)
      : [],
  );
}

/** Everything that can be brought back, the last deleted first. */
export async function listTrash(now = Date.now()): Promise<TrashItem[]> {
  const content = await list('content');
  const [enquiries, ...records] = await Promise.all([
    deletedEnquiries(),
    ...CONTENT_KINDS.map((kind) => deletedOf(kind, content)),
  ]);
  return [
    ...records.flat(),
    ...enquiries.map(({ was, deleted_at }) =>
      itemOf('enquiry', was.id, was.name, was.company_id, deleted_at),
    ),
  ]
    .filter(({ deleted_at }) => isRestorable(deleted_at, now))
    .sort((a, b) => b.deleted_at.localeCompare(a.deleted_at) || a.id.localeCompare(b.id));
}

const OWN_SERVICES: Record<OwnKind, RecordService> = { course: courses, carousel, enquiry: enquiryService };

/** What can be done to the records of a kind. @throws 404 when there is no such kind */
export const serviceOf = (kind: RecordKind): RecordService =>
  isOwnKind(kind) ? OWN_SERVICES[kind] : kindService(kindParam(kind));

/**
 * Erases what records of the content said that can no longer be brought back. Their ids stay taken.
 * @returns how many, since each makes another revision of the content
 */
export async function emptyOldTrash(now = Date.now()): Promise<number> {
  let erased = 0;
  for (const records of CONTENT_KINDS.map(recordsOf)) {
    for (const { id, deleted_at, was } of await records.versions()) {
      if (deleted_at && was && (await records.forget(id, now))) erased++;
    }
  }
  return erased;
}
