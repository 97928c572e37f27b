import { useEffect, useId, useRef, useState } from 'react';
import type { Fields } from '../../domain/field.ts';
import { Button } from '../ui/Button.tsx';
import { ConflictField } from './ConflictField.tsx';
import { type Choices, compare, type EditBase, merge } from './conflict.ts';
import type { EditedInput, Typed } from './editor-config.ts';
import { Value } from './Value.tsx';

interface ConflictProps {
  /** What people call such a record. */
  noun: string;
  fields: Fields;
  /** The record as it was when the form was opened, and as the server has it now. */
  base: EditBase;
  theirs: EditBase;
  /** What is typed here. */
  mine: Typed;
  /** Where the picture that was chosen here can be seen. */
  preview: string | undefined;
  saving: boolean;
  onSave(merged: Typed): void;
  onTakeTheirs(): void;
  onBack(): void;
}

/** Shows both versions of what somebody else has saved meanwhile; nothing is overwritten unasked. */
export function Conflict({ noun, fields, base, theirs, mine, ...on }: ConflictProps) {
  const found = compare(base, mine, theirs);
  const { asked, taken } = found;
  const [choices, setChoices] = useState<Choices>({});
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const valuesOf = ({ input, image }: EditBase): EditedInput => ({ ...input, image });
  const [here, there] = [
    valuesOf({ input: mine.input, image: (mine.picture.file && on.preview) || null }),
    valuesOf(theirs),
  ];
  const save = (chosen: Choices) => on.onSave(merge(mine, theirs, found, chosen));
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
      {Object.entries(fields).map(([name, field]) => {
        const difference = asked.find((other) => other.name === name);
        return (
          difference && (
            <ConflictField
              key={name}
              field={field}
              changedBy={difference.changedBy}
              mine={here[name]}
              theirs={there[name]}
              choice={choices[name] ?? 'mine'}
              onChoose={(side) => setChoices((now) => ({ ...now, [name]: side }))}
            />
          )
        );
      })}
      {taken.length > 0 && (
        <div className="taken">
          <p>Only they changed this, so it stays as they saved it:</p>
          <dl>
            {Object.entries(fields)
              .filter(([name]) => taken.includes(name))
              .map(([name, field]) => (
                <div key={name}>
                  <dt>{field.label}</dt>
                  <dd>
                    <Value field={field} value={there[name]} />
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
        <Button variant="bare" disabled={on.saving} onClick={on.onBack}>
          Back to the form
        </Button>
      </div>
    </section>
  );
}
