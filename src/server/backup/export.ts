import { API_TEXTS } from '#texts/api';
import { BACKUP_KINDS, type BackupKind, type BackupPage, backupRecordSchema } from '../../domain/backup.ts';
import { BACKUP_PAGE_BYTES, BACKUP_PAGE_RECORDS } from '../../domain/limits.ts';
import { isUnseeded } from '../content/seeding.ts';
import { wrongField } from '../errors.ts';
import { sectionOf } from './sections.ts';

/** Where a backup goes on: behind a record of a kind. On the wire `{kind}.{id}`; without an id, at its beginning. */
export interface BackupCursor {
  kind: BackupKind;
  id: string;
}

const ID = /^[a-z0-9.-]{0,100}$/;

/** Where a backup goes on; at its beginning, when nothing is said. @throws 400 for what no Link header says */
export function backupCursor(search: URLSearchParams): BackupCursor {
  const text = search.get('cursor') ?? `${BACKUP_KINDS[0]}.`;
  const kind = BACKUP_KINDS.find((name) => text.startsWith(`${name}.`));
  const id = text.slice((kind?.length ?? 0) + 1);
  if (kind && ID.test(id)) return { kind, id };
  throw wrongField('cursor', API_TEXTS.cursor);
}

/**
 * One page of everything a backup holds, deleted records included. A page holds records of one kind, in the order of
 * their ids, and ends with the record that makes it too heavy.
 * @returns also where it goes on; null at the end
 */
export async function backupPage({
  kind,
  id,
}: BackupCursor): Promise<BackupPage & { next: BackupCursor | null }> {
  const { records, samples } = sectionOf(kind);
  const nextKind = BACKUP_KINDS[BACKUP_KINDS.indexOf(kind) + 1];
  const end = nextKind ? { kind: nextKind, id: '' } : null;
  if (samples && (await isUnseeded())) {
    const all = samples.map((data) =>
      backupRecordSchema.parse({ kind, id: data.id, deleted_at: null, data }),
    );
    return { records: all, unreadable: [], next: end };
  }
  const { entries, more } = await records.entriesAfter(id, BACKUP_PAGE_RECORDS);
  const found = new Map((await records.versions(entries)).map((stored) => [stored.id, stored]));
  const ids = entries.map(records.idOf);
  const page: BackupPage = { records: [], unreadable: [] };
  let bytes = 0;
  for (const id of ids) {
    const stored = found.get(id);
    const data = stored?.data ?? stored?.was;
    const { data: record } = backupRecordSchema.safeParse({ kind, id, deleted_at: stored?.deleted_at, data });
    if (!record) {
      page.unreadable.push(`${kind}.${id}`);
      continue;
    }
    page.records.push(record);
    bytes += Buffer.byteLength(JSON.stringify(record));
    if (bytes > BACKUP_PAGE_BYTES) return { ...page, next: { kind, id } };
  }
  const last = ids.at(-1);
  return { ...page, next: last && more ? { kind, id: last } : end };
}
