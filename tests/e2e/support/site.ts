import { test as base, expect } from '@playwright/test';
import { type BuiltSite, emptySite, sampleSite } from '../../support/built-site.ts';
import { type ServedSite, save, serve } from '../../support/sites.ts';

export { ADMIN } from '../../support/credentials.ts';
export { remove, type ServedSite, type Site, save } from '../../support/sites.ts';
export { expect };

/** Fixtures of a worker may have to build a site first, on a machine that is busy. */
export const SITE_TIMEOUT = 300_000;

/** The tests of a worker share one site over a store of its own. */
export const testOn = (built: () => Promise<BuiltSite>) =>
  base.extend<object, { site: ServedSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
      async ({}, use) => {
        const site = await serve(await built());
        await use(site);
        await site.end();
      },
      { scope: 'worker', timeout: SITE_TIMEOUT },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  });

export const test = testOn(sampleSite);
export const testEmpty = testOn(emptySite);

/** The store holds one course that the pages do not know: each page is behind, and brings itself up to date. */
export const testBehind = test.extend<object, { newer: { id: string; title: string } }>({
  newer: [
    async ({ site }, use) => {
      const title = 'Zither for Everybody';
      const fields = { title, description: 'Strings.', company_id: '1', level: 'Advanced' };
      const answer = await save(site, 'POST', '/api/courses', fields);
      expect(answer.status).toBe(201);
      await use({ id: (await answer.json()).id, title });
    },
    { scope: 'worker', auto: true },
  ],
});
