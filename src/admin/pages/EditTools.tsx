import type { ReactNode } from 'react';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { Icon } from '../../components/ui/Icon.tsx';
import * as icons from '../../components/ui/icons.ts';

/** A text of the page that has the focus. */
export interface Edited {
  place: string;
  label: string;
  /** How many more characters it may have. */
  left: number;
  /** What is wrong with it. */
  error: string | undefined;
  /** Where its entry stands in its list, if it is in one. */
  entry: { index: number; count: number; min: number; max: number; label: string } | null;
}

interface EditToolsProps extends Edited {
  onMove(by: -1 | 1): void;
  onAdd(): void;
  onRemove(): void;
}

/** Fewer than this are told as they are typed. */
const FEW = 20;

/** Beside the text that is being typed: its name, how much it may still hold, and what can be done with its entry. */
export function EditTools({ label, left, error, entry, ...on }: EditToolsProps) {
  return (
    <div className="row edit-tools small" role="toolbar" aria-label={texts.tools}>
      <p className="edit-tools-text">
        <b>{label}</b>{' '}
        {error ? <span className="field-error">{error}</span> : left <= FEW && texts.left(left)}
      </p>
      {entry && (
        <>
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
