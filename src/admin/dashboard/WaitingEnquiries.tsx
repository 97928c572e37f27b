import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import { INBOX_TEXTS } from '#texts/inbox';
import { waitingFirst } from '../../domain/answer-time.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { adminPaths } from '../../paths.ts';
import { DueBadge } from '../inbox/DueBadge.tsx';
import { useHours } from '../inbox/use-hours.ts';
import { useIsPhone } from '../ui/narrow.ts';
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
  /** How many are suspected to be spam: one of them may be no spam at all. */
  suspected: number;
}

/** Who has waited longest stands first: the pages promise an answer within a day. */
export function WaitingEnquiries({ enquiries, isComplete, failed, suspected }: WaitingEnquiriesProps) {
  const waiting = waitingFirst(enquiries ?? [], dayInNepal(new Date()), useHours());
  const isPhone = useIsPhone();
  const path = `${adminPaths.forms}?state=unanswered`;
  // The oldest come last: before that, nobody knows who they are.
  const isKnown = enquiries && isComplete;
  return (
    <Panel title={unanswered} aside={waiting.length > 0 && <Link to={path}>{allUnanswered}</Link>}>
      {!isKnown && <Pending failed={failed} loading={loadingEnquiries} />}
      {isKnown && waiting.length === 0 && (
        <p className="muted">{enquiries.length > 0 ? allAnswered : noEnquiries}</p>
      )}
      <ul className="lines">
        {isKnown &&
          waiting.slice(0, SHOWN).map((enquiry) => (
            <EnquiryLine key={enquiry.id} enquiry={enquiry}>
              <DueBadge enquiry={enquiry} short={isPhone} />
            </EnquiryLine>
          ))}
      </ul>
      {isKnown && waiting.length > SHOWN && (
        <p>
          <Link to={path}>{more(waiting.length - SHOWN)}</Link>
        </p>
      )}
      {isKnown && suspected > 0 && (
        <p className="muted">
          {INBOX_TEXTS.spamNotListed(suspected)}{' '}
          <Link to={`${adminPaths.forms}?state=spam`}>{INBOX_TEXTS.showSpam}</Link>
        </p>
      )}
    </Panel>
  );
}
