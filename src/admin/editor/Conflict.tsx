import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ConflictField } from './ConflictField.tsx';
import { type Choices, compare, type EditBase, merge } from './conflict.ts';
import type { EditedInput, Typed } from './editor-config.ts';
import { Value } from './Value.tsx';

interface ConflictProps<Input extends EditedInput> {
  /** What people call such a record. */
  noun: string;
  labels: Readonly<Record<string, string>>;
  /** The record as it was when the form was opened, and as the server has it now. */
  base: EditBase<Input>;
  theirs: EditBase<Input>;
  /** What is typed here. */
  mine: Typed<Input>;
  /** Where the picture that was chosen here can be seen. */
  preview: string | undefined;
  saving: boolean;
  onSave(merged: Typed<Input>): void;
  onTakeTheirs(): void;
  onBack(): void;
}

/** Shows both versions of what somebody else has saved meanwhile; nothing is overwritten unasked. */
export function Conflict<Input extends EditedInput>({
  noun,
  base,
  theirs,
  mine,
  ...on
}: ConflictProps<Input>) {
  const found = compare(base, mine, theirs);
  const { asked, taken } = found;
  const [choices, setChoices] = useState<Choices<Input>>({});
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const labelOf = (field: string) => (field === 'image' ? 'Image' : on.labels[field]) ?? field;
  const shown = { input: mine.input, image: (mine.picture.file && on.preview) || null };
  const save = (chosen: Choices<Input>) => on.onSave(merge(mine, theirs, found, chosen));
  return (
    <section className="conflict" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        Somebody else saved this {noun} while you were editing it
      </h3>
      <p className="muted">
        Nothing was overwritten.{' '}
        {asked.length > 0
          ? 'Choose which version of your changes stays, or take theirs as a whole.'
          : 'Of what you changed, nothing differs from their version.'}
      </p>
      {asked.map(({ field, changedBy }) => (
        <ConflictField
          key={field}
          field={field}
          label={labelOf(field)}
          changedBy={changedBy}
          mine={shown}
          theirs={theirs}
          choice={choices[field] ?? 'mine'}
          onChoose={(side) => setChoices((now) => ({ ...now, [field]: side }))}
        />
      ))}
      {taken.length > 0 && (
        <div className="taken">
          <p>Only they changed this, so it stays as they saved it:</p>
          <dl>
            {taken.map((field) => (
              <div key={field}>
                <dt>{labelOf(field)}</dt>
                <dd>
                  <Value field={field} version={theirs} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className="form-actions">
        {asked.length > 0 && (
          <>
            <Button variant="primary" busy={on.saving} busyLabel="Saving…" onClick={() => save(choices)}>
              Save this choice
            </Button>
            <Button disabled={on.saving} onClick={() => save({})}>
              Keep all of mine
            </Button>
          </>
        )}
        <Button
          variant={asked.length > 0 ? undefined : 'primary'}
          disabled={on.saving}
          onClick={on.onTakeTheirs}
        >
          Take all of theirs
        </Button>
        <Button variant="quiet" disabled={on.saving} onClick={on.onBack}>
          Back to the form
        </Button>
      </div>
    </section>
  );
}
