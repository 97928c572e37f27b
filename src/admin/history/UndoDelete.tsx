import type { RecordAddress } from '../../domain/record-kind.ts';
import { reasonOf } from '../api-failure.ts';
import { Button } from '../ui/Button.tsx';
import { useRestore } from './use-history.ts';

interface UndoDeleteProps {
  address: RecordAddress;
  /** It is back: the notice of the deletion may go. */
  onUndone(): void;
}

/** The action of a notice that says something was deleted. */
export function UndoDelete({ address, onUndone }: UndoDeleteProps) {
  const restore = useRestore();
  return (
    <>
      {restore.isError && <span role="alert">{reasonOf(restore.error)}</span>}
      <Button
        busy={restore.isPending}
        busyLabel="Bringing back…"
        onClick={() => restore.mutate(address, { onSuccess: onUndone })}
      >
        Undo
      </Button>
    </>
  );
}
