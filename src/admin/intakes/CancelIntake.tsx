import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import { type Intake, intakes } from '../../domain/intake.ts';
import { recordsKey, reload } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { Field } from '../ui/Field.tsx';
import { focus } from '../ui/focus.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { changeIntake, intakeCollection, showIntake } from './change-intake.ts';

const { note: noteField } = intakes.fields;
const NOTE_MAX = noteField?.control.kind === 'text' ? noteField.control.max : 0;

interface CancelIntakeProps {
  intake: Intake;
  onDone(): void;
}

/** Asks what visitors are to read beside an intake that is cancelled. */
export function CancelIntake({ intake, onDone }: CancelIntakeProps) {
  const [note, setNote] = useState(intake.note);
  const title = useId();
  useUnsavedGuard(note !== intake.note);
  const cancel = useMutation({
    mutationFn: () => changeIntake(intake.id, () => ({ state: 'cancelled', note })),
    onSuccess: (changed) => {
      showIntake(changed);
      onDone();
    },
    onSettled: () => reload(recordsKey(intakeCollection)),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a line
    <div
      className="stack"
      role="group"
      aria-labelledby={title}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <p id={title}>{texts.cancelQuestion}</p>
      <Field label={noteField?.label ?? ''} hint={noteField?.help} wide>
        {(wiring) => (
          <input
            {...wiring}
            ref={focus}
            value={note}
            maxLength={NOTE_MAX}
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <MutationFailure what={texts.cancelFailed} of={cancel} />
      <div className="cluster">
        <Button
          variant="danger"
          busy={cancel.isPending}
          busyLabel={ADMIN_TEXTS.saving}
          onClick={() => cancel.mutate()}
        >
          {texts.cancelNow}
        </Button>
        <Button disabled={cancel.isPending} onClick={onDone}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
