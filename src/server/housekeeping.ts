import { eraseOldAuditEntries } from './audit/audit-trail.ts';
import { eraseOldAddresses } from './auth/recent-sign-ins.ts';
import { tellRefusals } from './auth/refusals.ts';
import { eraseExpiredSessions } from './auth/sessions.ts';
import { eraseOldEnquiries } from './enquiries/enquiry-service.ts';
import { eraseOverdueEnquiries } from './enquiries/erasure.ts';
import { log } from './log.ts';
import { eraseOldFailures } from './mail/status.ts';
import { deployContext, inRequestScope, remainingMs } from './request-scope.ts';
import { forgetOldRequests } from './store/idempotency.ts';
import { eraseOldRateLimits } from './store/rate-limit.ts';
import { emptyOldTrash } from './trash.ts';

/**
 * Erases what has expired: sessions, deleted records, enquiries that are kept no longer, counted tries, old entries of the audit trail; and tells that trail
 * of refused sign-ins. Each part has a deadline of its own and runs even when another fails; the next run does what is
 * left. Never throws.
 * @returns whether the time of a part was over before it was done
 */
export async function purgeExpired(): Promise<boolean> {
  const parts = {
    eraseExpiredSessions,
    eraseOldAddresses,
    eraseOldAuditEntries,
    eraseOldEnquiries,
    eraseOldFailures,
    eraseOverdueEnquiries,
    emptyOldTrash,
    forgetOldRequests,
    eraseOldRateLimits,
    tellRefusals,
  };
  const context = deployContext();
  const run = async ([part, work]: [string, () => Promise<unknown>]): Promise<boolean> => {
    try {
      await work();
      return false;
    } catch (error) {
      const isUnfinished = remainingMs() <= 0;
      if (isUnfinished) log('info', 'housekeeping-unfinished', { part });
      else log('warn', 'housekeeping-failed', { part, error });
      return isUnfinished;
    }
  };
  const unfinished = await Promise.all(
    Object.entries(parts).map((part) => inRequestScope(context, () => run(part))),
  );
  return unfinished.includes(true);
}
