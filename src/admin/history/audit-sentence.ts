import type { AuditEntry } from '../../domain/audit.ts';
import { KINDS } from '../../domain/kinds.ts';
import { isOwnKind, type OwnKind, type RecordKind } from '../../domain/record-kind.ts';
import { capitalized } from '../ui/capitalized.ts';
import { formatTime } from '../ui/format.ts';

const SUBJECTS: Record<OwnKind, (label: string) => string> = {
  course: (title) => `Course “${title}”`,
  carousel: (caption) => `Picture “${caption}”`,
  enquiry: (company) => `A submission to ${company}`,
};

/** A kind may have left the table since. */
function subjectOf(kind: RecordKind, label: string): string {
  if (isOwnKind(kind)) return SUBJECTS[kind](label);
  const noun = KINDS.find(({ name }) => name === kind)?.noun.one ?? kind;
  return `${capitalized(noun)} “${label}”`;
}

const BACKED_UP: Readonly<Record<string, string>> = {
  course: 'courses',
  carousel: 'pictures of the carousel',
  order: 'order of the pictures',
  enquiry: 'submissions',
  audit: 'this history',
};

/** What was done, as one would tell it: "Course “Spoken English” was changed". */
export function auditSentence({ action, kind, label, detail }: AuditEntry): string {
  // Entries say 'no spam'.
  const mark = detail.replace('no spam', 'not spam');
  const subject = kind ? subjectOf(kind, label) : '';
  switch (action) {
    case 'created':
      return `${subject} was added`;
    case 'changed':
      return detail ? `${subject} was marked as ${mark}` : `${subject} was changed`;
    case 'deleted':
      return `${subject} was deleted`;
    case 'restored':
      return `${subject} was brought back`;
    case 'ordered':
      return `The pictures of ${label} were put in another order`;
    case 'signed-in':
      return 'Signed in';
    case 'signed-out':
      return 'Signed out';
    case 'signed-out-everywhere':
      return 'Signed out everywhere';
    case 'published':
      return 'Publishing was started by hand';
    case 'backed-up':
      return `A backup was made: ${BACKED_UP[detail] ?? detail}`;
    case 'records-restored':
      return `Records were restored from a backup: ${detail}`;
    case 'restore-ending':
      return `What was added since the backup of ${formatTime(label)} is being put into “What was deleted”`;
    case 'backup-restored':
      return `The backup of ${formatTime(label)} was restored`;
  }
}
