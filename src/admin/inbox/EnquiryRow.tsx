import type { ReactNode } from 'react';
import { INBOX_TEXTS } from '#texts/inbox';
import { type Enquiry, isUnanswered } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { CompanyMark } from '../ui/CompanyBadge.tsx';
import { RowActions } from '../ui/RowActions.tsx';
import { Time } from '../ui/Time.tsx';
import { DueBadge } from './DueBadge.tsx';
import { mailTo } from './reply-link.ts';

export interface EnquiryRowProps {
  enquiry: Enquiry;
  openId: string | undefined;
  /** Only one at a time may be deleted. */
  deletingId: string | undefined;
  /** The ids of those that are selected. */
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], isSelected: boolean): void;
  /** The ids of those that wait for the office: their rows say by when. */
  waiting: ReadonlySet<string>;
  onOpen(enquiry: Enquiry): void;
  onDelete(enquiry: Enquiry): void;
}

/** None for what has merely been read: a mark on every row marks none. */
const MARKS = { new: 'mark-new', replied: 'mark-replied', archived: 'mark-archived' };

/** In fewer words where the list has room for cards only. */
const fitted = (shown: (short: boolean) => ReactNode) => (
  <>
    <span className="in-rows">{shown(false)}</span>
    <span className="in-cards">{shown(true)}</span>
  </>
);

export function EnquiryRow({ enquiry, openId, deletingId, selected, waiting, ...on }: EnquiryRowProps) {
  const { id, name, email, message, company_id, state, spam, submitted_at, damaged } = enquiry;
  const isOpen = id === openId;
  const mark = !spam && state !== 'read' && (
    <span className={`mark ${MARKS[state]}`}>{INBOX_TEXTS.states[state]}</span>
  );
  return (
    <tr data-id={id} data-state={state} data-open={isOpen || undefined}>
      <td className="col-select">
        <input
          type="checkbox"
          aria-label={INBOX_TEXTS.selectOne(name)}
          checked={selected.has(id)}
          onChange={({ target }) => on.onSelect([id], target.checked)}
        />
      </td>
      <th scope="row">
        <button
          type="button"
          className="open-enquiry"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => on.onOpen(enquiry)}
        >
          {name}
        </button>
        {spam && <span className="badge tone-error">{INBOX_TEXTS.spam}</span>}
        <span className="in-rows">{mark}</span>
      </th>
      <td className="col-due">
        {waiting.has(id) &&
          (isUnanswered(state) ? (
            fitted((short) => <DueBadge enquiry={enquiry} short={short} />)
          ) : (
            <span className="badge tone-warning">{INBOX_TEXTS.reminder}</span>
          ))}
      </td>
      <td className="col-email">
        {!damaged && (
          <a className="ellipsis" href={mailTo(email)}>
            {email}
          </a>
        )}
      </td>
      <td className="col-company">
        {fitted((short) => (
          <CompanyMark id={company_id} short={short} />
        ))}
      </td>
      <td className="col-message">
        <p className="excerpt muted">{summary(message, ENQUIRY_EXCERPT_MAX)}</p>
      </td>
      <td className="col-date muted">
        <Time at={submitted_at} />
        <span className="in-cards">{mark}</span>
      </td>
      <td className="col-actions">
        <RowActions
          name={INBOX_TEXTS.submissionOf(name)}
          busy={deletingId !== undefined}
          deleting={id === deletingId}
          onDelete={() => on.onDelete(enquiry)}
        />
      </td>
    </tr>
  );
}
