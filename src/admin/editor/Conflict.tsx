import { useEffect, useId, useRef, useState } from 'react';
import { CONFLICT_TEXTS as texts } from '#texts/records';
import type { Field, Fields } from '../../domain/field.ts';
import type { Versioned } from '../api/send.ts';
import type { AdminRecord } from '../records/kind.ts';
import { Button } from '../ui/Button.tsx';
import { type Choices, compare, merge, type Side } from './conflict.ts';
import type { Saving } from './use-save-record.ts';
import { Value } from './Value.tsx';

interface ConflictProps<T extends AdminRecord> {
  title: string;
  fields: Fields;
  saving: Saving<T>;
  savingLabel: string;
  onTakeTheirs(version: Versioned<T>): void;
}

/** Where somebody else has saved the record meanwhile, both versions, to choose from; nothing is overwritten unasked. */
export const Conflict = <T extends AdminRecord>(props: ConflictProps<T>) => {
  const { conflict } = props.saving;
  return conflict && <Choice key={conflict.onTopOf.etag} {...props} conflict={conflict} />;
};

function Choice<T extends AdminRecord>({
  title,
  fields,
  conflict: { base, mine, theirs, onTopOf },
  saving: { saving, saveOnTop, dismiss },
  savingLabel,
  onTakeTheirs,
}: ConflictProps<T> & { conflict: NonNullable<Saving<T>['conflict']> }) {
  const found = compare(base, mine, theirs);
  const { asked, taken } = found;
  const [choices, setChoices] = useState<Choices>({});
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = (chosen: Choices) => saveOnTop(merge(mine, theirs, found, chosen), onTopOf);
  const isChoice = asked.size > 0;
  return (
    <section className="stack conflict" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="muted">
        {texts.nothingLost} {isChoice ? texts.choose : texts.nothingToChoose}
      </p>
      {Object.entries(fields).map(([name, field]) => {
        const changedBy = asked.get(name);
        return (
          changedBy && (
            <Difference
              key={name}
              field={field}
              changedBy={changedBy}
              versions={{ mine: mine[name], theirs: theirs[name] }}
              choice={choices[name] ?? 'mine'}
              onChoose={(side) => setChoices((now) => ({ ...now, [name]: side }))}
            />
          )
        );
      })}
      {taken.length > 0 && (
        <div className="stack taken muted">
          <p>{texts.taken}</p>
          <dl className="stack">
            {Object.entries(fields)
              .filter(([name]) => taken.includes(name))
              .map(([name, field]) => (
                <div key={name}>
                  <dt>{field.label}</dt>
                  <dd>
                    <Value field={field} value={theirs[name]} />
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      )}
      <div className="cluster form-actions">
        {isChoice && (
          <>
            <Button variant="primary" busy={saving} busyLabel={savingLabel} onClick={() => save(choices)}>
              {texts.save}
            </Button>
            <Button disabled={saving} onClick={() => save({})}>
              {texts.keepMine}
            </Button>
          </>
        )}
        <Button
          variant={isChoice ? undefined : 'primary'}
          disabled={saving}
          onClick={() => onTakeTheirs(onTopOf)}
        >
          {texts.takeTheirs}
        </Button>
        <Button variant="bare" disabled={saving} onClick={dismiss}>
          {texts.back}
        </Button>
      </div>
    </section>
  );
}

interface DifferenceProps {
  field: Field;
  changedBy: 'you' | 'both';
  versions: Record<Side, unknown>;
  choice: Side;
  onChoose(side: Side): void;
}

/** Both versions of a field, to choose from. */
function Difference({ field, changedBy, versions, choice, onChoose }: DifferenceProps) {
  const id = useId();
  return (
    <fieldset className="form-grid difference">
      <legend>
        {field.label} <span className="muted small">{texts.changedBy[changedBy]}</span>
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className="stack version">
          <span className="row version-head">
            <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
            {texts[side]}
          </span>
          <Value field={field} value={versions[side]} other={versions[side === 'mine' ? 'theirs' : 'mine']} />
        </label>
      ))}
    </fieldset>
  );
}
