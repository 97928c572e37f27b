import { HISTORY_TEXTS } from '#texts/history';
import { capitalized } from '#texts/records';
import type { AuditEntry } from '../../domain/audit.ts';
import { KINDS } from '../../domain/kinds.ts';
import { isOwnKind, type RecordKind } from '../../domain/record-kind.ts';
import { formatTime } from '../ui/format.ts';

const { backedUp, deeds, kinds, notSpam, subject, submissionTo } = HISTORY_TEXTS;

/** What one record of a kind is called. A kind may have left the table since. */
export const nameOf = (kind: RecordKind): string =>
  isOwnKind(kind) ? kinds[kind] : capitalized(KINDS.find(({ name }) => name === kind)?.noun.one ?? kind);

/** How the details of an entry are said. Entries say 'no spam'. */
const DETAILS: Readonly<Record<string, string>> = backedUp;

/** What was done, as one would tell it: "Course “Spoken English” was changed". */
export function auditSentence({ action, kind, label, detail }: AuditEntry): string {
  const isOfBackup = action === 'restore-ending' || action === 'backup-restored';
  return deeds[action]({
    subject: kind === 'enquiry' ? submissionTo(label) : subject(nameOf(kind ?? ''), label),
    label: isOfBackup ? formatTime(label) : label,
    detail: action === 'backed-up' ? (DETAILS[detail] ?? detail) : detail.replace('no spam', notSpam),
  });
}
