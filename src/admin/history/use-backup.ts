import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendBackup } from '../api/calls.ts';
import { formatIso, formatTime } from '../ui/format.ts';
import { saveFile } from '../ui/save-file.ts';

export interface Progress {
  done: number;
  total: number;
}

/** Puts everything into one ZIP and hands it to the browser to save. The code for it is loaded when it is wanted. */
export function useMakeBackup() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const make = useMutation({
    async mutationFn() {
      const { makeBackup } = await import('../../backup/make-backup.ts');
      const chunks: BlobPart[] = [];
      const made = await makeBackup(
        sendBackup,
        window.location.origin,
        (chunk) => void chunks.push(chunk),
        (done, total) => setProgress({ done, total }),
      );
      const day = formatIso(made.manifest.made_at).slice(0, 10);
      saveFile(`backup-${day}.zip`, new Blob(chunks, { type: 'application/zip' }));
      return made;
    },
    onSettled() {
      setProgress(undefined);
      void client.invalidateQueries();
    },
  });
  return { make, progress };
}

/** Checks the whole file, says what it would do, and does it. @returns null when the administrator said no */
export function useRestoreBackup() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const restore = useMutation({
    async mutationFn(file: File) {
      const { openBackup } = await import('../../backup/open-backup.ts');
      const { kindCounts } = await import('../../backup/files.ts');
      const { restoreBackup } = await import('../../backup/restore-backup.ts');
      const backup = await openBackup(new Uint8Array(await file.arrayBuffer()));
      const { made_at, counts } = backup.manifest;
      const question = `Restore the backup of ${formatTime(made_at)}?

${counts.course} courses, ${counts.carousel} pictures of the carousel${kindCounts(counts)} and ${counts.enquiry} submissions become again what they were then. What you changed in them since is replaced.

Courses and pictures added since go to “What was deleted”. Submissions that came since stay.`;
      if (!window.confirm(question)) return null;
      return restoreBackup(sendBackup, backup, (done, total) => setProgress({ done, total }));
    },
    onSettled() {
      setProgress(undefined);
      void client.invalidateQueries();
    },
  });
  return { restore, progress };
}
