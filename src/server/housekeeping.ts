import { log } from './log.ts';
import { eraseOldEnquiries } from './storage/enquiries.ts';
import { eraseExpiredSessions } from './storage/sessions.ts';
import { eraseOldTries } from './storage/tries.ts';

/** The longest window of any limit on tries. */
const TRIES_KEPT_SECONDS = 60 * 60;

/**
 * Erases what has had its time: expired sessions, enquiries that were deleted long ago, counted tries. Each
 * part goes on when another fails; what was left is done the next time. Never throws.
 */
export async function keepHouse(): Promise<void> {
  const parts = {
    eraseExpiredSessions,
    eraseOldEnquiries,
    eraseOldTries: () => eraseOldTries(TRIES_KEPT_SECONDS),
  };
  for (const [part, work] of Object.entries(parts)) {
    await work().catch((error) => log('warn', 'housekeeping-failed', { part, error }));
  }
}
