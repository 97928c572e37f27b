import { useId } from 'react';
import type { Field } from '../../domain/field.ts';
import type { Side } from './conflict.ts';
import { Value } from './Value.tsx';

interface ConflictFieldProps {
  field: Field;
  changedBy: 'you' | 'both';
  mine: unknown;
  theirs: unknown;
  choice: Side;
  onChoose(side: Side): void;
}

const CHANGED_BY = { you: 'changed by you', both: 'changed by both of you' } as const;
const SIDES = { mine: 'Yours', theirs: 'Theirs' } as const;

/** Both versions of a field, to choose from. */
export function ConflictField({ field, changedBy, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const name = useId();
  const side = (which: Side, value: unknown) => (
    <label className="version">
      <span className="version-head">
        <input type="radio" name={name} checked={choice === which} onChange={() => onChoose(which)} />
        {SIDES[which]}
      </span>
      <Value field={field} value={value} />
    </label>
  );
  return (
    <fieldset className="difference">
      <legend>
        {field.label} <span className="muted">{CHANGED_BY[changedBy]}</span>
      </legend>
      {side('mine', mine)}
      {side('theirs', theirs)}
    </fieldset>
  );
}
