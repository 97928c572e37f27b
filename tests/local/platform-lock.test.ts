import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryLock } from '../../netlify/local/file-lock.ts';

const PRELOAD = new URL('../../netlify/local/build-child.ts', import.meta.url).href;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that waits for the lock as a build does, then runs the script. */
function build(script: string) {
  const env = { BUILD_LOCK_FILE: join(folder, 'lock'), LOG: join(folder, 'log') };
  return spawn(process.execPath, ['--import', PRELOAD, script], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

it('is held by one at a time and can be taken again', () => {
  const file = join(folder, 'lock');
  const release = tryLock(file);
  expect(release).toBeDefined();
  expect(tryLock(file)).toBeUndefined();
  release?.();
  release?.();
  const again = tryLock(file);
  expect(again).toBeDefined();
  again?.();
});

it('lets builds of one project run one after the other', async () => {
  const script = join(folder, 'build.mjs');
  // Astro runs workers; they load what the build loads and must not wait for its lock.
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs';
     import { Worker } from 'node:worker_threads';
     appendFileSync(process.env.LOG, 'begin ');
     await new Promise((resolve) => new Worker('0', { eval: true }).once('exit', resolve));
     await new Promise((resolve) => setTimeout(resolve, 150));
     appendFileSync(process.env.LOG, 'end ');`,
  );
  const ends = await Promise.all([1, 2, 3].map(() => once(build(script), 'exit')));
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('begin end begin end begin end ');
});

it('is free again when its holder is killed, and a build ends with its server', async () => {
  const script = join(folder, 'endless.mjs');
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.LOG, 'x'); setInterval(() => {}, 1000);`,
  );
  const log = () => readFile(join(folder, 'log'), 'utf8').catch(() => '');
  const first = build(script);
  await vi.waitFor(async () => expect(await log()).toBe('x'), 5000);
  const second = build(script);
  first.kill('SIGKILL');
  await vi.waitFor(async () => expect(await log()).toBe('xx'), 5000);
  second.disconnect();
  expect((await once(second, 'exit'))[0]).toBe(1);
});
