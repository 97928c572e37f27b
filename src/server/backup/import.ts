import type { BackupKind, BackupRecord, RestoreEnd } from '../../domain/backup.ts';
import { isRestorable } from '../../domain/trash.ts';
import { appendEntry } from '../audit/audit-trail.ts';
import { listCarousel, listCourses } from '../content/content.ts';
import { carouselOrders, carouselRecords, courseRecords } from '../content/records.ts';
import { ensureSeeded } from '../content/seeding.ts';
import { putEnquiry } from '../enquiries/enquiry-trash.ts';
import { HttpError } from '../errors.ts';
import { inParallel } from '../in-parallel.ts';

const PARALLEL_WRITES = 16;

/**
 * What could not be brought back from the trash any more is not brought there either: of it only the id is left, which
 * takes nothing from a record that lives under it.
 */
const asOfNow = (record: BackupRecord): BackupRecord =>
  record.deleted_at && !isRestorable(record.deleted_at) ? { ...record, data: null } : record;

/** @returns whether the record was not yet as the backup says */
async function put(record: BackupRecord): Promise<boolean> {
  const { id, deleted_at } = record;
  switch (record.kind) {
    case 'course':
      return courseRecords.put(id, record.data, deleted_at);
    case 'carousel':
      return carouselRecords.put(id, record.data, deleted_at);
    case 'order':
      return carouselOrders.put(id, record.data, deleted_at);
    case 'enquiry':
      return putEnquiry(id, record.data, deleted_at);
    case 'audit':
      return record.data !== null && appendEntry(record.data);
  }
}

const isContent = ({ kind }: BackupRecord) => kind === 'course' || kind === 'carousel' || kind === 'order';

/** How many records had to change, kind by kind, and what has kept others from it, if anything. */
interface Restored {
  changed: Map<BackupKind, number>;
  failure?: unknown;
}

/**
 * Makes records what a backup says they were. The same batch again changes nothing. One record that fails keeps no
 * other from it, so that all that has changed is known.
 */
export async function restoreRecords(records: readonly BackupRecord[]): Promise<Restored> {
  if (records.some(isContent)) await ensureSeeded();
  const restored: Restored = { changed: new Map() };
  const { changed } = restored;
  await inParallel(records, PARALLEL_WRITES, async (record) => {
    try {
      if (await put(asOfNow(record))) changed.set(record.kind, (changed.get(record.kind) ?? 0) + 1);
    } catch (error) {
      restored.failure ??= error;
    }
  });
  return restored;
}

/**
 * Puts the courses and carousel items into the trash that the backup does not know: they were made since. What
 * visitors have sent since stays where it is. An order of a carousel that the backup does not know goes, too: it was
 * made since, or the backup is older than such records. The same call again goes on where a failed one has stopped.
 * @returns how many courses and carousel items
 */
export async function trashUnknown({ courses, carousel, orders }: RestoreEnd): Promise<number> {
  await ensureSeeded();
  const unknown = [
    ...unknownOf(await listCourses(), courses).map((id) => () => courseRecords.delete(id)),
    ...unknownOf(await listCarousel(), carousel).map((id) => () => carouselRecords.delete(id)),
  ];
  // By what is listed: a damaged one has to go, too.
  const ordered = (await carouselOrders.entries()).map((entry) => ({ id: carouselOrders.idOf(entry) }));
  const dropped = unknownOf(ordered, orders).map((id) => () => carouselOrders.delete(id));
  await inParallel([...unknown, ...dropped], PARALLEL_WRITES, async (remove) => {
    await remove().catch(unlessGone);
  });
  return unknown.length;
}

function unknownOf(there: readonly { id: string }[], known: readonly string[]): string[] {
  const ids = new Set(known);
  return there.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}

/** Deleted by somebody else meanwhile: as wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}
