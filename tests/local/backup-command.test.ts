import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArguments } from '../../netlify/local/commands/backup-arguments.ts';
import { tryLock } from '../../netlify/local/file-lock.ts';
import { openBackup } from '../../src/backup/open-backup.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Runs what `npm run backup` or `npm run restore` runs, over the data of a folder. */
const run = (command: 'backup' | 'restore', data: string, ...args: string[]) =>
  promisify(execFile)(
    join('node_modules', '.bin', 'node'),
    ['--import', 'tsx', `netlify/local/commands/${command}.ts`, ...args],
    { env: { PATH: process.env.PATH, HOME: directory, DATA_DIR: join(directory, data) } },
  ).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: String(error.stderr) }),
  );

test('npm run backup and npm run restore work without a server, and refuse what is not whole', async () => {
  const file = join(directory, 'site.zip');
  expect(await run('backup', 'old', file)).toMatchObject({ code: 0 });
  expect((await stat(file)).mode & 0o077).toBe(0);
  const { manifest } = await openBackup(new Uint8Array(await readFile(file)));
  expect(manifest.counts.course).toBeGreaterThan(0);
  expect(await readdir(directory)).not.toContain('site.zip.part');

  const restored = await run('restore', 'new', file, '--yes');
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored:') });
  const again = join(directory, 'again.zip');
  await run('backup', 'new', again);
  const { records } = await openBackup(new Uint8Array(await readFile(again)));
  const before = (await openBackup(new Uint8Array(await readFile(file)))).records;
  const content = (all: typeof records) =>
    all
      .filter(({ kind }) => kind === 'course' || kind === 'carousel')
      .sort((a, b) => a.id.localeCompare(b.id));
  expect(content(records)).toEqual(content(before));

  const unlock = tryLock(join(directory, 'new', 'lock'));
  expect(await run('restore', 'new', file, '--yes')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The site is running on this data.'),
  });
  unlock?.();

  await truncate(file, (await stat(file)).size - 100);
  expect(await run('restore', 'new', file, '--yes')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nothing was changed.'),
  });
});

test('the password is sent to no address that is not encrypted, unless it is on this machine', () => {
  const site = (address: string) => readArguments(['--site', address]).site;
  for (const safe of ['https://example.com', 'http://localhost:8888', 'http://127.0.0.1:1'])
    expect(site(safe)).toBe(safe);
  for (const unsafe of [
    'http://example.com',
    'http://localhost.example.com',
    'ftp://localhost',
    'example.com',
  ])
    expect(() => site(unsafe)).toThrow('https:');
});
