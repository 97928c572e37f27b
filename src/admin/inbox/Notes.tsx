import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { FIELD_TEXTS } from '#texts/field';
import { INBOX_TEXTS } from '#texts/inbox';
import { type Enquiry, enquiryOfficeFields } from '../../domain/enquiry.ts';
import { ENQUIRY_NOTES_MAX } from '../../domain/limits.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { Field } from '../ui/Field.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { patchEnquiry, saveNotes } from './enquiries.ts';
import { TheirNotes } from './TheirNotes.tsx';

/** What is typed and not saved. */
interface Draft {
  text: string;
  /** The notes that it is to replace. */
  base: string;
  /** Whether somebody else wrote these meanwhile; to be merged. */
  conflict?: boolean;
}

const { label, help } = enquiryOfficeFields.notes;

/** Notes of the administrators, never shown to the sender. What is typed stays until it is saved. */
export function Notes({ enquiry: { id, notes } }: { enquiry: Enquiry }) {
  const [draft, setDraft] = useState<Draft>();
  const { text, base, conflict = false } = draft ?? { text: notes, base: notes };
  const dirty = draft !== undefined && text.trim() !== base;
  const tooLong = text.trim().length > ENQUIRY_NOTES_MAX;
  useUnsavedGuard(dirty);

  const save = useMutation({
    mutationFn: saveNotes,
    async onSuccess(stored, sent, _, { client }) {
      await patchEnquiry(client, id, (now) => ({ ...now, notes: stored.notes }));
      setDraft((now) => {
        if (stored.notes !== sent.notes) return now && { ...now, base: stored.notes, conflict: true };
        // Who has typed on meanwhile has typed on top of what is saved now.
        return now?.text.trim() === sent.notes ? undefined : now && { text: now.text, base: sent.notes };
      });
    },
  });

  const type = (typed: string) => {
    if (!save.isPending) save.reset();
    setDraft({ base, conflict, text: typed });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (dirty && !save.isPending && !tooLong) save.mutate({ id, notes: text.trim(), base });
  };

  const takeTheirs = () => {
    save.reset();
    setDraft(undefined);
  };

  return (
    <form className="stack notes" noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
      {conflict && (
        <TheirNotes key={base} notes={base} onAdd={() => type(`${base}\n\n${text}`)} onTake={takeTheirs} />
      )}
      <Field
        label={conflict ? INBOX_TEXTS.yourNotes : label}
        hint={help}
        error={tooLong ? FIELD_TEXTS.tooLong(label, ENQUIRY_NOTES_MAX) : undefined}
      >
        {(wiring) => (
          <textarea {...wiring} rows={3} value={text} onChange={({ target }) => type(target.value)} />
        )}
      </Field>
      <MutationFailure what={INBOX_TEXTS.saveFailed} of={save} />
      <div className="cluster form-actions">
        <Button
          type="submit"
          variant={conflict ? 'primary' : 'quiet'}
          busy={save.isPending}
          busyLabel={ADMIN_TEXTS.saving}
          disabled={!dirty || tooLong}
        >
          {conflict ? INBOX_TEXTS.saveInPlace : INBOX_TEXTS.saveNotes}
        </Button>
        <p className="muted" role="status">
          {save.isSuccess && !dirty && INBOX_TEXTS.saved}
        </p>
      </div>
    </form>
  );
}
