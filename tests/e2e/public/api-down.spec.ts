import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

const PATHS = ['', '/it'].flatMap((base) => [
  base || '/',
  `${base}/about`,
  `${base}/courses`,
  `${base}/contact`,
  base ? '/it/course/mern-stack-web-development' : '/course/ielts-preparation',
]);

/** All that a page says but for its form, which asks for a sum only in a browser that runs scripts. */
const texts = async (page: Page): Promise<string[]> =>
  (await page.locator('main :is(h1, h2, h3, figcaption, dt, dd, li, a)').allTextContents()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );

test('a page shows all it was built with while the API is down, and says nothing but that', async ({
  browser,
  page,
  site,
}) => {
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
  for (const path of PATHS) {
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
