import { INBOX_TEXTS as texts } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { Time } from '../ui/Time.tsx';

interface SamePersonProps {
  others: readonly Enquiry[];
  onOpen(enquiry: Enquiry): void;
}

/** What else somebody has written. */
export function SamePerson({ others, onOpen }: SamePersonProps) {
  if (others.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="same-person-title">
      <h3 id="same-person-title">{texts.samePerson(others.length)}</h3>
      <ul className="lines">
        {others.map((enquiry) => (
          <li key={enquiry.id} className="line-linked">
            <p className="row spread">
              <button type="button" className="name open-enquiry" onClick={() => onOpen(enquiry)}>
                <Time at={enquiry.submitted_at} />
              </button>
              {enquiry.spam ? (
                <span className="badge tone-error">{texts.spam}</span>
              ) : (
                <span className="badge tone-neutral">{texts.states[enquiry.state]}</span>
              )}
            </p>
            <p className="ellipsis muted">{summary(enquiry.message, ENQUIRY_EXCERPT_MAX)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
