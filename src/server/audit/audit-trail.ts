import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type AuditEntry, auditEntrySchema, auditIdSchema } from '../../domain/audit.ts';
import { AUDIT_KEPT_DAYS, AUDIT_PER_PAGE } from '../../domain/limits.ts';
import { pageParameters } from '../http/query.ts';
import { listPages, remove } from '../store/blob-store.ts';
import { recordCollection } from '../store/collection.ts';
import { descendingTimestamp, timeOf } from '../store/descending-timestamp.ts';
import type { IdempotentRequest } from '../store/idempotency.ts';

const PREFIX = 'entries';
export const auditEntries = recordCollection<AuditEntry>({
  store: 'audit',
  prefix: PREFIX,
  schema: auditEntrySchema,
  missing: 'There is no such entry.',
});

const KEPT_MS = AUDIT_KEPT_DAYS * 24 * 60 * 60 * 1000;
const idOf = (key: string) => key.slice(PREFIX.length + 1);

/** The id of an entry: sorts newest first, and is the same for every retry, so that the entry is stored once. */
export const entryIdOf = ({ id, at }: IdempotentRequest): string =>
  `${descendingTimestamp(Date.parse(at))}-${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;

/** Adds an entry. What is there is never changed: an id that is taken is left as it is. @returns whether it was added */
export const appendEntry = async (entry: AuditEntry): Promise<boolean> =>
  (await auditEntries.create(entry.id, entry)) !== null;

/** What the audit trail is asked for. */
export const auditQuerySchema = z.object(pageParameters(AUDIT_PER_PAGE, auditIdSchema));

/**
 * Entries newest first, `limit` at most, after the one with the id `cursor`.
 * @returns also the id of the last one, when there are more
 */
export async function listEntries({
  limit,
  cursor = '',
}: z.output<typeof auditQuerySchema>): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const found: AuditEntry[] = [];
  for await (const page of listPages('audit', `${PREFIX}/`)) {
    const wanted = page.filter(({ key }) => auditIdSchema.safeParse(idOf(key)).success && idOf(key) > cursor);
    const chunk = wanted.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, limit + 1 - found.length);
    found.push(...(await auditEntries.all(chunk)).map(({ data }) => data));
    if (found.length > limit) return { entries: found.slice(0, limit), next: found[limit - 1]?.id ?? null };
  }
  return { entries: found, next: null };
}

/** Erases old entries, by the time in their keys. */
export async function eraseOldAuditEntries(now = Date.now()): Promise<void> {
  for await (const page of listPages('audit', `${PREFIX}/`)) {
    for (const { key } of page) {
      if (now - timeOf(idOf(key)) > KEPT_MS) await remove('audit', key);
    }
  }
}
