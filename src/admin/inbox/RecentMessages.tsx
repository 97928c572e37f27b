import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';
import { RECENT_MESSAGES } from '../../domain/limits.ts';
import { Time } from '../ui/Time.tsx';

interface RecentMessagesProps {
  enquiries: readonly Enquiry[];
  onOpen(enquiry: Enquiry): void;
}

/** A strip of names: what they wrote stands in the list below. */
export function RecentMessages({ enquiries, onOpen }: RecentMessagesProps) {
  return (
    <section className="cluster recent" aria-labelledby="recent-title">
      <h2 id="recent-title">{INBOX_TEXTS.recent}</h2>
      <ul className="cluster links">
        {enquiries.slice(0, RECENT_MESSAGES).map((enquiry) => (
          <li key={enquiry.id}>
            <button type="button" className="open-enquiry" onClick={() => onOpen(enquiry)}>
              {enquiry.name}
            </button>
            <Time className="muted small" at={enquiry.submitted_at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
