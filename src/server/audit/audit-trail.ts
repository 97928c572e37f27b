import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type AuditEntry, auditEntrySchema, auditIdSchema } from '../../domain/audit.ts';
import { descendingTimestamp, timeOf } from '../../domain/descending-timestamp.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { AUDIT_KEPT_DAYS, AUDIT_PER_PAGE } from '../../domain/limits.ts';
import { pageParameters } from '../http/query.ts';
import { recordCollection } from '../store/collection.ts';
import { eraseInPages } from '../store/erase-in-pages.ts';
import type { IdempotentRequest } from '../store/idempotency.ts';

const PREFIX = 'entries';

export const auditEntries = recordCollection<AuditEntry>({
  store: 'audit',
  prefix: PREFIX,
  schema: auditEntrySchema,
  missing: 'There is no such entry.',
});

const KEPT_MS = AUDIT_KEPT_DAYS * DAY_MS;

/** The id of an entry: sorts newest first, and is the same for every retry, so that the entry is stored once. */
export const entryIdOf = ({ id, at }: IdempotentRequest): string =>
  `${descendingTimestamp(Date.parse(at))}-${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;

/** Adds an entry. What is there is never changed: an id that is taken is left as it is. @returns whether it was added */
export const appendEntry = async (entry: AuditEntry): Promise<boolean> =>
  (await auditEntries.create(entry.id, entry)) !== null;

/** What the audit trail is asked for. */
export const auditQuerySchema = z.object(pageParameters(AUDIT_PER_PAGE, auditIdSchema));

/** Entries newest first, `limit` at most, after the one with the id `cursor`. */
export const listEntries = (query: z.output<typeof auditQuerySchema>) =>
  auditEntries.page(
    query,
    (id) => auditIdSchema.safeParse(id).success,
    ({ data }) => data,
  );

/** Erases old entries, by the time in their ids. */
export const eraseOldAuditEntries = (now = Date.now()): Promise<void> =>
  eraseInPages('audit', `${PREFIX}/`, async (key) => {
    const id = auditEntries.idOf({ key });
    if (now - timeOf(id) > KEPT_MS) await auditEntries.erase(id);
  });
