import { type BackupKind, type BackupRecord, isOwnRecord, type RestoreEnd } from '../../domain/backup.ts';
import { KINDS } from '../../domain/kinds.ts';
import { isRestorable } from '../../domain/trash.ts';
import { appendEntry } from '../audit/audit-trail.ts';
import { listCarousel, listCourses } from '../content/content.ts';
import { carouselOrders, carouselRecords, courseRecords, recordsOf } from '../content/records.ts';
import { ensureSeeded } from '../content/seeding.ts';
import { putEnquiry } from '../enquiries/enquiry-trash.ts';
import { HttpError } from '../errors.ts';
import { kindParam } from '../http/params.ts';
import { inParallel } from '../in-parallel.ts';

const PARALLEL_WRITES = 16;

/**
 * A record whose time in the trash is over is not put back there. Only its id is kept, unless a living record has it.
 */
const asOfNow = (record: BackupRecord): BackupRecord =>
  record.deleted_at && !isRestorable(record.deleted_at) ? { ...record, data: null } : record;

/** @returns whether the record was not yet as the backup says */
async function put(record: BackupRecord): Promise<boolean> {
  const { id, deleted_at } = record;
  if (!isOwnRecord(record)) return recordsOf(kindParam(record.kind)).put(id, record.data, deleted_at);
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

const isContent = ({ kind }: BackupRecord) => kind !== 'enquiry' && kind !== 'audit';

/** How many records of each kind were changed, and the first failure, if any. */
interface Restored {
  changed: Map<BackupKind, number>;
  failure?: unknown;
}

/**
 * Restores records from a backup. The same batch again changes nothing. A record that fails does not stop the others,
 * so that the count of changes is complete.
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
 * Puts the courses, carousel items and records of kinds into the trash that the backup does not know: they were made since. What
 * visitors have sent since stays where it is. An order of a carousel that the backup does not know goes, too: it was
 * made since, or the backup is older than such records. The same call again goes on where a failed one has stopped.
 * @returns how many, orders left out
 */
export async function trashUnknown({ courses, carousel, orders, records }: RestoreEnd): Promise<number> {
  await ensureSeeded();
  const unknown: (() => Promise<unknown>)[] = [
    ...unknownOf(await listCourses(), courses).map((id) => () => courseRecords.delete(id)),
    ...unknownOf(await listCarousel(), carousel).map((id) => () => carouselRecords.delete(id)),
  ];
  for (const kind of KINDS) {
    const there = (await recordsOf(kind).all()).map(({ data }) => data);
    unknown.push(...unknownOf(there, records[kind.name] ?? []).map((id) => () => recordsOf(kind).delete(id)));
  }
  // By listed key, so that damaged records go, too.
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

/** Somebody else has deleted it: that is the result we want. */
function unlessGone(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}
