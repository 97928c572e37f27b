import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';

const TONES = { new: 'warning', replied: 'success', archived: 'neutral' };

/** Nothing for what has merely been read: a mark on every row marks none. */
export function StateBadge({ enquiry: { state, spam } }: { enquiry: Enquiry }) {
  if (spam) return <span className="badge tone-error">{INBOX_TEXTS.spam}</span>;
  if (state === 'read') return null;
  return <span className={`badge tone-${TONES[state]}`}>{INBOX_TEXTS.states[state]}</span>;
}
