import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { BackupError, type Send } from '../../../src/backup/send.ts';
import { apiErrorSchema } from '../../../src/domain/api-error.ts';
import { loginAnswerSchema } from '../../../src/domain/session.ts';
import { apiPaths } from '../../../src/paths.ts';
import { startBlobsServer } from '../blobs/server.ts';
import { functionCaller } from '../call-function.ts';
import { ROOT, readSettings } from '../command.ts';
import { provideCredentials } from '../credentials.ts';
import { tryLock } from '../file-lock.ts';
import { loadFunctions } from '../functions.ts';

/** A site that can be backed up and restored, signed in. */
export interface BackupSite {
  /** As it is noted in a backup. */
  name: string;
  send: Send;
  /** Signs out and lets go of the data. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 60_000;

/** Asks on the terminal; the question goes to stderr, so that stdout stays clean. */
export async function ask(question: string): Promise<string> {
  const input = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await input.question(question);
  } finally {
    input.close();
  }
}

/**
 * A running or deployed site. Email and password come from ADMIN_EMAIL and ADMIN_PASSWORD, or are asked for.
 * @throws BackupError when it does not let in
 */
export async function deployedSite(address: string, env: NodeJS.ProcessEnv): Promise<BackupSite> {
  const { origin } = new URL(address);
  const request = (path: string, init: RequestInit = {}) =>
    // A redirect could lead the password to where it is not safe.
    fetch(origin + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const credentials = {
    email: env.ADMIN_EMAIL || (await ask('Email: ')),
    password: env.ADMIN_PASSWORD || (await ask('Password: ')),
  };
  const signIn = async (body: Record<string, string>) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await request(apiPaths.login, { method: 'POST', headers, body: JSON.stringify(body) });
    const said: unknown = await answer.json().catch(() => null);
    return { answer, said, refusal: answer.ok ? undefined : apiErrorSchema.safeParse(said).data };
  };
  let signedIn = await signIn(credentials);
  if (signedIn.refusal?.errors?.some(({ field }) => field === 'code'))
    signedIn = await signIn({ ...credentials, code: await ask('Code: ') });
  const { answer, said, refusal } = signedIn;
  if (!answer.ok)
    throw new BackupError(refusal?.message ?? `${origin} answered the sign-in with ${answer.status}.`);
  const send = withToken(request, loginAnswerSchema.parse(said).token);
  return { name: origin, send, close: () => signOut(send) };
}

const withToken =
  (request: Send, token: string): Send =>
  (path, init = {}) =>
    request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });

async function signOut(send: Send): Promise<void> {
  await send(apiPaths.logout, { method: 'POST' });
}

/**
 * The data of this machine, without a server: the functions of the site, called in this process over its store. Who
 * can read its files is let in.
 * @throws BackupError when a server is using the data and `alone` is asked for
 */
async function localSite(env: NodeJS.ProcessEnv, { alone }: { alone: boolean }): Promise<BackupSite> {
  const dataDir = readSettings(env).dataDir;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = alone ? tryLock(join(dataDir, 'lock')) : () => {};
  if (!unlock) {
    throw new BackupError(
      'The site is running on this data. Name it: --site http://localhost:8888, for example.',
    );
  }
  await provideCredentials(dataDir, env);
  const blobs = await startBlobsServer({ directory: join(dataDir, 'blobs') });
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.encodedContext;
  // The log of the functions belongs to a server; their faults are still told.
  console.info = console.warn = () => {};
  const functions = await loadFunctions(join(ROOT, 'netlify/functions'));
  const background: Promise<unknown>[] = [];

  const call = functionCaller(functions, 'http://localhost', (work) => void background.push(work));

  const request: Send = async (path, init) => {
    const file = path.startsWith('/media/') && (await readFile(join(ROOT, 'public', path)).catch(() => null));
    if (file) return new Response(new Uint8Array(file));
    return (await call(path, init)) ?? new Response(null, { status: 404 });
  };

  const send = withToken(request, await openLocalSession(env));
  return {
    name: 'the data of this machine',
    send,
    async close() {
      await signOut(send);
      await Promise.allSettled(background);
      await blobs.stop();
      unlock();
    },
  };
}

async function openLocalSession(env: NodeJS.ProcessEnv): Promise<string> {
  const { openSession } = await import('../../../src/server/auth/sessions.ts');
  const { signToken } = await import('../../../src/server/auth/token.ts');
  const email = env.ADMIN_EMAIL ?? '';
  return signToken({ email, sessionId: await openSession(email, new Date(Date.now() + 60 * 60 * 1000)) });
}

/** The site that the arguments name. */
export const openSite = (site: string | undefined, options: { alone: boolean }): Promise<BackupSite> =>
  site ? deployedSite(site, process.env) : localSite(process.env, options);

/** One line on stderr that grows with the work. */
export const showProgress = (what: string) => (done: number, total: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${what} ${done} of ${total} `);
};
