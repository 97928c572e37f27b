import { createHash } from 'node:crypto';
import { DELETED_KEPT_DAYS } from '../../src/domain/limits.ts';
import { storedEnquiry } from './enquiries.ts';
import type { Entries } from './seed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Enquiries whose time in the trash is over, as the store keeps them: of each the tombstone and its mark. */
export function overdueEnquiries(amount: number): Entries {
  const deleted = daysAgo(DELETED_KEPT_DAYS + 10);
  return Array.from({ length: amount }, (_, number) => {
    const data = storedEnquiry(number);
    const tombstone = JSON.stringify({ rev: data.id, deleted_at: deleted.toISOString(), data });
    return [
      [`enquiries/${data.id}`, tombstone],
      [`deleted/${data.id}/${deleted.getTime()}-00000000`, ''],
    ] as const;
  }).flat();
}

/** Idempotency keys of three days ago: every second one from before keys named their day. */
export function oldAttempts(amount: number): Entries {
  const at = daysAgo(3).toISOString();
  return Array.from({ length: amount }, (_, number) => {
    const hash = createHash('sha256').update(`${number}`).digest('hex');
    const data = { id: storedEnquiry(number).id, at, digest: hash };
    const text = JSON.stringify({ rev: hash, deleted_at: null, data });
    return [`enquiries/${number % 2 === 0 ? '' : `${at.slice(0, 10)}/`}${hash}`, text] as const;
  });
}
