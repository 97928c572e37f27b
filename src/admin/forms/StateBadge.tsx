import type { EnquiryState } from '../../domain/enquiry.ts';
import { STATE_NAMES } from './enquiry-filter.ts';

/** Nothing for what has merely been read: a mark on every row marks none. */
export function StateBadge({ state }: { state: EnquiryState }) {
  if (state === 'read') return null;
  return <span className={`badge state-${state}`}>{STATE_NAMES[state]}</span>;
}
