import { Link } from 'react-router';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { adminPaths } from '../../paths.ts';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { formatTime } from '../ui/format.ts';
import { Card } from './Card.tsx';
import { Pending } from './Pending.tsx';

const SHOWN = 5;

interface NewestEnquiriesProps {
  enquiries: readonly Enquiry[] | undefined;
  failed: boolean;
}

export function NewestEnquiries({ enquiries, failed }: NewestEnquiriesProps) {
  return (
    <Card title="Newest enquiries" aside={<Link to={adminPaths.forms}>All enquiries</Link>}>
      {!enquiries && <Pending failed={failed}>Loading enquiries…</Pending>}
      {enquiries?.length === 0 && (
        <p className="muted">No enquiries yet. What visitors send from the contact pages arrives here.</p>
      )}
      <ul className="lines">
        {enquiries?.slice(0, SHOWN).map(({ id, name, message, company_id, submitted_at }) => (
          <li key={id}>
            <p className="line-head">
              <span className="name">{name}</span>
              <CompanyBadge id={company_id} />
              <time className="muted" dateTime={submitted_at}>
                {formatTime(submitted_at)}
              </time>
            </p>
            <p className="muted">{summary(message, ENQUIRY_EXCERPT_MAX)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
