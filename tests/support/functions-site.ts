import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBlobsServer } from '../../netlify/local/blobs/server.ts';
import { type CallInit, functionCaller } from '../../netlify/local/call-function.ts';
import { LOCAL_SITE_ID } from '../../netlify/local/function-context.ts';
import { type LoadModule, type LocalFunction, loadFunctions } from '../../netlify/local/functions.ts';
import { ADMIN, SETTINGS } from './credentials.ts';
import { openMemoryStore } from './memory-store.ts';

export { ADMIN };

export type Init = CallInit;
export type Api = (path: string, init?: Init) => Promise<Response>;

/** Sends requests to whichever function takes their path and method. `background` hears what runs on after the answer. */
export function apiOf(
  functions: readonly LocalFunction[],
  background: (work: Promise<unknown>) => void,
): Api {
  const call = functionCaller(functions, 'https://site.example', background);
  return async (path, init) =>
    (await call(path, init)) ?? new Response('no function', { status: 404, headers: { 'x-unrouted': '1' } });
}

export interface Store {
  context: { siteID: string; token: string; edgeURL: string };
  /** The value for NETLIFY_BLOBS_CONTEXT. */
  encodedContext: string;
  stop(): Promise<void>;
}

/** An empty store on disk, behind the server of the local platform. */
export async function startStore(): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  const blobs = await startBlobsServer({ directory });
  return {
    ...blobs,
    async stop() {
      await blobs.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Makes the functions of this process use a store. */
export function connectStore({ encodedContext }: Store): void {
  process.env.NETLIFY_BLOBS_CONTEXT = encodedContext;
  Object.assign(process.env, SETTINGS, { SITE_ID: LOCAL_SITE_ID, PUBLISH_MODE: 'at-once' });
}

/** The functions of the site over an empty store of their own: the real handlers and the real client. */
export async function startFunctionsSite(load: LoadModule, store: Store = openMemoryStore()) {
  connectStore(store);
  const functions = await loadFunctions('netlify/functions', load);
  const background: Promise<unknown>[] = [];
  const api = apiOf(functions, (work) => void background.push(work));
  return {
    api,
    store,
    functions,
    signIn: () => signIn(api),
    /** Waits for what the functions do after they have answered. */
    settled: () => Promise.all(background),
    async stop() {
      await Promise.allSettled(background);
      await store.stop();
    },
  };
}

/** @returns a token of the administrator's */
export async function signIn(api: Api): Promise<string> {
  const response = await api('/api/auth/login', jsonBody('POST', ADMIN));
  if (response.status !== 200) throw new Error(`Sign-in answered ${response.status}.`);
  return (await response.json()).token;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const jsonBody = (
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** A multipart form of texts and files. */
export function formBody(
  method: string,
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { method, body, headers };
}
