import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { INBOX_TEXTS } from '#texts/inbox';
import { Icon } from '../../components/ui/Icon.tsx';
import { close, down, up } from '../../components/ui/icons.ts';
import {
  ENQUIRY_STATES,
  type Enquiry,
  type EnquiryChange,
  enquiryOfficeFields,
} from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NARROW } from '../ui/narrow.ts';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { Time } from '../ui/Time.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { Notes } from './Notes.tsx';
import { mailTo, replyLink } from './reply-link.ts';
import { spamNote } from './spam-note.ts';

interface EnquiryPaneProps {
  enquiry: Enquiry;
  /** Somebody else has deleted it; it stands here for the sake of unsaved notes. */
  isGone: boolean;
  /** Whether the focus goes to the message; while somebody walks through the list it stays there. */
  takeFocus: boolean;
  isDeleting: boolean;
  /** What went wrong with this or another submission: on a phone nothing else can be seen. */
  failures: ReactNode;
  onMark(mark: Pick<EnquiryChange, 'state' | 'spam'>): void;
  onDelete(): void;
  onClose(): void;
  /** To the next newer and older one; left out where there is none. */
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
}

export function EnquiryPane({ enquiry, isGone, takeFocus, isDeleting, failures, ...on }: EnquiryPaneProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const radios = useId();
  /** The submission that a reply was begun to. The mail program tells nobody whether it was sent. */
  const [askedFor, setAskedFor] = useState<string>();
  const { id, name, email, message, company_id, state, spam, submitted_at, damaged } = enquiry;

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
      className="stack sheet enquiry-pane"
      aria-labelledby="enquiry-title"
      onCancel={(event) => {
        event.preventDefault();
        on.onClose();
      }}
    >
      <header className="row sheet-bar">
        <Button variant="bare" disabled={!on.onNewer} onClick={on.onNewer}>
          <Icon path={up} /> {INBOX_TEXTS.newer}
        </Button>
        <Button variant="bare" disabled={!on.onOlder} onClick={on.onOlder}>
          <Icon path={down} /> {INBOX_TEXTS.older}
        </Button>
        <Button className="pane-close" onClick={on.onClose}>
          <Icon path={close} /> {INBOX_TEXTS.close}
        </Button>
      </header>
      {failures}
      {isGone && <Notice tone="error">{INBOX_TEXTS.gone}</Notice>}
      <div className="stack pane-head">
        <h2 ref={heading} id="enquiry-title" tabIndex={-1}>
          {name}
        </h2>
        {!damaged && <a href={mailTo(email)}>{email}</a>}
        <p className="muted">
          <CompanyBadge id={company_id} /> <Time at={submitted_at} />
        </p>
      </div>
      {!damaged && <EnquiryFacts enquiry={enquiry} />}
      {!damaged && (
        <fieldset className="segments">
          <legend className="visually-hidden">{enquiryOfficeFields.state.label}</legend>
          {ENQUIRY_STATES.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={radios}
                checked={choice === state}
                onChange={() => on.onMark({ state: choice })}
              />
              {INBOX_TEXTS.states[choice]}
            </label>
          ))}
        </fieldset>
      )}
      {spam && <p className="badge tone-error">{spamNote(enquiry)}</p>}
      <p className="pane-message">{message}</p>
      <div className="cluster form-actions">
        {!damaged && (
          <>
            <a className="button" href={replyLink(enquiry)} onClick={() => setAskedFor(id)}>
              {INBOX_TEXTS.reply}
            </a>
            <Button onClick={() => on.onMark({ spam: !spam })}>
              {spam ? INBOX_TEXTS.notSpam : INBOX_TEXTS.markSpam}
            </Button>
          </>
        )}
        <Button
          variant="danger"
          className="pane-delete"
          busy={isDeleting}
          busyLabel={ADMIN_TEXTS.deleting}
          onClick={on.onDelete}
        >
          {ADMIN_TEXTS.delete}
        </Button>
      </div>
      <StatusRegion>
        {askedFor === id && state !== 'replied' && (
          <Notice
            tone="success"
            action={
              <Button onClick={() => on.onMark({ state: 'replied' })}>{INBOX_TEXTS.markReplied}</Button>
            }
          >
            {INBOX_TEXTS.repliedYet}
          </Notice>
        )}
      </StatusRegion>
      {!damaged && <Notes key={id} enquiry={enquiry} />}
    </dialog>
  );
}
