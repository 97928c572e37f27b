import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN_TEXTS } from '#texts/admin';
import { INBOX_TEXTS } from '#texts/inbox';
import { Icon } from '../../components/ui/Icon.tsx';
import { bin, close, down, flag, person, up } from '../../components/ui/icons.ts';
import { ENQUIRY_STATES, type Enquiry, enquiryOfficeFields } from '../../domain/enquiry.ts';
import { adminPaths } from '../../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NARROW } from '../ui/narrow.ts';
import { RowMenu, type RowMenuEntry } from '../ui/RowMenu.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Answers } from './Answers.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import type { Mark } from './enquiries.ts';
import { Notes } from './Notes.tsx';
import { Reminder } from './Reminder.tsx';
import { SamePerson } from './SamePerson.tsx';
import { spamNote } from './spam-note.ts';
import type { Answering } from './use-answering.ts';

interface EnquiryPaneProps {
  enquiry: Enquiry;
  /** Somebody else has deleted it; it stands here for the sake of unsaved notes. */
  isGone: boolean;
  /** Whether the focus goes to the message; while somebody walks through the list it stays there. */
  takeFocus: boolean;
  isDeleting: boolean;
  /** What went wrong with this or another submission: on a phone nothing else can be seen. */
  failures: ReactNode;
  answering: Answering;
  /** What else the same person has written. */
  others: readonly Enquiry[];
  /** Who waits next for an answer. */
  next: Enquiry | undefined;
  onNext(): void;
  onOpen(enquiry: Enquiry): void;
  onMark(mark: Mark): void;
  onDelete(): void;
  onClose(): void;
  /** To the next newer and older one; left out where there is none. */
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
}

export function EnquiryPane({
  enquiry,
  isGone,
  takeFocus,
  isDeleting,
  failures,
  answering,
  others,
  next,
  ...on
}: EnquiryPaneProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const radios = useId();
  /** The submission that a reply was begun to. The mail program tells nobody whether it was sent. */
  const [askedFor, setAskedFor] = useState<string>();
  const { id, name, email, message, state, spam, damaged } = enquiry;
  const navigate = useNavigate();
  /** What is done seldom, and out of the way of an answer. */
  const seldom: RowMenuEntry[] = [
    ...(damaged
      ? []
      : [
          ...(spam ? [] : [{ label: INBOX_TEXTS.markSpam, icon: flag, to: () => on.onMark({ spam: true }) }]),
          {
            label: INBOX_TEXTS.personData,
            icon: person,
            to: () => void navigate(adminPaths.settings, { state: { person: email } }),
          },
        ]),
    { label: ADMIN_TEXTS.delete, icon: bin, to: on.onDelete, isDangerous: true },
  ];

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
        <RowMenu
          name={name}
          entries={seldom}
          disabled={false}
          busy={isDeleting}
          busyLabel={ADMIN_TEXTS.deleting}
        />
        <Button onClick={on.onClose}>
          <Icon path={close} /> {INBOX_TEXTS.close}
        </Button>
      </header>
      {failures}
      {isGone && <Notice tone="error">{INBOX_TEXTS.gone}</Notice>}
      <div className="stack pane-letter">
        <EnquiryHead ref={heading} enquiry={enquiry} />
        {spam && (
          <div className="cluster">
            <p className="badge tone-error">{spamNote(enquiry)}</p>
            <Button onClick={() => on.onMark({ spam: false })}>{INBOX_TEXTS.notSpam}</Button>
          </div>
        )}
        <p className="pane-message">{message}</p>
        {!damaged && <EnquiryFacts enquiry={enquiry} />}
        {!damaged && <Answers enquiry={enquiry} />}
        {!damaged && (
          <AnswerForm key={id} enquiry={enquiry} answering={answering} onStarted={() => setAskedFor(id)} />
        )}
        <StatusRegion>
          {askedFor === id && state !== 'replied' && (
            <Notice
              tone="success"
              action={
                <Button variant="primary" onClick={() => on.onMark({ state: 'replied' })}>
                  {INBOX_TEXTS.markReplied}
                </Button>
              }
            >
              {INBOX_TEXTS.repliedYet}
            </Notice>
          )}
          {state === 'replied' && next && (
            <div className="cluster form-actions">
              <Button variant="primary" onClick={on.onNext}>
                {INBOX_TEXTS.nextWaiting(next.name)}
              </Button>
            </div>
          )}
          {state === 'replied' && !next && <p className="muted">{INBOX_TEXTS.noneWaiting}</p>}
        </StatusRegion>
        <SamePerson others={others} onOpen={on.onOpen} />
      </div>
      {!damaged && (
        <div className="stack pane-office">
          <div className="pane-state">
            <p className="name" aria-hidden="true">
              {enquiryOfficeFields.state.label}
            </p>
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
          </div>
          <Reminder
            key={`reminder-${id}`}
            enquiry={enquiry}
            onRemind={(day) => on.onMark({ remind_on: day })}
          />
          <Notes key={`notes-${id}`} enquiry={enquiry} />
        </div>
      )}
    </dialog>
  );
}
