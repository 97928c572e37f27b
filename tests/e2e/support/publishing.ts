import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { sampleSite } from '../../support/built-site.ts';
import { SETTINGS } from '../../support/credentials.ts';
import { startServer } from '../../support/server-process.ts';
import { type Site, siteOf } from '../../support/sites.ts';
import { expect, SITE_TIMEOUT } from './site.ts';

export interface PublishingSite extends Site {
  /** What the deployed site says it was built from. */
  builtRevision(): Promise<string>;
  /** Waits until the site shows the last change. */
  live(): Promise<void>;
}

/** A site as `npm start` runs it: each change is published by a build. */
async function start(dataDir: string): Promise<PublishingSite> {
  const site = siteOf(await startServer({ ...SETTINGS, DATA_DIR: dataDir }), dataDir);
  return {
    ...site,
    builtRevision: async () => (await (await fetch(`${site.url}/revision.json`)).json()).revision,
    async live() {
      const headers = { authorization: `Bearer ${await site.token()}` };
      const state = async () => (await (await fetch(`${site.url}/api/status`, { headers })).json()).state;
      await expect.poll(state, { timeout: 120_000, intervals: [250] }).toBe('live');
    },
  };
}

export const test = base.extend<object, { site: PublishingSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'publishing-site-'));
      const { dataDir: built } = await sampleSite();
      // With what was built already, so that the first build is that of a change.
      await cp(built, dataDir, { recursive: true, verbatimSymlinks: true });
      const site = await start(dataDir);
      await use(site);
      await site.server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: SITE_TIMEOUT },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
