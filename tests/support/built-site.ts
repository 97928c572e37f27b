import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../../netlify/local/file-lock.ts';
import { digestInputs } from '../../netlify/local/site-inputs.ts';
import { SETTINGS } from './credentials.ts';
import { copyProject } from './project-copy.ts';
import { type Entries, seedStore } from './seed.ts';
import { startServer } from './server-process.ts';

/** A finished build, to be served and not changed, and the store that it was built from. */
export interface BuiltSite {
  /** Where the server that built it kept everything. */
  dataDir: string;
  pages: string;
  blobs: string;
}

/** Makes of a copy of the project what is to be built. */
type ChangeProject = (copy: Awaited<ReturnType<typeof copyProject>>) => Promise<void>;

/** What a store holds before the build, by the store's name. */
export type Content = Record<string, Entries>;

const BASE = resolve('.data/tests');

/** The lock of a build elsewhere, which may be another test run. */
async function lock(file: string): Promise<() => void> {
  for (;;) {
    const unlock = tryLock(file);
    if (unlock) return unlock;
    await sleep(100);
  }
}

/** Long enough for every run that still serves it. */
const KEPT_MS = 60 * 60 * 1000;

async function removeOld(name: string): Promise<void> {
  for (const entry of await readdir(BASE)) {
    const path = join(BASE, entry);
    if (!entry.startsWith(`${name}-`) || (await stat(path)).mtimeMs > Date.now() - KEPT_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

async function buildIn(dataDir: string, change?: ChangeProject): Promise<void> {
  const copy = change && (await copyProject('changed'));
  try {
    if (copy) await change(copy);
    const server = await startServer({ ...SETTINGS, DATA_DIR: dataDir }, 'start', copy?.project);
    await server.stop();
  } finally {
    await copy?.remove();
  }
}

/** The site over such a store as `npm start` builds it, once for each state of the sources. All tests share it. */
async function build(name: string, content: Content, change?: ChangeProject): Promise<BuiltSite> {
  const inputs = `${await digestInputs('.')} ${JSON.stringify(content)}`;
  const digest = createHash('sha256').update(inputs).digest('hex');
  const dataDir = join(BASE, `${name}-${digest.slice(0, 12)}`);
  const finished = join(dataDir, 'finished');
  await mkdir(BASE, { recursive: true });
  const unlock = await lock(join(BASE, `${name}.lock`));
  try {
    if (!existsSync(finished)) {
      await rm(dataDir, { recursive: true, force: true });
      await removeOld(name);
      for (const [store, entries] of Object.entries(content)) await seedStore({ dataDir }, store, entries);
      await buildIn(dataDir, change);
      await writeFile(finished, '');
    }
    return { dataDir, pages: await realpath(join(dataDir, 'site/current')), blobs: join(dataDir, 'blobs') };
  } finally {
    unlock();
  }
}

/** The site as a fresh store has it, with the samples. */
export const sampleSite = (): Promise<BuiltSite> => build('samples', {});

/** The samples again, on pages whose islands React itself runs: built without what puts Preact in its place. */
export const reactSite = (): Promise<BuiltSite> =>
  build('react', {}, (copy) =>
    copy.change('astro.config.mjs', (text) => text.replace('islandsOnPreact, react()', 'react()')),
  );

/** The samples once more, as they are on one day: those with dates move on with the calendar. */
export const siteOfFixedDay = (): Promise<BuiltSite> =>
  build('fixed-day', {}, async (copy) => {
    const onFixedDay = (text: string) => `import '../../tests/support/fixed-day.ts';\n${text}`;
    await copy.change('netlify/local/start.ts', onFixedDay);
    await copy.change('netlify/local/build-child.ts', onFixedDay);
  });

/** The site of an administrator who has deleted all samples. */
export const emptySite = (): Promise<BuiltSite> =>
  build('empty', { content: [['seeded', '2026-02-01T00:00:00.000Z']] });

/** The site of a store with other content. */
export const siteWith = (name: string, content: Content): Promise<BuiltSite> => build(name, content);
