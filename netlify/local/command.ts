import { adminPaths } from '../../src/paths.ts';
import type { Credentials } from './credentials.ts';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
}

/**
 * PORT, HOST and DATA_DIR with their defaults; an empty variable counts as not set.
 * @throws when PORT is no port
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 8888);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  }
  return { port, host: env.HOST || '127.0.0.1', dataDir: env.DATA_DIR || '.data' };
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
