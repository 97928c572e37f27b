import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HISTORY_TEXTS } from '#texts/history';
import type { OnProgress } from '../../backup/send.ts';
import { sendBackup } from '../api/send.ts';
import { formatIso, formatTime } from '../ui/format.ts';
import { saveFile } from '../ui/save-file.ts';

/** Runs a long task. Afterwards everything is asked for again. */
export function useTask<Result, Input = void>(
  run: (onProgress: OnProgress, input: Input) => Promise<Result>,
) {
  const [progress, setProgress] = useState('');
  const task = useMutation({
    mutationFn: (input: Input) =>
      run((done, total) => setProgress(HISTORY_TEXTS.progress(done, total)), input),
    onSettled(_result, _error, _input, _before, { client }) {
      setProgress('');
      void client.invalidateQueries();
    },
  });
  return { ...task, progress };
}

// The code of both tasks is loaded when it is wanted.

/** Puts everything into one ZIP and hands it to the browser to save. */
export async function makeBackup(onProgress: OnProgress) {
  const backup = await import('../../backup/make-backup.ts');
  const chunks: BlobPart[] = [];
  const made = await backup.makeBackup(
    sendBackup,
    window.location.origin,
    (chunk) => void chunks.push(chunk),
    onProgress,
  );
  const day = formatIso(made.manifest.made_at).slice(0, 10);
  saveFile(`backup-${day}.zip`, new Blob(chunks, { type: 'application/zip' }));
  return made;
}

/** Checks the whole file, says what it would do, and does it. @returns null when the administrator said no */
export async function restoreBackup(onProgress: OnProgress, file: File) {
  const { openBackup } = await import('../../backup/open-backup.ts');
  const { kindCounts } = await import('../../backup/files.ts');
  const restore = await import('../../backup/restore-backup.ts');
  const backup = await openBackup(new Uint8Array(await file.arrayBuffer()));
  const { made_at, counts } = backup.manifest;
  const question = HISTORY_TEXTS.confirmRestore(formatTime(made_at), counts, kindCounts(counts));
  return window.confirm(question) ? restore.restoreBackup(sendBackup, backup, onProgress) : null;
}
