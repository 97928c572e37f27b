import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { WEEK_FIELD_TEXTS as texts } from '#texts/records';
import type { Fields } from '../../domain/field.ts';
import type { Hours } from '../../domain/opening-hours.ts';
import { Button } from '../ui/Button.tsx';

interface WeekFieldProps {
  path: string;
  label: string;
  help: string | undefined;
  /** Of a week, in its order. */
  days: Fields;
}

const CLOSED: Hours = { open: '', close: '' };
const isOpen = (hours: Hours | undefined) => Boolean(hours?.open || hours?.close);

/** The hours of a week, a day a row: ticked where it is open. */
export function WeekField({ path, label, help, days }: WeekFieldProps) {
  const { setValue } = useFormContext();
  const week: Readonly<Record<string, Hours>> = useWatch({ name: path });
  const names = Object.keys(days);
  const firstOpen = names.find((day) => isOpen(week[day]));
  const set = (day: string, hours: Hours) => setValue(`${path}.${day}`, hours, { shouldDirty: true });
  return (
    <fieldset className="wide week-hours">
      <legend>{label}</legend>
      {help && <p className="muted small">{help}</p>}
      {names.map((day) => (
        <Day
          key={day}
          path={`${path}.${day}`}
          name={days[day]?.label ?? day}
          // A day that opens begins with the hours of another one.
          usual={week[firstOpen ?? ''] ?? CLOSED}
          onSet={(hours) => set(day, hours)}
        />
      ))}
      {firstOpen && (
        <Button
          onClick={() => {
            for (const day of names) if (isOpen(week[day])) set(day, week[firstOpen] ?? CLOSED);
          }}
        >
          {texts.sameAs(days[firstOpen]?.label ?? firstOpen)}
        </Button>
      )}
    </fieldset>
  );
}

interface DayProps {
  path: string;
  name: string;
  usual: Hours;
  onSet(hours: Hours): void;
}

function Day({ path, name, usual, onSet }: DayProps) {
  const { register, getFieldState, formState } = useFormContext();
  const hours: Hours = useWatch({ name: path });
  /** Open, though no time is typed yet. */
  const [isTicked, setTicked] = useState(false);
  /** What stood here before it was closed. */
  const before = useRef<Hours>(undefined);
  const id = useId();
  const open = isTicked || isOpen(hours);
  const error = (['open', 'close'] as const)
    .map((part) => getFieldState(`${path}.${part}`, formState).error?.message)
    .find(Boolean);
  const tick = (ticked: boolean) => {
    if (!ticked) before.current = hours;
    setTicked(ticked);
    onSet(ticked ? (before.current ?? usual) : CLOSED);
  };
  const time = (part: keyof Hours, label: string) => (
    <input
      {...register(`${path}.${part}`)}
      type="time"
      aria-label={label}
      aria-invalid={Boolean(error)}
      aria-describedby={error && id}
    />
  );
  return (
    <div className="week-day">
      <label className="row">
        <input
          type="checkbox"
          checked={open}
          aria-label={texts.openOn(name)}
          onChange={({ target }) => tick(target.checked)}
        />
        {name}
      </label>
      {open ? (
        <span className="row week-times">
          {time('open', texts.opens(name))}
          {texts.to}
          {time('close', texts.closes(name))}
        </span>
      ) : (
        <span className="muted week-times">{texts.closed}</span>
      )}
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
