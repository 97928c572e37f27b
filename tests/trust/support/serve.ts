import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { announce, readSettings, stopOnSignals } from '../../../netlify/local/command.ts';
import { provideCredentials } from '../../../netlify/local/credentials.ts';
import { startPlatform } from '../../../netlify/local/platform.ts';
import { SHELL_HEAD, SHELL_MAIN } from '../../../src/components/page/shell.ts';

/**
 * What `npm start` runs, over a site of a few lines that needs no building: for tests of the functions and the
 * store under load, which a build would disturb. SIGUSR2 collects garbage and prints the memory that is
 * held then, in bytes.
 */
const PAGES = {
  'index.html': '<title>Home</title>',
  '404.html': '<title>Not found</title>',
  'shells/course-1.html': SHELL_HEAD + SHELL_MAIN,
  'shells/course-2.html': SHELL_HEAD + SHELL_MAIN,
  'shells/contact-1.html': SHELL_HEAD + SHELL_MAIN,
  'shells/contact-2.html': SHELL_HEAD + SHELL_MAIN,
  'revision.json': '{"revision":"none","built_at":"2026-01-01T00:00:00.000Z"}',
};

async function writePages(directory: string): Promise<void> {
  await mkdir(join(directory, 'shells'), { recursive: true });
  for (const [name, content] of Object.entries(PAGES)) await writeFile(join(directory, name), content);
}

const settings = readSettings(process.env);
const siteDir = join(settings.dataDir, 'pages');
await writePages(siteDir);
const credentials = await provideCredentials(settings.dataDir, process.env);
const platform = await startPlatform({
  ...settings,
  root: process.cwd(),
  siteDir,
  build: ({ outDir }) => writePages(outDir),
});
stopOnSignals(platform.stop);
announce(platform.url, credentials);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collectGarbage();
  console.log(`memory ${process.memoryUsage.rss()}`);
});
