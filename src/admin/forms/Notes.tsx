import { type SubmitEvent, useState } from 'react';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_NOTES_MAX } from '../../domain/limits.ts';
import { ADMIN_TEXTS, FIELD_TEXTS } from '../../domain/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Field } from '../ui/Field.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { useChangeEnquiry } from './use-change-enquiry.ts';

/** Notes of the administrator, never shown to the sender. What is typed stays until it is saved. */
export function Notes({ enquiry }: { enquiry: Enquiry }) {
  const save = useChangeEnquiry();
  const [text, setText] = useState(enquiry.notes);
  // While it is being saved the list shows it already; it is not safe before the server has it.
  const dirty = save.isPending || save.isError || text.trim() !== enquiry.notes;
  const tooLong = text.trim().length > ENQUIRY_NOTES_MAX;
  useUnsavedGuard(dirty);

  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (!save.isPending && !tooLong) save.mutate({ enquiry, change: { notes: text.trim() } });
  };

  return (
    <form className="notes" noValidate onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
      <Field
        label="Notes"
        hint="Only administrators see them."
        error={tooLong ? FIELD_TEXTS.tooLong('Notes', ENQUIRY_NOTES_MAX) : undefined}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            value={text}
            onChange={({ target }) => {
              save.reset();
              setText(target.value);
            }}
          />
        )}
      </Field>
      {save.isError && (
        <Failure what={ADMIN_TEXTS.enquirySaveFailed} error={save.error} onRetry={() => submit()} />
      )}
      <div className="form-actions">
        <Button type="submit" busy={save.isPending} busyLabel="Saving…" disabled={!dirty || tooLong}>
          Save notes
        </Button>
        <p className="muted" role="status">
          {save.isSuccess && !dirty && 'Saved.'}
        </p>
      </div>
    </form>
  );
}
