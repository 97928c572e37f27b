import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { adminPaths } from '../../paths.ts';
import { CompanyMark } from '../ui/CompanyBadge.tsx';

interface EnquiryLineProps {
  enquiry: Enquiry;
  /** When it came, or how long it waits. */
  children: ReactNode;
}

/** A line that opens its enquiry. */
export function EnquiryLine({ enquiry: { id, name, message, company_id }, children }: EnquiryLineProps) {
  return (
    <li className="line-linked enquiry-line">
      <p className="who">
        <Link className="name" to={`${adminPaths.forms}?open=${id}`}>
          {name}
        </Link>{' '}
        <CompanyMark id={company_id} short />
      </p>
      {children}
      <p className="ellipsis muted">{summary(message, ENQUIRY_EXCERPT_MAX)}</p>
    </li>
  );
}
