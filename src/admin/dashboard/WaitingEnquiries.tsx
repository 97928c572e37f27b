import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';
import { REPLY_HOURS } from '../../domain/limits.ts';
import { adminPaths } from '../../paths.ts';
import { hoursSince } from '../inbox/enquiry-filter.ts';
import { Panel } from '../ui/Panel.tsx';
import { EnquiryLine } from './EnquiryLine.tsx';
import { Pending } from './Pending.tsx';

const SHOWN = 5;
const { unanswered, allUnanswered, allAnswered, noEnquiries, more, loadingEnquiries } = DASHBOARD_TEXTS;

interface WaitingEnquiriesProps {
  /** Newest first. */
  enquiries: readonly Enquiry[] | undefined;
  isComplete: boolean;
  failed: boolean;
}

/** Who has waited longest stands first: the pages promise an answer within a day. */
export function WaitingEnquiries({ enquiries, isComplete, failed }: WaitingEnquiriesProps) {
  const waiting = enquiries?.filter(({ state }) => state === 'new' || state === 'read').reverse() ?? [];
  const all = <Link to={`${adminPaths.forms}?state=unanswered`}>{allUnanswered}</Link>;
  // The oldest come last: before that, nobody knows who they are.
  const isKnown = enquiries && isComplete;
  return (
    <Panel title={unanswered} aside={waiting.length > 0 && all}>
      {!isKnown && <Pending failed={failed} loading={loadingEnquiries} />}
      {isKnown && waiting.length === 0 && (
        <p className="muted">{enquiries.length > 0 ? allAnswered : noEnquiries}</p>
      )}
      <ul className="lines">
        {isKnown &&
          waiting.slice(0, SHOWN).map((enquiry) => {
            const hours = hoursSince(enquiry.submitted_at);
            const isLate = hours >= REPLY_HOURS;
            return (
              <EnquiryLine key={enquiry.id} enquiry={enquiry}>
                <span className={`badge ${isLate ? 'tone-error' : 'tone-warning'}`}>
                  {isLate && <span className="visually-hidden">{DASHBOARD_TEXTS.late} </span>}
                  {INBOX_TEXTS.waiting(hours)}
                </span>
              </EnquiryLine>
            );
          })}
      </ul>
      {isKnown && waiting.length > SHOWN && <p className="muted">{more(waiting.length - SHOWN)}</p>}
    </Panel>
  );
}
