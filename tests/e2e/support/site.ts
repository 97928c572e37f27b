import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

export { expect };

export const ADMIN = { email: 'office@name-education.example', password: 'a password for the tests' };

export const SETTINGS = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  JWT_SECRET: 'a secret for the tests that is long enough',
};

export interface Site {
  url: string;
  dataDir: string;
  server: ServerProcess;
  /** Signs in over the API. */
  token(): Promise<string>;
  /** Has the next call of `token` sign in anew, after a test has ended all sessions. */
  forgetToken(): void;
  /** What the deployed site says it was built from. */
  builtRevision(): Promise<string>;
  /** Waits until the site shows the last change. */
  live(): Promise<void>;
}

/** A whole site of its own for the tests of a worker, as `npm start` runs it. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => withSite(use),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** Runs a site of its own for as long as `use` takes. */
export async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const server = await startServer({ ...SETTINGS, DATA_DIR: dataDir });
  await use(siteOf(server, dataDir));
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

export function siteOf(server: ServerProcess, dataDir: string): Site {
  let token: Promise<string> | undefined;
  const signIn = async () => {
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    return (await response.json()).token;
  };
  const site: Site = {
    url: server.url,
    dataDir,
    server,
    token: () => (token ??= signIn()),
    forgetToken: () => {
      token = undefined;
    },
    builtRevision: async () => (await (await fetch(`${server.url}/revision.json`)).json()).revision,
    async live() {
      const headers = { authorization: `Bearer ${await site.token()}` };
      const state = async () => (await (await fetch(`${server.url}/api/status`, { headers })).json()).state;
      await expect.poll(state, { timeout: 60_000, intervals: [250] }).toBe('live');
    },
  };
  return site;
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
