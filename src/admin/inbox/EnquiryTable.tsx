import { memo } from 'react';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { RowActions } from '../ui/RowActions.tsx';
import { formatDate } from './format.ts';
import { StateBadge } from './StateBadge.tsx';

/** Of one row; the same from one rendering to the next, so that rows need not render again. */
export interface EnquiryActions {
  open(enquiry: Enquiry): void;
  delete(enquiry: Enquiry): void;
}

interface EnquiryTableProps {
  enquiries: readonly Enquiry[];
  openId: string | undefined;
  deletingId: string | undefined;
  actions: EnquiryActions;
}

export function EnquiryTable({ enquiries, openId, deletingId, actions }: EnquiryTableProps) {
  return (
    <table className="table enquiries">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="col-email">
            Email
          </th>
          <th scope="col">Company</th>
          <th scope="col">Message</th>
          <th scope="col">Date</th>
          <th scope="col" className="col-actions">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {enquiries.map((enquiry) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            isOpen={enquiry.id === openId}
            busy={deletingId !== undefined}
            deleting={enquiry.id === deletingId}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}

interface EnquiryRowProps {
  enquiry: Enquiry;
  isOpen: boolean;
  busy: boolean;
  deleting: boolean;
  actions: EnquiryActions;
}

const EnquiryRow = memo(function EnquiryRow({ enquiry, isOpen, busy, deleting, actions }: EnquiryRowProps) {
  const { id, name, email, message, company_id, state, submitted_at } = enquiry;
  return (
    <tr data-id={id} data-state={state} data-open={isOpen || undefined}>
      <th scope="row">
        <button
          type="button"
          className="open-enquiry"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => actions.open(enquiry)}
        >
          {name}
        </button>
        <StateBadge enquiry={enquiry} />
      </th>
      <td className="col-email">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </td>
      <td className="col-company">
        <CompanyBadge id={company_id} />
      </td>
      <td className="col-message">
        <p>{summary(message, ENQUIRY_EXCERPT_MAX)}</p>
      </td>
      <td className="col-date">
        <time dateTime={submitted_at}>{formatDate(submitted_at)}</time>
      </td>
      <td className="col-actions">
        <RowActions
          name={`the submission of ${name}`}
          busy={busy}
          deleting={deleting}
          onDelete={() => actions.delete(enquiry)}
        />
      </td>
    </tr>
  );
});
