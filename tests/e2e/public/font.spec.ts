import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

/** The sum of all layout shifts, of the way down the page too. */
async function shifts(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const found = Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // All that may come by itself has come before the page is scrolled.
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

test.beforeEach(({ page }) => withoutPopup(page));

for (const width of [360, 1280]) {
  test(`nothing shifts on any kind of page, at ${width} px, nor when the font comes late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    for (const path of ['/', '/it']) expect(await shifts(page, path), path).toBe(0);
    await page.unroute('**/*.woff2');
    for (const path of ['/courses', '/course/ielts-preparation', '/it/contact'])
      expect(await shifts(page, path), path).toBe(0);
  });
}

for (const [path, families, bytes] of [
  ['/', ['Instrument Sans'], 20_000],
  ['/it', ['Instrument Sans', 'Martian Mono'], 30_000],
] as const) {
  test(`${path} loads ${families.join(' and ')}, and asks for neither before the page`, async ({ page }) => {
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'font') sizes.push((await response.body()).length);
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => sizes.length).toBe(families.length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(bytes);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.map((family) => family.replaceAll('"', ''))).toEqual(expect.arrayContaining([...families]));
    expect(await page.locator('link[rel=preload][as=font]').count()).toBe(0);
  });
}
