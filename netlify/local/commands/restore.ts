import { readFile } from 'node:fs/promises';
import { kindCounts } from '../../../src/backup/files.ts';
import { openBackup } from '../../../src/backup/open-backup.ts';
import { restoreBackup } from '../../../src/backup/restore-backup.ts';
import { BackupError } from '../../../src/backup/send.ts';
import { run } from '../command.ts';
import { readArguments } from './backup-arguments.ts';
import { ask, openSite, showProgress } from './backup-site.ts';

/** `npm run restore -- file.zip [--site https://…] [--yes]`: makes the site what the backup says it was. */
async function restore(): Promise<void> {
  const { file, site, yes } = readArguments(process.argv.slice(2));
  if (!file) throw new BackupError('Name the backup: npm run restore -- backup.zip');
  const backup = await openBackup(new Uint8Array(await readFile(file)));
  const { made_at, site: of, counts } = backup.manifest;
  console.error(`The backup of ${made_at} of ${of}: ${counts.course} courses, ${counts.carousel} carousel items${kindCounts(counts)},
${counts.enquiry} submissions. They become again what they were then. What else was made since goes to the
trash; submissions that came since stay.`);
  if (!yes && !/^y(es)?$/i.test((await ask(`Restore it${site ? ` on ${site}` : ''}? (yes/no) `)).trim())) {
    throw new BackupError('Nothing was changed.');
  }
  const { send, close } = await openSite(site, { alone: true });
  try {
    const { changed, trashed, pictures } = await restoreBackup(send, backup, showProgress('Restored'));
    console.log(`\nRestored: ${changed} records, ${pictures} picture files. To the trash: ${trashed}.`);
    if (!site) console.log('The next `npm start` builds the site anew.');
  } finally {
    await close();
  }
}

await run(restore);
