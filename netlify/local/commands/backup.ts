import { open, rename, rm } from 'node:fs/promises';
import { kindCounts } from '../../../src/backup/files.ts';
import { makeBackup } from '../../../src/backup/make-backup.ts';
import { dayInNepal } from '../../../src/domain/nepal.ts';
import { run } from '../command.ts';
import { readArguments } from './backup-arguments.ts';
import { openSite, showProgress } from './backup-site.ts';

/** `npm run backup [-- file.zip] [--site https://…]`: everything the site stores, in one ZIP. */
async function backup(): Promise<void> {
  const { file = `backup-${dayInNepal(new Date())}.zip`, site } = readArguments(process.argv.slice(2));
  const { name, send, close } = await openSite(site, { alone: false });
  // Under another name until it is whole: what goes by its own name can be trusted.
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    const { manifest, missing, unreadable } = await makeBackup(
      send,
      name,
      async (chunk) => {
        await handle.writeFile(chunk);
      },
      showProgress('Pictures'),
    );
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    const { course, carousel, enquiry, audit, pictures } = manifest.counts;
    console.log(`\n${file}: ${course} courses, ${carousel} carousel items${kindCounts(manifest.counts)}, ${enquiry} submissions, ${audit} lines of
the audit trail and ${pictures} picture files of ${name}, those in the trash included.`);
    if (missing.length > 0) console.log(`Not found on the site:\n${missing.join('\n')}`);
    if (unreadable.length > 0)
      console.log(`Damaged on the site, and not in the backup:\n${unreadable.join('\n')}`);
    console.log('It holds what visitors wrote: keep it where only the office can read it.');
  } catch (error) {
    await handle.close();
    await rm(draft, { force: true });
    throw error;
  } finally {
    await close();
  }
}

await run(backup);
