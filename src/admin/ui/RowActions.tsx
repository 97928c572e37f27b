import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';

interface RowActionsProps {
  /** Names the record for those who cannot see which row a button stands in. */
  name: string;
  /** Some record of the list is at work; only one at a time may be. */
  busy: boolean;
  loading?: boolean;
  deleting?: boolean;
  onEdit?: () => void;
  onDelete(): void;
  /** What else can be done with the record; stands before Delete. */
  children?: ReactNode;
}

export function RowActions({ name, busy, loading, deleting, onEdit, onDelete, children }: RowActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  // The focus does not go with a row that is taken out of its list.
  useLayoutEffect(() => {
    const row = actions.current?.closest('tr, li');
    return () => {
      if (row?.contains(document.activeElement)) focusBeside(row);
    };
  }, []);

  return (
    <div className="row-actions" ref={actions}>
      {onEdit && (
        <Button busy={loading} busyLabel="Opening…" disabled={busy} onClick={onEdit}>
          Edit<span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {children}
      <Button variant="danger" busy={deleting} busyLabel="Deleting…" disabled={busy} onClick={onDelete}>
        Delete<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

/** The first button of the next row, or of the one before; the heading when the list is empty now. */
function focusBeside(row: Element): void {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('.row-actions button') ?? document.querySelector('h1');
  target?.focus();
}
