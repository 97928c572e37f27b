import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** All it has printed. */
  output(): string;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

/** What belongs to the machine. A test runner's own settings would change what the server does. */
const machineSettings = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What `npm start` and `npm run dev` run; a site whose store the tests can stop; a site that needs no building and has the kinds of the tests, also with its clock set ahead. */
const ENTRIES = {
  start: ['netlify/local/start.ts'],
  dev: ['netlify/local/dev.ts'],
  'own-store': ['tests/support/own-store.ts'],
  'own-store-on-fixed-day': ['--import', './tests/support/fixed-day.ts', 'tests/support/own-store.ts'],
  ahead: [
    '--import',
    './tests/support/with-kinds.ts',
    '--import',
    './tests/trust/support/clock-ahead.ts',
    'tests/trust/support/serve.ts',
  ],
  bare: ['--import', './tests/support/with-kinds.ts', 'tests/trust/support/serve.ts'],
} as const;

/**
 * Runs a server with settings of its own, and waits until it serves.
 * @param cwd the project it serves; this one unless it is a copy
 */
export async function startServer(
  settings: Record<string, string>,
  entry: keyof typeof ENTRIES = 'start',
  cwd = process.cwd(),
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const node = join('node_modules', '.bin', 'node');
  const child = spawn(node, ['--import', 'tsx', ...ENTRIES[entry]], {
    cwd,
    env: { ...machineSettings(), ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe', ...(entry.startsWith('own-store') ? (['ipc'] as const) : [])],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  await untilServing(url, child, () => output);
  return { url, process: child, output: () => output, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

async function untilServing(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server has ended:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The server does not serve:\n${output()}`);
    const served = await fetch(`${url}/revision.json`).then(
      (response) => response.ok,
      () => false,
    );
    if (served) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
