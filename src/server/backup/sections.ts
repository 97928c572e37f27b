import type { AuditEntry } from '../../domain/audit.ts';
import type { BackupKind } from '../../domain/backup.ts';
import { timeOf } from '../../domain/descending-timestamp.ts';
import { CONTENT_KINDS } from '../../domain/record-kind.ts';
import { appendEntry, auditEntries } from '../audit/audit-trail.ts';
import { isAhead } from '../clock.ts';
import { samplesOf } from '../content/samples.ts';
import { enquiries } from '../enquiries/enquiries.ts';
import { putEnquiry } from '../enquiries/enquiry-service.ts';
import { carouselOrders, recordsOf } from '../records/collections.ts';
import type { RecordCollection } from '../store/collection.ts';

/** How the records of a kind come into a backup and out of it. */
interface Section {
  records: Pick<RecordCollection<unknown>, 'entriesAfter' | 'idOf' | 'versions'>;
  /** Of the content: what stands in for it in a store that nothing was written to. */
  samples?: readonly { id: string }[];
  /** Makes a record what a backup says it was. @returns whether that changed anything */
  put(id: string, data: { id: string } | null, deleted_at: string | null): Promise<boolean>;
}

const SECTIONS = new Map<BackupKind, Section>([
  ...CONTENT_KINDS.map((kind): [BackupKind, Section] => {
    const records = recordsOf(kind);
    return [kind.name, { records, samples: samplesOf(kind), put: records.put }];
  }),
  ['order', { records: carouselOrders, samples: [], put: carouselOrders.put }],
  ['enquiry', { records: enquiries, put: putEnquiry }],
  [
    'audit',
    {
      records: auditEntries,
      put: putEntry,
    },
  ],
]);

/** An entry of a backup is told from those that this site has written. One that is still to come is none. */
async function putEntry(_: string, entry: AuditEntry | null): Promise<boolean> {
  if (!entry || isAhead(Date.parse(entry.at)) || isAhead(timeOf(entry.id))) return false;
  return appendEntry({ ...entry, from_backup: true });
}

export function sectionOf(kind: BackupKind): Section {
  const section = SECTIONS.get(kind);
  if (!section) throw new Error(`Backups know no kind "${kind}".`);
  return section;
}
