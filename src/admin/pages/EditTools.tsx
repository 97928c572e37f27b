import type { PointerEvent, ReactNode } from 'react';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { Icon } from '../../components/ui/Icon.tsx';
import * as icons from '../../components/ui/icons.ts';
import { type EntryAt, fieldOf } from './page-entries.ts';

interface EditToolsProps {
  /** Of the text that has the focus. */
  place: string;
  text: string;
  /** Where its entry stands in its list, if it is in one. */
  entry: EntryAt | null;
  onMove(by: -1 | 1): void;
  onAdd(): void;
  onRemove(): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
}

/** Fewer than this are told as they are typed. */
const FEW = 20;

/** Beside the text that is being typed: its name, how much it may still hold, and what can be done with its entry. */
export function EditTools({ place, text, entry, ...on }: EditToolsProps) {
  const field = fieldOf(place);
  if (field?.control.kind !== 'text' && field?.control.kind !== 'multiline') return null;
  const { label, control, input } = field;
  const left = control.max - text.trim().length;
  const error = input.safeParse(text).error?.issues[0]?.message;
  return (
    <div className="row edit-tools small" role="toolbar" aria-label={texts.tools}>
      <p className="edit-tools-text">
        <b>{label}</b>{' '}
        {error ? <span className="field-error">{error}</span> : left <= FEW && texts.left(left)}
      </p>
      {entry && (
        <>
          {entry.count > 1 && (
            <span className="drag-handle" title={texts.drag} onPointerDown={on.onDrag}>
              <Icon path={icons.grip} />
            </span>
          )}
          <Tool
            icon={icons.up}
            label={texts.up}
            of={entry.label}
            off={entry.index === 0}
            onPress={() => on.onMove(-1)}
          />
          <Tool
            icon={icons.down}
            label={texts.down}
            of={entry.label}
            off={entry.index === entry.count - 1}
            onPress={() => on.onMove(1)}
          />
          <Tool
            icon={icons.plus}
            label={texts.add}
            of={entry.label}
            off={entry.count >= entry.max}
            onPress={on.onAdd}
          />
          <Tool
            icon={icons.close}
            label={texts.remove}
            of={entry.label}
            off={entry.count <= entry.min}
            onPress={on.onRemove}
          />
        </>
      )}
    </div>
  );
}

interface ToolProps {
  icon: string;
  label: string;
  of: string;
  off: boolean;
  onPress(): void;
}

const Tool = ({ icon, label, of, off, onPress }: ToolProps): ReactNode => (
  <button
    type="button"
    className="icon-button"
    title={label}
    aria-label={`${label}: ${of}`}
    disabled={off}
    onClick={onPress}
  >
    <Icon path={icon} />
  </button>
);
