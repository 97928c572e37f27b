import type { Ref } from 'react';
import { INBOX_TEXTS as texts } from '#texts/inbox';
import { type Enquiry, isUnanswered } from '../../domain/enquiry.ts';
import { CompanyMark } from '../ui/CompanyBadge.tsx';
import { Time } from '../ui/Time.tsx';
import { DueBadge } from './DueBadge.tsx';
import { mailTo } from './reply-link.ts';

/** Who wrote and when, and by when an answer is due. */
export function EnquiryHead({ ref, enquiry }: { ref: Ref<HTMLHeadingElement>; enquiry: Enquiry }) {
  const { name, email, company_id, submitted_at, state, spam, damaged, answered_at, answered_by } = enquiry;
  return (
    <div className="stack pane-head">
      <div className="cluster spread">
        <h2 ref={ref} id="enquiry-title" tabIndex={-1}>
          {name}
        </h2>
        {!damaged && !spam && isUnanswered(state) && <DueBadge enquiry={enquiry} />}
      </div>
      {!damaged && <a href={mailTo(email)}>{email}</a>}
      <p className="cluster muted small">
        <CompanyMark id={company_id} /> <Time at={submitted_at} />
      </p>
      {answered_at && (
        <p className="muted small">
          {texts.answeredBy(answered_by)} <Time at={answered_at} />
        </p>
      )}
    </div>
  );
}
