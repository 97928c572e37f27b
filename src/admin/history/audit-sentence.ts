import { HISTORY_TEXTS } from '#texts/history';
import { capitalized } from '#texts/records';
import type { AuditEntry } from '../../domain/audit.ts';
import { timeOf } from '../../domain/descending-timestamp.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { KINDS } from '../../domain/kinds.ts';
import { isOwnKind, type RecordKind } from '../../domain/record-kind.ts';
import { summary } from '../../domain/summary.ts';
import { letterOf } from '../../domain/testimonial.ts';
import { formatTime } from '../ui/format.ts';

const { backedUp, deeds, kinds, notSpam, subject, submissionTo } = HISTORY_TEXTS;

/** What one record of a kind is called. A kind may have left the table since. */
export const nameOf = (kind: RecordKind): string =>
  isOwnKind(kind) ? kinds[kind] : capitalized(KINDS.find(({ name }) => name === kind)?.noun.one ?? kind);

/** As many characters as one reads of a name in passing. */
const LABEL_MAX = 60;

/** "Course “Spoken English”". A picture is called by who is on it: its caption is often a long quotation. */
export function subjectOf(kind: RecordKind, label: string): string {
  if (kind !== 'carousel') return subject(nameOf(kind), label);
  return subject(nameOf(kind), summary(letterOf(label).name || label, LABEL_MAX));
}

type Said = Pick<AuditEntry, 'action' | 'kind' | 'target' | 'label' | 'detail'>;

/** An id tells when an enquiry came. */
const timeOfEnquiry = (id: string | null): string =>
  /^\d{13}-/.test(id ?? '') ? formatTime(new Date(timeOf(id ?? '')).toISOString()) : '';

/** What of a backup was asked for; of a whole one there is no more to say. */
const PARTS: Readonly<Record<string, string>> = {
  ...backedUp,
  ...Object.fromEntries(KINDS.map(({ name, noun }) => [name, noun.many])),
};
const BETWEEN = ', ';
const backedUpParts = (detail: string): string => {
  const parts = detail.split(BETWEEN);
  // Kinds came later: a backup of then was whole without them.
  const isWhole = Object.keys(backedUp).every((part) => parts.includes(part));
  return isWhole ? '' : parts.map((part) => PARTS[part] ?? part).join(BETWEEN);
};

/** A backup asks for one kind of records after the other, within this time. */
const BACKUP_MS = HOUR_MS / 6;

/** Newest first, with one line for a backup, which the trail tells kind by kind. */
export function oneLineABackup(entries: readonly AuditEntry[]): AuditEntry[] {
  const lines: AuditEntry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const isSame =
      entry.action === 'backed-up' &&
      last?.action === 'backed-up' &&
      last.who === entry.who &&
      !last.detail.split(BETWEEN).includes(entry.detail) &&
      Date.parse(last.at) - Date.parse(entry.at) < BACKUP_MS;
    if (isSame) lines.splice(-1, 1, { ...entry, detail: entry.detail + BETWEEN + last.detail });
    else lines.push(entry);
  }
  return lines;
}

/** "The submission to Name Education of Oct 7, 2026, 09:05 AM" */
export const submissionOf = ({ label, target }: Pick<AuditEntry, 'label' | 'target'>): string =>
  submissionTo(label, timeOfEnquiry(target));

/** What was done, as one would tell it: "Course “Spoken English” was changed". */
export function auditSentence({ action, kind, target, label, detail }: Said): string {
  const isOfBackup = action === 'restore-ending' || action === 'backup-restored';
  return deeds[action]({
    subject: kind === 'enquiry' ? submissionOf({ label, target }) : subjectOf(kind ?? '', label),
    label: isOfBackup ? formatTime(label) : label,
    detail: action === 'backed-up' ? backedUpParts(detail) : detail.replace('no spam', notSpam),
  });
}
