import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { waitingTime } from '#texts/calls';
import { SECRETS } from '../plugins/store/secrets.js';
import { moveDirectory } from './move-directory.ts';

export interface BuildRun {
  /** An absolute path that does not exist yet; the build puts the site there. */
  outDir: string;
  signal: AbortSignal;
}
/** Builds the site. Rejects with a message fit for an administrator's eyes. */
export type Build = (run: BuildRun) => Promise<void>;

export interface Command {
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Paths that the message of a failure must not show. */
  hidden: readonly string[];
  timeLimitMs?: number;
}

const TAIL_LINES = 12;
const TAIL_LENGTH = 1500;
/** Netlify's limit. */
const TIME_LIMIT_MS = 15 * 60_000;

/** Secrets that no build needs, and settings that would have Astro behave as in a unit test. */
const NOT_FOR_BUILDS = new Set([...SECRETS, 'NODE_ENV', 'NODE_OPTIONS']);
const isForBuilds = (name: string) => !NOT_FOR_BUILDS.has(name) && !name.startsWith('VITEST');

/** What of this process's environment a build gets. */
export const environmentForBuilds = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isForBuilds(name)));

/**
 * The build of this project as a child process, one at a time for the project whatever else runs. Astro renames what it has
 * made within its own folder into the site, so the site is made beside it: `outDir` may be on another file system.
 */
export function astroBuild(root: string, dataDir: string): Build {
  const made = join(root, '.astro', `site-${hash('sha256', dataDir).slice(0, 12)}`);
  return async ({ outDir, signal }) => {
    await rm(made, { recursive: true, force: true });
    await runNode({
      signal,
      args: [
        '--import',
        new URL('build-child.ts', import.meta.url).href,
        join(root, 'node_modules/astro/bin/astro.mjs'),
        'build',
        '--outDir',
        made,
      ],
      cwd: root,
      hidden: [made, outDir, dataDir, root],
      env: {
        ...environmentForBuilds(process.env),
        ASTRO_TELEMETRY_DISABLED: '1',
        ASTRO_CACHE_DIR: join(dataDir, 'cache/astro'),
        BUILD_LOCK_FILE: join(root, 'node_modules/.build-lock'),
        NO_COLOR: '1',
      },
    });
    await moveDirectory(made, outDir);
  };
}

/**
 * Runs Node with the given arguments to its end, or ends it with all that it has started.
 * @throws with the last useful lines of its output when it fails, saying so when the signal was aborted or its time was over
 */
export async function runNode({
  args,
  cwd,
  env,
  signal,
  hidden,
  timeLimitMs = TIME_LIMIT_MS,
}: Command): Promise<void> {
  signal.throwIfAborted();
  // Detached: the leader of a group of processes, which can be ended as one. Windows has none.
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const ended = Promise.withResolvers<number | null>();
  child.once('close', ended.resolve).once('error', ended.reject);
  const limit = AbortSignal.timeout(timeLimitMs);
  const end = () => endGroup(child);
  for (const reason of [signal, limit]) reason.addEventListener('abort', end);
  const code = await ended.promise.finally(() => {
    for (const reason of [signal, limit]) reason.removeEventListener('abort', end);
  });
  if (signal.aborted) throw new Error('The build was stopped.');
  if (limit.aborted)
    throw new Error(`The build took longer than ${waitingTime(timeLimitMs / 1000)} and was ended.`);
  const lines = stripVTControlCharacters((await output).join('\n')).split('\n');
  if (code !== 0) throw new Error(tail(lines, hidden) || `The build ended with code ${code}.`);
}

function endGroup(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Astro's lines of progress, which say nothing of a failure, and where in its own code it happened. */
const NOISE = [
  /^\s*$/,
  /^\d\d:\d\d:\d\d (?!\[ERROR])/,
  /^\s+at /,
  /^\s*(?:Stack trace|Location):/,
  /^\s+\S*node_modules\S*$/,
];

/** The last lines worth reading: no progress, no stack, no path of this machine. */
export function tail(lines: readonly string[], hidden: readonly string[]): string {
  const useful = lines.filter((line) => !NOISE.some((noise) => noise.test(line)));
  const paths = [...hidden, homedir()].filter((path) => path.length > 1);
  const shown = paths.reduce(
    (text, path) => text.replaceAll(`file://${path}/`, '').replaceAll(`${path}/`, '').replaceAll(path, '…'),
    (useful.length > 0 ? useful : lines).slice(-TAIL_LINES).join('\n'),
  );
  return shown.trimEnd().slice(-TAIL_LENGTH);
}
