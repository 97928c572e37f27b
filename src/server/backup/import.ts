import type { BackupKind, BackupRecord, RestoreEnd } from '../../domain/backup.ts';
import { inParallel } from '../../domain/batches.ts';
import { CONTENT_KINDS } from '../../domain/record-kind.ts';
import { isRestorable } from '../../domain/trash.ts';
import { ensureSeeded } from '../content/seeding.ts';
import { HttpError } from '../errors.ts';
import { carouselOrders, recordsOf } from '../records/collections.ts';
import { sectionOf } from './sections.ts';

const PARALLEL_WRITES = 16;

/**
 * A record whose time in the trash is over is not put back there. Only its id is kept, unless a living record has it.
 */
const asOfNow = (record: BackupRecord): BackupRecord =>
  record.deleted_at && !isRestorable(record.deleted_at) ? { ...record, data: null } : record;

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
  if (records.some(({ kind }) => sectionOf(kind).samples)) await ensureSeeded();
  const restored: Restored = { changed: new Map() };
  const { changed } = restored;
  await inParallel(records, PARALLEL_WRITES, async (record) => {
    try {
      const { kind, id, data, deleted_at } = asOfNow(record);
      if (await sectionOf(kind).put(id, data, deleted_at)) changed.set(kind, (changed.get(kind) ?? 0) + 1);
    } catch (error) {
      restored.failure ??= error;
    }
  });
  return restored;
}

/**
 * Puts the records of the content into the trash that the backup does not know: they were made since. What visitors
 * have sent since stays where it is. An order of a carousel that the backup does not know goes, too: it was made since,
 * or the backup is older than such records. The same call again goes on where a failed one has stopped.
 * @returns how many, orders left out
 */
export async function trashUnknown({ courses, carousel, orders, records }: RestoreEnd): Promise<number> {
  await ensureSeeded();
  const known: Record<string, readonly string[]> = { ...records, course: courses, carousel };
  const unknown: (() => Promise<unknown>)[] = [];
  for (const kind of CONTENT_KINDS) {
    const there = (await recordsOf(kind).all()).map(({ data }) => data.id);
    unknown.push(...without(known[kind.name], there).map((id) => () => recordsOf(kind).delete(id)));
  }
  // By listed key, so that damaged records go, too.
  const ordered = (await carouselOrders.entries()).map(carouselOrders.idOf);
  const dropped = without(orders, ordered).map((id) => () => carouselOrders.delete(id));
  await inParallel([...unknown, ...dropped], PARALLEL_WRITES, async (remove) => {
    await remove().catch(unlessGone);
  });
  return unknown.length;
}

function without(known: readonly string[] = [], ids: readonly string[]): string[] {
  const kept = new Set(known);
  return ids.filter((id) => !kept.has(id));
}

/** Somebody else has deleted it: that is the result we want. */
function unlessGone(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}
