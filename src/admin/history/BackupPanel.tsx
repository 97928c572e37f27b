import { useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { Panel } from './Panel.tsx';
import { type Progress, useMakeBackup, useRestoreBackup } from './use-backup.ts';

const of = (progress: Progress | undefined) => (progress ? ` ${progress.done} of ${progress.total}` : '');

const STILL_RESTORING =
  'A backup is being restored. If you leave now, only a part of it may be back. Leave all the same?';

export function BackupPanel() {
  const { make, progress: made } = useMakeBackup();
  const { restore, progress: restored } = useRestoreBackup();
  useUnsavedGuard(restore.isPending, STILL_RESTORING);
  const chooser = useRef<HTMLInputElement>(null);
  const busy = make.isPending || restore.isPending;
  const missing = make.data?.missing.length ?? 0;
  const unreadable = make.data?.unreadable ?? [];

  return (
    <Panel title="Backup">
      <p className="muted">
        One file with all courses, pictures and submissions, this history included. It holds what visitors
        wrote: keep it where only the office can read it.
      </p>
      <StatusRegion>
        {make.isSuccess && (
          <Notice tone="success">
            The backup is saved with your downloads.
            {missing > 0 && ` ${missing} picture files were not found and are not in it.`}
            {unreadable.length > 0 && ` Damaged, and not in it: ${unreadable.join(', ')}.`}
          </Notice>
        )}
        {restore.data && (
          <Notice tone="success">
            Everything is as the backup says. {restore.data.changed} records were changed,{' '}
            {restore.data.trashed} put into “What was deleted”.
          </Notice>
        )}
      </StatusRegion>
      {make.isError && (
        <Failure what="Error making the backup" error={make.error} onRetry={() => make.mutate()} />
      )}
      {restore.isError && (
        <Failure
          what="Error restoring the backup"
          error={restore.error}
          onRetry={() => restore.mutate(restore.variables)}
        />
      )}
      <div className="form-actions">
        <Button
          variant="primary"
          busy={make.isPending}
          busyLabel={`Making the backup…${of(made)}`}
          disabled={busy}
          onClick={() => {
            restore.reset();
            make.mutate();
          }}
        >
          Download backup
        </Button>
        <Button
          busy={restore.isPending}
          busyLabel={`Restoring…${of(restored)}`}
          disabled={busy}
          onClick={() => chooser.current?.click()}
        >
          Restore from a backup…
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".zip,application/zip"
          aria-label="Backup to restore"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again.
            target.value = '';
            make.reset();
            if (file) restore.mutate(file);
          }}
        />
      </div>
    </Panel>
  );
}
