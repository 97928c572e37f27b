import type { CompanyId } from './company.ts';
import { DAY_MS } from './durations.ts';

/** What the contact form keeps in the visitor's browser, and for how long. */

/** What is typed and not sent yet is kept for so many days. */
export const DRAFT_DAYS = 7;
export const draftKey = (companyId: CompanyId) => `enquiry-draft-${companyId}`;

/** An enquiry that waits for a network: until it is sent or discarded. What follows is its Idempotency-Key. */
export const WAITING_PREFIX = 'enquiry-waiting-';

/** No visitor takes this long to come back; a clock that was wrong by years does. */
const BELIEVABLE_DAYS = 365;

/**
 * Whether what was kept at a moment of the visitor's clock is still to be kept. A clock that was set since tells nothing:
 * then the time begins anew.
 */
export function ageOf(at: number, now: number): 'kept' | 'over' | 'unknown' {
  const days = (now - at) / DAY_MS;
  if (!(days >= 0 && days < BELIEVABLE_DAYS)) return 'unknown';
  return days < DRAFT_DAYS ? 'kept' : 'over';
}
