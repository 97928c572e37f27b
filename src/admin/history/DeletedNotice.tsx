import { useMutation } from '@tanstack/react-query';
import { HISTORY_TEXTS } from '#texts/history';
import { reasonOf } from '../api/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface DeletedNoticeProps {
  /** What people call it. */
  what: string;
  bringBack(): Promise<void>;
}

/** Says that something was deleted and takes it back, as long as nothing else is done. */
export function DeletedNotice({ what, bringBack }: DeletedNoticeProps) {
  const restore = useMutation({
    mutationFn: bringBack,
    onSettled: (_result, _error, _sent, _before, { client }) => void client.invalidateQueries(),
  });
  if (restore.isSuccess) {
    return (
      <Notice key="back" tone="success">
        {HISTORY_TEXTS.broughtBack(what)}
      </Notice>
    );
  }
  const undo = (
    <Button busy={restore.isPending} busyLabel={HISTORY_TEXTS.bringingBack} onClick={() => restore.mutate()}>
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
