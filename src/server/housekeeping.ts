import { eraseOldAuditEntries } from './audit/audit-trail.ts';
import { eraseOldAddresses } from './auth/recent-sign-ins.ts';
import { eraseExpiredSessions } from './auth/sessions.ts';
import { eraseOldEnquiries } from './enquiries/enquiry-service.ts';
import { log } from './log.ts';
import { publishChange } from './publish/request-build.ts';
import { deployContext, inRequestScope } from './request-scope.ts';
import { forgetOldRequests } from './store/idempotency.ts';
import { eraseOldRateLimits } from './store/rate-limit.ts';
import { emptyOldTrash } from './trash.ts';

/** The longest window of any limit on tries. */
const TRIES_KEPT_SECONDS = 60 * 60;

/**
 * Erases what has expired: sessions, deleted records, counted tries, old entries of the audit trail. Each part has a
 * deadline of its own and runs even when another fails; the next run does what is left. Never throws.
 */
export async function purgeExpired(): Promise<void> {
  const parts = {
    eraseExpiredSessions,
    eraseOldAddresses,
    eraseOldAuditEntries,
    eraseOldEnquiries,
    async emptyOldTrash() {
      // No page changes, but the revision of the content does.
      if ((await emptyOldTrash()) > 0) await publishChange();
    },
    forgetOldRequests,
    eraseOldRateLimits: () => eraseOldRateLimits(TRIES_KEPT_SECONDS),
  };
  const context = deployContext();
  await Promise.all(
    Object.entries(parts).map(([part, work]) =>
      inRequestScope(context, work).catch((error) => log('warn', 'housekeeping-failed', { part, error })),
    ),
  );
}
