import { type ReactNode, useEffect, useRef } from 'react';
import type { Enquiry, EnquiryState } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NARROW } from '../ui/narrow.ts';
import { SPAM_NAME } from './enquiry-filter.ts';
import { formatDate } from './format.ts';
import { Notes } from './Notes.tsx';
import { replyLink } from './reply-link.ts';
import { StateChoice } from './StateChoice.tsx';

interface EnquiryPaneProps {
  enquiry: Enquiry;
  /** Somebody else has deleted it; it stands here for the sake of unsaved notes. */
  gone: boolean;
  /** Whether the focus goes to the message; while somebody walks through the list it stays there. */
  takeFocus: boolean;
  deleting: boolean;
  /** What went wrong with this or another submission: on a phone nothing else can be seen. */
  failures: ReactNode;
  onState(state: EnquiryState): void;
  onSpam(spam: boolean): void;
  onDelete(): void;
  onClose(): void;
  /** To the next newer and older one; left out where there is none. */
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
}

export function EnquiryPane({ enquiry, gone, takeFocus, deleting, failures, ...on }: EnquiryPaneProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name, email, message, company_id, state, spam, submitted_at } = enquiry;

  useEffect(() => {
    const pane = dialog.current;
    if (!pane) return;
    // Without room beside the list the message takes the whole screen, and the list is out of reach.
    const narrow = window.matchMedia(NARROW);
    const show = () => {
      pane.close();
      if (narrow.matches) pane.showModal();
      // Shown by its attribute, since the method would take the focus.
      else pane.open = true;
    };
    show();
    narrow.addEventListener('change', show);
    return () => narrow.removeEventListener('change', show);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is a reason to begin at its top
  useEffect(() => {
    if (takeFocus) heading.current?.focus({ preventScroll: true });
    dialog.current?.scrollTo(0, 0);
  }, [id, takeFocus]);

  return (
    <dialog
      ref={dialog}
      className="enquiry-pane"
      aria-labelledby="enquiry-title"
      onCancel={(event) => {
        event.preventDefault();
        on.onClose();
      }}
    >
      <header className="pane-bar">
        <Button variant="bare" disabled={!on.onNewer} onClick={on.onNewer}>
          <span aria-hidden="true">↑</span> Newer
        </Button>
        <Button variant="bare" disabled={!on.onOlder} onClick={on.onOlder}>
          <span aria-hidden="true">↓</span> Older
        </Button>
        <Button variant="bare" className="pane-close" onClick={on.onClose}>
          Close
        </Button>
      </header>
      {failures}
      {gone && (
        <Notice tone="error">
          Somebody else deleted this submission meanwhile. Your notes are still here: copy what you need.
        </Notice>
      )}
      <div className="pane-head">
        <h2 ref={heading} id="enquiry-title" tabIndex={-1}>
          {name}
        </h2>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        <p className="muted">
          <CompanyBadge id={company_id} /> <time dateTime={submitted_at}>{formatDate(submitted_at)}</time>
        </p>
      </div>
      <StateChoice value={state} onChange={on.onState} />
      {spam && <p className="badge spam">{SPAM_NAME}</p>}
      <p className="pane-message">{message}</p>
      <div className="form-actions">
        <a className="button" href={replyLink(enquiry)}>
          Reply by mail
        </a>
        <Button onClick={() => on.onSpam(!spam)}>{spam ? 'Not spam' : 'Mark as spam'}</Button>
        <Button
          variant="danger"
          className="pane-delete"
          busy={deleting}
          busyLabel="Deleting…"
          onClick={on.onDelete}
        >
          Delete
        </Button>
      </div>
      <Notes key={id} enquiry={enquiry} />
    </dialog>
  );
}
