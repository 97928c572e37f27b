import { useId } from 'react';
import type { Side } from './conflict.ts';
import { type ShownVersion, Value } from './Value.tsx';

interface ConflictFieldProps {
  field: string;
  label: string;
  changedBy: 'you' | 'both';
  mine: ShownVersion;
  theirs: ShownVersion;
  choice: Side;
  onChoose(side: Side): void;
}

const CHANGED_BY = { you: 'changed by you', both: 'changed by both of you' } as const;
const SIDES = { mine: 'Yours', theirs: 'Theirs' } as const;

/** Both versions of a field, to choose from. */
export function ConflictField({
  field,
  label,
  changedBy,
  mine,
  theirs,
  choice,
  onChoose,
}: ConflictFieldProps) {
  const name = useId();
  const side = (which: Side, version: ShownVersion) => (
    <label className="version">
      <span className="version-head">
        <input type="radio" name={name} checked={choice === which} onChange={() => onChoose(which)} />
        {SIDES[which]}
      </span>
      <Value field={field} version={version} />
    </label>
  );
  return (
    <fieldset className="difference">
      <legend>
        {label} <span className="muted">{CHANGED_BY[changedBy]}</span>
      </legend>
      {side('mine', mine)}
      {side('theirs', theirs)}
    </fieldset>
  );
}
