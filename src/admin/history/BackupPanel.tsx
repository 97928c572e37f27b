import { useRef } from 'react';
import { HISTORY_TEXTS } from '#texts/history';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { makeBackup, restoreBackup, useTask } from './backup-tasks.ts';

export function BackupPanel() {
  const make = useTask(makeBackup);
  const restore = useTask(restoreBackup);
  useUnsavedGuard(restore.isPending, HISTORY_TEXTS.stillRestoring);
  const chooser = useRef<HTMLInputElement>(null);
  const busy = make.isPending || restore.isPending;
  const { missing = [], unreadable = [] } = make.data ?? {};

  return (
    <Panel title={HISTORY_TEXTS.backup}>
      <p className="muted">{HISTORY_TEXTS.backupHelp}</p>
      <StatusRegion>
        {make.isSuccess && (
          <Notice tone="success">
            {HISTORY_TEXTS.made}
            {missing.length > 0 && ` ${HISTORY_TEXTS.missing(missing.length)}`}
            {unreadable.length > 0 && ` ${HISTORY_TEXTS.unreadable(unreadable.join(', '))}`}
          </Notice>
        )}
        {restore.data && (
          <Notice tone="success">
            {HISTORY_TEXTS.backupRestored(restore.data.changed, restore.data.trashed)}
          </Notice>
        )}
      </StatusRegion>
      <MutationFailure what={HISTORY_TEXTS.makeFailed} of={make} />
      <MutationFailure what={HISTORY_TEXTS.restoreFailed} of={restore} />
      <div className="cluster form-actions">
        <Button
          variant="primary"
          busy={make.isPending}
          busyLabel={HISTORY_TEXTS.making + make.progress}
          disabled={busy}
          onClick={() => {
            restore.reset();
            make.mutate();
          }}
        >
          {HISTORY_TEXTS.download}
        </Button>
        <Button
          variant="bare"
          busy={restore.isPending}
          busyLabel={HISTORY_TEXTS.restoring + restore.progress}
          disabled={busy}
          onClick={() => chooser.current?.click()}
        >
          {HISTORY_TEXTS.restore}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".zip,application/zip"
          aria-label={HISTORY_TEXTS.restoreFile}
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
