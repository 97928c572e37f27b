import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HISTORY_TEXTS } from '#texts/history';
import { reasonOf } from '../api/failure.ts';
import { Button } from '../ui/Button.tsx';

interface DeletedNoticeProps {
  /** What people call it. */
  what: string;
  /** What is said of it; that it was deleted, without. */
  done?: string | undefined;
  bringBack(): Promise<void>;
}

/** As a toast: says that something was deleted and takes it back. */
export function DeletedNotice({ what, done = HISTORY_TEXTS.deleted(what), bringBack }: DeletedNoticeProps) {
  const restore = useMutation({
    mutationFn: bringBack,
    onSettled: (_result, _error, _sent, _before, { client }) => void client.invalidateQueries(),
  });
  // Undo has gone, and with it the focus that it had.
  useEffect(() => {
    if (restore.isSuccess && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('h1')?.focus();
    }
  }, [restore.isSuccess]);
  return (
    <>
      <p className="toast-text">
        {restore.isSuccess ? HISTORY_TEXTS.broughtBack(what) : done}
        {restore.isError && ` ${HISTORY_TEXTS.notBroughtBack(reasonOf(restore.error))}`}
      </p>
      {!restore.isSuccess && (
        <Button
          data-action
          busy={restore.isPending}
          busyLabel={HISTORY_TEXTS.bringingBack}
          onClick={() => restore.mutate()}
        >
          {HISTORY_TEXTS.undo}
        </Button>
      )}
    </>
  );
}
