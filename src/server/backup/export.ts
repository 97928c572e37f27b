import {
  BACKUP_KINDS,
  type BackupKind,
  type BackupPage,
  backupRecordSchema,
  type OwnBackupKind,
} from '../../domain/backup.ts';
import { KINDS } from '../../domain/kinds.ts';
import { BACKUP_PAGE_BYTES, BACKUP_PAGE_RECORDS } from '../../domain/limits.ts';
import { auditVersions } from '../audit/audit-trail.ts';
import { carouselOrders, carouselRecords, courseRecords, recordsOf } from '../content/records.ts';
import { sampleCarousel, sampleCourses } from '../content/samples.ts';
import { isUnseeded } from '../content/seeding.ts';
import { enquiryVersions } from '../enquiries/enquiry-trash.ts';
import { badRequest } from '../errors.ts';
import { type Entry, list, type StoreName } from '../store/blob-store.ts';

type BackupRow = { id: string; deleted_at: string | null; data: unknown; was: unknown };
interface Section {
  store: StoreName;
  prefix: string;
  read(entries: Entry[]): Promise<readonly BackupRow[]>;
  /** The samples, as long as nothing was changed. */
  samples?: readonly { id: string }[];
}

const SECTIONS: Record<OwnBackupKind, Section> = {
  course: { store: 'content', prefix: 'courses/', read: courseRecords.versions, samples: sampleCourses },
  carousel: {
    store: 'content',
    prefix: 'carousel/',
    read: carouselRecords.versions,
    samples: sampleCarousel,
  },
  order: { store: 'content', prefix: 'carousel-order/', read: carouselOrders.versions, samples: [] },
  enquiry: { store: 'enquiries', prefix: 'enquiries/', read: enquiryVersions },
  audit: { store: 'audit', prefix: 'entries/', read: auditVersions },
};

function sectionOf(kind: BackupKind): Section {
  const ofTable = KINDS.find(({ name }) => name === kind);
  if (!ofTable) return SECTIONS[kind as OwnBackupKind];
  return { store: 'content', prefix: `${kind}/`, read: recordsOf(ofTable).versions };
}

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
  const msg = 'cursor must come from a Link header.';
  throw badRequest(msg, [{ field: 'cursor', msg }]);
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
  const { store, prefix, read, samples } = sectionOf(kind);
  const nextKind = BACKUP_KINDS[BACKUP_KINDS.indexOf(kind) + 1];
  const end = nextKind ? { kind: nextKind, id: '' } : null;
  if (samples && (await isUnseeded())) {
    const records = samples.map((data) =>
      backupRecordSchema.parse({ kind, id: data.id, deleted_at: null, data }),
    );
    return { records, unreadable: [], next: end };
  }
  const entries = (await list(store, prefix)).filter(({ key }) => key > prefix + id);
  const chunk = entries.slice(0, BACKUP_PAGE_RECORDS);
  const found = new Map((await read(chunk)).map((stored) => [stored.id, stored]));
  const ids = chunk.map(({ key }) => key.slice(prefix.length));
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
  return { ...page, next: last && entries.length > chunk.length ? { kind, id: last } : end };
}
