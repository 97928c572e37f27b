import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { LIST_FIELD_TEXTS as texts } from '#texts/records';
import { Icon } from '../../components/ui/Icon.tsx';
import { bin, down, grip, up } from '../../components/ui/icons.ts';
import type { Field } from '../../domain/field.ts';
import { Button } from '../ui/Button.tsx';
import { move } from '../ui/move.ts';
import { useDrag } from '../ui/use-drag.ts';
import { formValue } from './form-values.ts';
import { Help, RepeatedHelp } from './Help.tsx';
import { isWide } from './is-wide.ts';

/** Where the value of a field stands. */
export interface Place {
  /** Such as `title` or `syllabus.0.title`. */
  path: string;
  /** Where its stored value stands: elsewhere once entries were moved, nowhere for an entry that is new. */
  storedPath: string | undefined;
  /** It stands in a group that may be left out. */
  mayBeLeftOut?: boolean;
  /** What it is called as one of a list: "Point 3". */
  entry?: string;
}

interface ListFieldProps extends Place {
  field: Field & { control: { kind: 'list' } };
  error: string | undefined;
  /** The control of an entry. */
  children(place: Place): ReactNode;
}

/**
 * Which entry of the stored list each entry is; one that was added has a number that none of them has. An entry keeps its
 * number wherever it goes.
 */
function useOrigins(count: number, storedCount: number) {
  const next = useRef(Math.max(count, storedCount));
  const [known, setKnown] = useState(() => Array.from({ length: count }, (_, index) => index));
  const origins = Array.from({ length: count }, (_, index) => known[index] ?? index);
  return { origins, setOrigins: setKnown, newOrigin: () => next.current++ };
}

/** Entries one below the other, to be added, taken out and put in order: by buttons, by keys and by dragging. */
export function ListField({ path, storedPath, field, error, children }: ListFieldProps) {
  const { label, help, control } = field;
  const { setValue, formState } = useFormContext();
  const entries: unknown[] = useWatch({ name: path });
  const stored = storedPath === undefined ? undefined : get(formState.defaultValues, storedPath);
  const storedCount = Array.isArray(stored) ? stored.length : 0;
  const { origins, setOrigins, newOrigin } = useOrigins(entries.length, storedCount);
  const [moved, setMoved] = useState('');
  const change = (nextOrigins: number[], next: readonly unknown[]) => {
    setOrigins(nextOrigins);
    setValue(path, next, { shouldDirty: true });
  };
  const place = (from: number, to: number) => {
    change(move(origins, from, to), move(entries, from, to));
    setMoved(texts.moved(control.of.label, to + 1, entries.length));
  };
  const drag = useDrag(place);
  const partsHelp = entries.length > 0 ? helpOfParts(control.of) : '';
  return (
    <fieldset className="wide">
      <legend>{label}</legend>
      {(help || partsHelp) && (
        <p className="muted small">
          {help && <Help>{help}</Help>}
          <span aria-hidden="true">{partsHelp}</span>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      <ul className="stack list-entries" ref={drag.list}>
        {origins.map((origin, index) => (
          <Entry
            key={origin}
            label={control.of.label}
            isShort={isShort(control.of)}
            helpShown={index > 0 || partsHelp !== ''}
            place={index}
            count={entries.length}
            look={drag.look(index, entries.length)}
            onMove={(to) => place(index, to)}
            onDrag={(event) => drag.begin(event, index)}
            onRemove={() => change(origins.toSpliced(index, 1), entries.toSpliced(index, 1))}
          >
            {children({
              path: `${path}.${index}`,
              storedPath: origin < storedCount ? `${storedPath}.${origin}` : undefined,
              entry: nameOf(control.of.label, index),
            })}
          </Entry>
        ))}
      </ul>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button
        hiddenLabel={texts.toList(label)}
        disabled={entries.length >= control.max}
        onClick={() => change([...origins, newOrigin()], [...entries, formValue(control.of, undefined)])}
      >
        {texts.add(control.of.label)}
      </Button>
    </fieldset>
  );
}

/** What helps with the parts of short entries, said once above them: below a box it would push their rows apart. */
function helpOfParts(field: Field): string {
  if (field.control.kind !== 'group' || !isShort(field)) return '';
  return Object.values(field.control.fields)
    .flatMap(({ label, help }) => (help ? `${label}: ${help}` : []))
    .join(' ');
}

const nameOf = (label: string, place: number) => `${label} ${place + 1}`;

/** Whether it has room in one line with what moves it: one control, or two short texts. */
function isShort({ control }: Field): boolean {
  if (control.kind !== 'group') return control.kind !== 'multiline';
  const parts = Object.values(control.fields).filter((part) => part.control.kind !== 'entry-id');
  return parts.length <= 2 && parts.every((part) => part.control.kind === 'text' && !isWide(part));
}

interface EntryProps {
  label: string;
  isShort: boolean;
  /** Something above says already what helps to fill it in. */
  helpShown: boolean;
  /** From 0. */
  place: number;
  count: number;
  /** How it looks while an entry is dragged. */
  look: object;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
  onRemove(): void;
  children: ReactNode;
}

const MOVES = { up: { by: -1, icon: up, key: 'ArrowUp' }, down: { by: 1, icon: down, key: 'ArrowDown' } };

function Entry({
  label,
  isShort,
  helpShown,
  place,
  count,
  look,
  onMove,
  onDrag,
  onRemove,
  children,
}: EntryProps) {
  const name = nameOf(label, place);
  const entry = useRef<HTMLLIElement>(null);
  /** What had the focus when it was moved: the browser takes it away from what changes its place. */
  const focused = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new place
  useEffect(() => {
    const { current: before } = focused;
    focused.current = undefined;
    if (!before) return;
    // At either end the button that was pressed is off, and its neighbour goes on.
    const neighbour = entry.current?.querySelector<HTMLElement>('[data-move]:enabled');
    (before.matches(':disabled') ? neighbour : before)?.focus();
  }, [place]);
  const moveBy = (by: number) => {
    if (place + by < 0 || place + by >= count) return;
    focused.current = (document.activeElement as HTMLElement | null) ?? undefined;
    onMove(place + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = event.altKey && Object.values(MOVES).find(({ key }) => key === event.key);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    moveBy(pressed.by);
  };
  const moves = (
    <div className="row list-entry-actions">
      {count > 1 && (
        <>
          <span className="drag-handle" title={texts.drag} onPointerDown={onDrag}>
            <Icon path={grip} />
          </span>
          {Object.entries(MOVES).map(([way, { by, icon }]) => (
            <Button
              key={way}
              variant="bare"
              data-move={way}
              aria-label={texts.move(way as keyof typeof MOVES, name)}
              title={texts.moveHint(way as keyof typeof MOVES)}
              disabled={place + by < 0 || place + by === count}
              onClick={() => moveBy(by)}
            >
              <Icon path={icon} />
            </Button>
          ))}
        </>
      )}
      <Button variant="bare" title={texts.remove} onClick={onRemove}>
        <Icon path={bin} />
        <span className="visually-hidden">
          {texts.remove} {name}
        </span>
      </Button>
    </div>
  );
  return (
    <li
      ref={entry}
      className={isShort ? 'list-entry list-entry-short' : 'list-entry'}
      onKeyDown={onKeyDown}
      {...look}
    >
      {/* A screen reader has it with each control. */}
      <span className="name list-entry-name" aria-hidden="true">
        <span className="list-entry-label">{label}</span> {place + 1}
      </span>
      {/* The keys go where the eyes go. */}
      {!isShort && moves}
      <div className="form-grid list-entry-fields">
        <RepeatedHelp value={helpShown}>{children}</RepeatedHelp>
      </div>
      {isShort && moves}
    </li>
  );
}
