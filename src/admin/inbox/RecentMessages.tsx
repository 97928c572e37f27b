import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX, RECENT_MESSAGES } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { formatDate } from './format.ts';

interface RecentMessagesProps {
  enquiries: readonly Enquiry[];
  onOpen(enquiry: Enquiry): void;
}

export function RecentMessages({ enquiries, onOpen }: RecentMessagesProps) {
  return (
    <section className="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">Recent Messages</h2>
      <ul>
        {enquiries.slice(0, RECENT_MESSAGES).map((enquiry) => (
          <li key={enquiry.id} className="panel" data-state={enquiry.state}>
            <button type="button" className="open-enquiry" onClick={() => onOpen(enquiry)}>
              {enquiry.name}
            </button>
            <p className="muted">
              <time dateTime={enquiry.submitted_at}>{formatDate(enquiry.submitted_at)}</time> ·{' '}
              {enquiry.company_name}
            </p>
            <p className="recent-text">{summary(enquiry.message, ENQUIRY_EXCERPT_MAX)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
