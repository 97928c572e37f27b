import { type SubmitEvent, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { FIELD_TEXTS } from '#texts/field';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_NOTES_MAX } from '../../domain/limits.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Field } from '../ui/Field.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { TheirNotes } from './TheirNotes.tsx';
import { NotesConflict, useSaveNotes } from './use-save-notes.ts';

/** What is typed and not saved, and the notes it is to replace. */
interface Draft {
  text: string;
  base: string;
}

/** Notes of the administrators, never shown to the sender. What is typed stays until it is saved. */
export function Notes({ enquiry }: { enquiry: Enquiry }) {
  const save = useSaveNotes();
  const [draft, setDraft] = useState<Draft>();
  /** What somebody else wrote meanwhile; to be merged. */
  const [theirs, setTheirs] = useState<string>();
  const text = draft?.text ?? enquiry.notes;
  const dirty = draft !== undefined && draft.text.trim() !== draft.base;
  const tooLong = text.trim().length > ENQUIRY_NOTES_MAX;
  useUnsavedGuard(dirty);

  const type = (typed: string) => {
    if (!save.isPending) save.reset();
    setDraft((now) => ({ text: typed, base: now?.base ?? enquiry.notes }));
  };

  const forget = () => {
    setDraft(undefined);
    setTheirs(undefined);
  };

  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (!draft || !dirty || save.isPending || tooLong) return;
    const notes = draft.text.trim();
    save.mutate(
      { id: enquiry.id, notes, base: draft.base },
      {
        onSuccess: () => {
          setTheirs(undefined);
          // Who has typed on meanwhile has typed on top of what is saved now.
          setDraft((now) => (now?.text.trim() === notes ? undefined : now && { ...now, base: notes }));
        },
        onError: (error) => {
          if (!(error instanceof NotesConflict)) return;
          setTheirs(error.theirs);
          setDraft((now) => now && { ...now, base: error.theirs });
        },
      },
    );
  };

  return (
    <form className="notes" noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
      {theirs !== undefined && (
        <TheirNotes notes={theirs} onAdd={() => type(`${theirs}\n\n${text}`)} onTake={forget} />
      )}
      <Field
        label={theirs === undefined ? 'Notes' : 'Your notes'}
        hint="Only administrators see them."
        error={tooLong ? FIELD_TEXTS.tooLong('Notes', ENQUIRY_NOTES_MAX) : undefined}
      >
        {(wiring) => (
          <textarea {...wiring} rows={3} value={text} onChange={({ target }) => type(target.value)} />
        )}
      </Field>
      {save.isError && !(save.error instanceof NotesConflict) && (
        <Failure what={ADMIN_TEXTS.enquirySaveFailed} error={save.error} onRetry={() => submit()} />
      )}
      <div className="form-actions">
        <Button
          type="submit"
          variant={theirs === undefined ? undefined : 'primary'}
          busy={save.isPending}
          busyLabel="Saving…"
          disabled={!dirty || tooLong}
        >
          {theirs === undefined ? 'Save notes' : 'Save in place of theirs'}
        </Button>
        <p className="muted" role="status">
          {save.isSuccess && !dirty && 'Saved.'}
        </p>
      </div>
    </form>
  );
}
