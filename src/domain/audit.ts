import { z } from 'zod';
import { storedTextSchema } from './fields/text.ts';

/** What an administrator can have done. */
const AUDIT_ACTIONS = [
  'created',
  'changed',
  'answered',
  'person-erased',
  'deleted',
  'restored',
  'ordered',
  'signed-in',
  'sign-ins-refused',
  'signed-out',
  'signed-out-everywhere',
  'published',
  'policy-changed',
  'notices-changed',
  'backed-up',
  'records-restored',
  'restore-ending',
  'backup-restored',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `{thirteen digits that fall as time rises}-{random}`: in the order of their ids, entries stand newest first. */
export const auditIdSchema = z.string().regex(/^\d{13}-[0-9a-f]{16}$/);

/** One line of the audit trail: who did what, when. Never what a visitor wrote, a password or a token. */
export const auditEntrySchema = z.object({
  id: auditIdSchema,
  at: z.iso.datetime(),
  /** Email of who did it; '' where nobody knows. */
  who: storedTextSchema,
  action: z.enum(AUDIT_ACTIONS),
  /** What it was done to; null where it was the whole site or a session. */
  kind: storedTextSchema.nullable(),
  target: storedTextSchema.nullable(),
  /** A title, a caption, or the company that an enquiry was sent to: the name of a visitor is not kept this long. */
  label: storedTextSchema,
  /** What it became, such as the state of an enquiry, or how many (of what); '' where the action says all. */
  detail: storedTextSchema,
  /** Names the request in the log. */
  request: storedTextSchema,
  /** The network it came from, without the part that names the device. */
  network: storedTextSchema,
  /** Whether a restore brought it here: nobody has seen it being written. Entries from before this was noted say no. */
  from_backup: z.boolean().default(false),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
