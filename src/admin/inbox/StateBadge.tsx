import type { Enquiry } from '../../domain/enquiry.ts';
import { SPAM_NAME, STATE_NAMES } from './enquiry-filter.ts';

/** Nothing for what has merely been read: a mark on every row marks none. */
export function StateBadge({ enquiry: { state, spam } }: { enquiry: Pick<Enquiry, 'state' | 'spam'> }) {
  if (spam) return <span className="badge spam">{SPAM_NAME}</span>;
  if (state === 'read') return null;
  return <span className={`badge state-${state}`}>{STATE_NAMES[state]}</span>;
}
