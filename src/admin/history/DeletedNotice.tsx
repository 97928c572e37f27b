import type { RecordAddress } from '../../domain/record-kind.ts';
import { reasonOf } from '../api/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useRestore } from './use-history.ts';

interface DeletedNoticeProps {
  /** What was deleted, and what people call it. */
  address: RecordAddress;
  what: string;
}

/** Says that something was deleted and takes it back, as long as nothing else is done. */
export function DeletedNotice({ address, what }: DeletedNoticeProps) {
  const restore = useRestore();
  if (restore.isSuccess) {
    return (
      <Notice key="back" tone="success">
        Brought back {what}.
      </Notice>
    );
  }
  return (
    <Notice
      key="deleted"
      tone="success"
      action={
        <Button
          busy={restore.isPending}
          busyLabel="Bringing back…"
          onClick={() => restore.mutate({ ...address, what })}
        >
          Undo
        </Button>
      }
    >
      Deleted {what}.{restore.isError && ` It could not be brought back: ${reasonOf(restore.error)}`}
    </Notice>
  );
}
