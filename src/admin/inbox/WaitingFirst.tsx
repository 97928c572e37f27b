import { INBOX_TEXTS as texts } from '#texts/inbox';
import { type Enquiry, isUnanswered } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { Button } from '../ui/Button.tsx';
import { DueBadge } from './DueBadge.tsx';

const SHOWN = 3;

interface WaitingFirstProps {
  /** What waits, first what has to be answered first. */
  waiting: readonly Enquiry[];
  onOpen(enquiry: Enquiry): void;
  onShowAll(): void;
}

/** The inbox leads with whom the office has kept waiting longest. */
export function WaitingFirst({ waiting, onOpen, onShowAll }: WaitingFirstProps) {
  if (waiting.length === 0) return null;
  return (
    <section className="panel stack tile waiting" aria-labelledby="waiting-title">
      <header className="cluster spread tile-head">
        <h2 id="waiting-title">{texts.waitingFirst}</h2>
        {waiting.length > SHOWN && (
          <Button variant="bare" onClick={onShowAll}>
            {texts.allWaiting(waiting.length)}
          </Button>
        )}
      </header>
      <ul className="lines">
        {waiting.slice(0, SHOWN).map((enquiry) => (
          <li key={enquiry.id} className="line-linked">
            <button type="button" className="name open-enquiry" onClick={() => onOpen(enquiry)}>
              {enquiry.name}
            </button>
            <p className="ellipsis muted">{summary(enquiry.message, ENQUIRY_EXCERPT_MAX)}</p>
            {isUnanswered(enquiry.state) ? (
              <DueBadge enquiry={enquiry} />
            ) : (
              <span className="badge tone-warning">{texts.reminder}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
