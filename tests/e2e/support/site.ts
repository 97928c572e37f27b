import { test as base, expect } from '@playwright/test';
import { emptySite, reactSite, sampleSite } from '../../support/built-site.ts';
import { type ServedSite, save, serve } from '../../support/sites.ts';
import { translateAsChrome } from './translate.ts';

export { ADMIN } from '../../support/credentials.ts';
export { remove, type ServedSite, type Site, save } from '../../support/sites.ts';
export { expect };

/** A site may have to be built first, on a machine that is busy. */
export const SITE_TIMEOUT = 300_000;

type Open = () => Promise<ServedSite>;

const served = base.extend<object, { once(open: Open): Promise<ServedSite> }>({
  once: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const sites = new Map<Open, Promise<ServedSite>>();
      await use((open) => {
        const site = sites.get(open) ?? open();
        sites.set(open, site);
        return site;
      });
      for (const site of await Promise.allSettled(sites.values())) {
        if (site.status === 'fulfilled') await site.value.end();
      }
    },
    { scope: 'worker' },
  ],
});

export interface Options {
  /** Whether the browser translates each page: in the project "translated" of playwright.config.ts. */
  translated: boolean;
  /** What runs the islands of public pages: in the project "react" of playwright.config.ts React itself. */
  islandsOn: 'preact' | 'react';
}

/**
 * The tests of a worker share one site of each sort, over a store of its own. It is opened by the first test that needs
 * it: a fixture of the worker for each sort would cost a worker, and its browser, for each.
 */
export const testOn = (open: Open, onReact = open) =>
  served.extend<Options & { site: ServedSite }>({
    islandsOn: ['preact', { option: true }],
    translated: [false, { option: true }],
    page: async ({ page, context, translated }, use) => {
      if (!translated) return use(page);
      await context.addInitScript(translateAsChrome);
      const errors: Error[] = [];
      context.on('weberror', (error) => errors.push(error.error()));
      await use(page);
      expect(errors).toEqual([]);
      // A test may have closed the tab that it began with, and opened one that shows nothing yet.
      const last = context.pages().findLast((tab) => tab.url() !== 'about:blank');
      if (last) await expect(last.locator('font').first()).toBeAttached();
    },
    site: [
      async ({ once, islandsOn }, use) => use(await once(islandsOn === 'react' ? onReact : open)),
      { timeout: SITE_TIMEOUT },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  });

export const test = testOn(
  async () => serve(await sampleSite()),
  async () => serve(await reactSite()),
);
export const testEmpty = testOn(async () => serve(await emptySite()));

/** A course that the pages do not know: each page is behind, and brings itself up to date. */
export const NEWER = { id: 'zither-for-everybody', title: 'Zither for Everybody' };

export const testBehind = testOn(async () => {
  const site = await serve(await sampleSite());
  const fields = { title: NEWER.title, description: 'Strings.', company_id: '1', level: 'Advanced' };
  const answer = await save(site, 'POST', '/api/courses', fields);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject(NEWER);
  return site;
});
