import { log } from './log.ts';
import { publishChange } from './publish/request-build.ts';
import { deployContext, inRequestScope } from './request-scope.ts';
import { forgetOldAttempts } from './storage/attempts.ts';
import { eraseOldAuditEntries } from './storage/audit.ts';
import { eraseOldEnquiries } from './storage/enquiry-trash.ts';
import { eraseOldAddresses } from './storage/known-addresses.ts';
import { eraseExpiredSessions } from './storage/sessions.ts';
import { emptyOldTrash } from './storage/trash.ts';
import { eraseOldTries } from './storage/tries.ts';

/** The longest window of any limit on tries. */
const TRIES_KEPT_SECONDS = 60 * 60;

/**
 * Erases what has had its time: expired sessions, what was deleted long ago, counted tries, old lines of the audit
 * trail. Each part has time of its own and goes on when another fails; what was left is done the next time. Never throws.
 */
export async function keepHouse(): Promise<void> {
  const parts = {
    eraseExpiredSessions,
    eraseOldAddresses,
    eraseOldAuditEntries,
    eraseOldEnquiries,
    async emptyOldTrash() {
      // No page changes, but the revision of the content does.
      if ((await emptyOldTrash()) > 0) await publishChange();
    },
    forgetOldAttempts,
    eraseOldTries: () => eraseOldTries(TRIES_KEPT_SECONDS),
  };
  const context = deployContext();
  await Promise.all(
    Object.entries(parts).map(([part, work]) =>
      inRequestScope(context, work).catch((error) => log('warn', 'housekeeping-failed', { part, error })),
    ),
  );
}
