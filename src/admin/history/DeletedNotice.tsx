import { HISTORY_TEXTS } from '#texts/history';
import type { RecordAddress } from '../../domain/record-kind.ts';
import { reasonOf } from '../api/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useRestore } from './use-restore.ts';

interface DeletedNoticeProps {
  address: RecordAddress;
  /** What people call it. */
  what: string;
}

/** Says that something was deleted and takes it back, as long as nothing else is done. */
export function DeletedNotice({ address, what }: DeletedNoticeProps) {
  const restore = useRestore();
  if (restore.isSuccess) {
    return (
      <Notice key="back" tone="success">
        {HISTORY_TEXTS.broughtBack(what)}
      </Notice>
    );
  }
  const undo = (
    <Button
      busy={restore.isPending}
      busyLabel={HISTORY_TEXTS.bringingBack}
      onClick={() => restore.mutate({ ...address, what })}
    >
      {HISTORY_TEXTS.undo}
    </Button>
  );
  return (
    <Notice key="deleted" tone="success" action={undo}>
      {HISTORY_TEXTS.deleted(what)}
      {restore.isError && ` ${HISTORY_TEXTS.notBroughtBack(reasonOf(restore.error))}`}
    </Notice>
  );
}
