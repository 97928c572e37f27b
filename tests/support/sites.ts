import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltSite } from './built-site.ts';
import { ADMIN, SETTINGS } from './credentials.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A site that runs for tests. */
export interface Site {
  url: string;
  dataDir: string;
  server: ServerProcess;
  /** Signs in over the API. */
  token(): Promise<string>;
  /** Has the next call of `token` sign in anew, after a test has ended all sessions. */
  forgetToken(): void;
}

export interface ServedSite extends Site {
  /** The store underneath: stopped, no function can read or write; what is stored stays. */
  store: { stop(): Promise<void>; start(): Promise<void> };
  end(): Promise<void>;
}

export function siteOf(server: ServerProcess, dataDir: string): Site {
  let token: Promise<string> | undefined;
  const signIn = async (): Promise<string> => {
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    // A machine that is very busy may keep the store from answering in time.
    if (response.status === 503) return signIn();
    if (!response.ok) throw new Error(`Sign-in answered ${response.status}.`);
    return (await response.json()).token;
  };
  return {
    url: server.url,
    dataDir,
    server,
    token: () => (token ??= signIn()),
    forgetToken: () => {
      token = undefined;
    },
  };
}

/** Serves pages that are built already, over a copy of the store they were built from. It never builds. */
export async function serve(
  { pages, blobs }: BuiltSite,
  entry: 'own-store' | 'own-store-on-fixed-day' = 'own-store',
  settings: Record<string, string> = {},
): Promise<ServedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'served-site-'));
  await cp(blobs, join(dataDir, 'blobs'), { recursive: true });
  const server = await startServer({ ...SETTINGS, ...settings, DATA_DIR: dataDir, SITE: pages }, entry);
  const tell = async (wish: 'stop' | 'start') => {
    const done = once(server.process, 'message');
    server.process.send(wish);
    await done;
  };
  return {
    ...siteOf(server, dataDir),
    store: { stop: () => tell('stop'), start: () => tell('start') },
    async end() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends a form as the administrator. */
export async function save(
  site: Site,
  method: 'POST' | 'PUT',
  path: string,
  fields: Record<string, string | File>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(site.url + path, { method, body, headers: { authorization: `Bearer ${await site.token()}` } });
}

export const remove = async (site: Site, path: string): Promise<Response> =>
  fetch(site.url + path, { method: 'DELETE', headers: { authorization: `Bearer ${await site.token()}` } });
