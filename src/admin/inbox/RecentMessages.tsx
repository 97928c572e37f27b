import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX, RECENT_MESSAGES } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { Time } from '../ui/Time.tsx';

interface RecentMessagesProps {
  enquiries: readonly Enquiry[];
  onOpen(enquiry: Enquiry): void;
}

export function RecentMessages({ enquiries, onOpen }: RecentMessagesProps) {
  return (
    <section className="stack recent" aria-labelledby="recent-title">
      <h2 id="recent-title">{INBOX_TEXTS.recent}</h2>
      <ul className="stack">
        {enquiries.slice(0, RECENT_MESSAGES).map((enquiry) => (
          <li key={enquiry.id} className="stack" data-state={enquiry.state}>
            <p className="row spread">
              <button type="button" className="open-enquiry ellipsis" onClick={() => onOpen(enquiry)}>
                {enquiry.name}
              </button>
              <Time className="muted small" at={enquiry.submitted_at} />
            </p>
            <p className="ellipsis muted">{summary(enquiry.message, ENQUIRY_EXCERPT_MAX)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
