import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import type { AuditAction, AuditEntry } from '../../domain/audit.ts';
import type { CarouselItemInput } from '../../domain/carousel-item.ts';
import { COMPANIES } from '../../domain/company.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { type EnquiryChange, enquiryCompany } from '../../domain/enquiry.ts';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import type { RecordKind } from '../../domain/record-kind.ts';
import type { User } from '../../domain/session.ts';
import { log } from '../log.ts';
import { shortenedAddress } from '../network.ts';
import { inRequestScope, remainingMs } from '../request-scope.ts';
import type { IdempotentRequest } from '../store/idempotency.ts';
import { appendEntry, entryIdOf } from './audit-trail.ts';

/** The longest that an answer waits for its entry. */
const PATIENCE_MS = 2_000;

/** What something was done to. */
export interface AuditTarget {
  kind: RecordKind;
  id: string;
  label: string;
}

/**
 * Adds what has been done to the audit trail. Called after the change is stored, and never in its way: when the entry
 * cannot be written, the log says so instead, and the change stays.
 * @param about `attempt` names what may be told of again, and is told once all the same
 */
export async function audit(
  context: Context,
  { email }: User,
  action: AuditAction,
  about: { target?: AuditTarget; label?: string; detail?: string; attempt?: IdempotentRequest } = {},
): Promise<void> {
  const { target, label = '', detail = '' } = about;
  const attempt = about.attempt ?? { id: randomUUID(), at: new Date().toISOString() };
  const entry: AuditEntry = {
    id: entryIdOf(attempt),
    at: attempt.at,
    who: email,
    action,
    kind: target?.kind ?? null,
    target: target?.id ?? null,
    label: target?.label ?? label,
    detail,
    request: context.requestId,
    network: shortenedAddress(context.ip),
  };
  const { label: _, ...logged } = entry;
  // With a time budget of its own: the change may have used up that of the request.
  const written = inRequestScope(context.deploy.context, () => appendEntry(entry)).catch((error) =>
    log('error', 'audit-entry-lost', { ...logged, error }),
  );
  context.waitUntil(written);
  const patience = Math.min(PATIENCE_MS, Math.max(0, remainingMs()));
  await Promise.race([written, sleep(patience, undefined, { ref: false })]);
}

/** A record without a readable title is named by its id. */
export const courseTarget = (id: string, course: CourseRecord | null): AuditTarget => ({
  kind: 'course',
  id,
  label: course?.title ?? id,
});

export const carouselTarget = (id: string, item: CarouselItemInput | null): AuditTarget => ({
  kind: 'carousel',
  id,
  label: item?.caption ?? id,
});

export const recordTarget = (kind: Kind, id: string, record: KindRecord | null): AuditTarget => ({
  kind: kind.name,
  id,
  label: record ? kind.label(record) : id,
});

/** The visitor's name stays out of the trail, which is kept longer than a deleted enquiry. */
export const enquiryTarget = (id: string): AuditTarget => {
  const company = enquiryCompany(id);
  return { kind: 'enquiry', id, label: company ? COMPANIES[company].name : id };
};

/** The state that an enquiry was given, and whether it is spam; '' for notes, which nobody else is to read. */
export const whatChanged = ({ state, spam }: EnquiryChange): string =>
  [state, spam === undefined ? undefined : spam ? 'spam' : 'no spam'].filter(Boolean).join(', ');
