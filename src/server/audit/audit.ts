import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import type { AuditAction, AuditEntry } from '../../domain/audit.ts';
import type { RecordKind } from '../../domain/record-kind.ts';
import type { User } from '../../domain/session.ts';
import { log } from '../log.ts';
import { shortenedAddress } from '../network.ts';
import { inRequestScope, remainingMs } from '../request-scope.ts';
import type { IdempotentRequest } from '../store/idempotency.ts';
import { appendEntry, entryIdOf } from './audit-trail.ts';

/** The longest that an answer waits for its entry. */
const PATIENCE_MS = 2_000;
/** The longest that an entry waits for what its target is called. */
const LABEL_MS = 500;

const newAttempt = (): IdempotentRequest => ({ id: randomUUID(), at: new Date().toISOString() });

/** What there is to say beside who did what. */
export interface AuditDetails {
  /** What it was done to. */
  target?: { kind: RecordKind; id: string; label(): string | Promise<string> };
  label?: string;
  detail?: string | undefined;
  /** The request, where it may come again: the trail tells of it once. */
  attempt?: IdempotentRequest;
}

/**
 * Adds what has been done to the audit trail. Called after the change is stored, and never in its way: when the entry
 * cannot be written, the log says so instead, and the change stays.
 */
export async function audit(
  { context, user }: { context: Context; user: User },
  action: AuditAction,
  { target, label = '', detail = '', attempt = newAttempt() }: AuditDetails = {},
): Promise<void> {
  const entry: Omit<AuditEntry, 'label'> = {
    id: entryIdOf(attempt),
    at: attempt.at,
    who: user.email,
    action,
    kind: target?.kind ?? null,
    target: target?.id ?? null,
    detail,
    request: context.requestId,
    network: shortenedAddress(context.ip),
    from_backup: false,
  };
  const named = async () => {
    const called = await Promise.race([target?.label(), sleep(LABEL_MS, undefined, { ref: false })]);
    return { ...entry, label: called ?? target?.id ?? label };
  };
  // With a time budget of its own: the change may have used up that of the request.
  const written = inRequestScope(context.deploy.context, async () => appendEntry(await named())).catch(
    (error) => log('error', 'audit-entry-lost', { ...entry, error }),
  );
  context.waitUntil(written);
  const patience = Math.min(PATIENCE_MS, Math.max(0, remainingMs()));
  await Promise.race([written, sleep(patience, undefined, { ref: false })]);
}
