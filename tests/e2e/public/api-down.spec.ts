import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

/** A page of each kind, by turns of one brand and of the other; the slow run takes both of each. */
const PATHS = ['/', '/it/about', '/it/courses', '/contact', '/course/ielts-preparation'];
const OTHERS = ['/it', '/about', '/courses', '/it/contact', '/it/course/mern-stack-web-development'];

/** All that a page says but for its form, which asks for a sum only in a browser that runs scripts. */
const texts = async (page: Page): Promise<string[]> =>
  (await page.locator('main :is(h1, h2, h3, figcaption, dt, dd, li, a)').allTextContents()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );

for (const { which, tag, paths } of [
  { which: 'a page', tag: [], paths: PATHS },
  { which: 'a page of the other brand', tag: ['@rest'], paths: OTHERS },
])
  test(`${which} shows all it was built with while the API is down, and says nothing but that`, {
    tag,
  }, async ({ browser, page, site }) => {
    const plain = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
    const failed = new Set<string>();
    const said: string[] = [];
    await withoutPopup(page);
    await page.route('**/api/**', (route) => {
      failed.add(route.request().url());
      return route.abort();
    });
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      if (!failed.has(message.location().url)) said.push(message.text());
    });
    for (const path of paths) {
      await plain.goto(path);
      await page.goto(path, { waitUntil: 'networkidle' });
      for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 800);
      await expect.poll(() => page.locator('astro-island[ssr]').count(), { message: path }).toBeLessThan(2);
      const built = await texts(plain);
      expect(built.length).toBeGreaterThan(5);
      const shown = await texts(page);
      expect(
        built.filter((text) => !shown.includes(text)),
        path,
      ).toEqual([]);
    }
    expect(said).toEqual([]);
    expect(failed.size).toBe(1);
    await plain.context().close();
  });
