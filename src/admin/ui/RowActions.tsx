import { type ReactNode, useRef } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { Button } from './Button.tsx';
import { besideRow, useFocusHandedOn } from './focus.ts';

interface RowActionsProps {
  /** What the record is called. */
  name: string;
  /** Some record of the list is at work; only one at a time may be. */
  busy: boolean;
  loading?: boolean;
  deleting?: boolean;
  onEdit?: () => void;
  onDelete(): void;
  /** What the button says, where nothing is deleted for good. */
  deleteText?: string | undefined;
  /** What else can be done with the record. */
  children?: ReactNode;
}

/** Edit is as large as the row it stands in: a press anywhere in the row is one on it. */
export function RowActions({
  name,
  busy,
  loading,
  deleting,
  onEdit,
  onDelete,
  deleteText = ADMIN_TEXTS.delete,
  children,
}: RowActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  useFocusHandedOn(actions, besideRow, 'tr, li');
  return (
    <div className="row row-actions" ref={actions}>
      {onEdit && (
        <Button
          className="row-open"
          hiddenLabel={name}
          busy={loading}
          busyLabel={ADMIN_TEXTS.opening}
          disabled={busy}
          onClick={onEdit}
        >
          {ADMIN_TEXTS.edit}
        </Button>
      )}
      <Button
        variant="danger"
        hiddenLabel={name}
        busy={deleting}
        busyLabel={ADMIN_TEXTS.deleting}
        disabled={busy}
        onClick={onDelete}
      >
        {deleteText}
      </Button>
      {children}
    </div>
  );
}
