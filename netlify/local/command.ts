import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminPaths } from '../../src/paths.ts';
import type { Credentials } from './credentials.ts';

export interface Settings {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
}

/** The project's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * PORT, HOST and DATA_DIR with their defaults; an empty variable counts as not set.
 * @throws when PORT is no port, or DATA_DIR is where no site can be built
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 8888);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  }
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  if (dataDir.startsWith(ROOT.slice(0, -1)) && !dataDir.startsWith(ROOT)) {
    throw new Error(
      `DATA_DIR: Astro would take ${dataDir} for a part of ${ROOT}. Choose a folder in it, or one with another beginning.`,
    );
  }
  return { port, host: env.HOST || '127.0.0.1', dataDir };
}

/** Runs a command to its end; what goes wrong is told in one line. */
export async function run(command: () => Promise<void>): Promise<void> {
  await command().catch((error) => {
    // On a line of its own: progress leaves its line open.
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
}

/** Says where the site is and, where nobody chose a password, how to sign in. */
export function announce(url: string, { email, password }: Credentials): void {
  const signIn = password ? `${email}   ${password}` : `${email}, with the password that you have set`;
  console.log(`
  Site      ${url}
  Admin     ${url}${adminPaths.login}
  Sign in   ${signIn}

  Stop with Ctrl+C.
`);
}

/** Ends in order on the first signal, at once on the second. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await stop().catch((error) => console.error(error));
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
