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
  // By listed key, so that damaged records go, too: a build stops at them.
  for (const kind of CONTENT_KINDS) {
    const records = recordsOf(kind);
    const there = (await records.entries()).map(records.idOf);
    unknown.push(...without(known[kind.name], there).map((id) => () => records.delete(id)));
  }
  const ordered = (await carouselOrders.entries()).map(carouselOrders.idOf);
  const dropped = without(orders, ordered).map((id) => () => carouselOrders.delete(id));
  let trashed = 0;
  await inParallel(unknown, PARALLEL_WRITES, async (remove) => {
    if (await isDone(remove())) trashed++;
  });
  await inParallel(dropped, PARALLEL_WRITES, async (remove) => void (await isDone(remove())));
  return trashed;
}

function without(known: readonly string[] = [], ids: readonly string[]): string[] {
  const kept = new Set(known);
  return ids.filter((id) => !kept.has(id));
}

/** @returns whether it was there until now; that it has been deleted before is the result we want, too */
async function isDone(deletion: Promise<unknown>): Promise<boolean> {
  try {
    await deletion;
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false;
    throw error;
  }
}
