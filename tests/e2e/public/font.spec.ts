import type { Page } from '@playwright/test';
import { sampleSite } from '../../support/built-site.ts';
import { serve } from '../../support/sites.ts';
import { expect, save, test, testOn } from '../support/site.ts';
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
  test(`nothing shifts on any kind of page, at ${width} px, nor when the font comes late`, {
    tag: width === 360 ? [] : ['@rest'],
  }, async ({ page }) => {
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

const NEPALI = {
  title: 'लोक सेवा आयोग तयारी कक्षा',
  description:
    'यो कक्षामा विद्यार्थीले सामान्य ज्ञान, नेपाली भाषा र प्रशासनको पूरा पाठ्यक्रम पढ्छन्।\n\n' +
    'हरेक शुक्रबार नमुना परीक्षा हुन्छ, र शिक्षकले प्रत्येक उत्तर जाँचेर सुधार्नुपर्ने कुरा देखाउँछन्। '.repeat(4),
};
const testNepali = testOn(async () => {
  const site = await serve(await sampleSite());
  const answer = await save(site, 'POST', '/api/courses', { ...NEPALI, company_id: '1', level: 'Beginner' });
  expect(answer.status).toBe(201);
  return site;
});

/** The files of Hind that a page asks for. */
async function hindOf(page: Page, path: string): Promise<number[]> {
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/hind-devanagari/.test(response.url())) files.push(response.body().then(({ length }) => length));
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return Promise.all(files);
}

test('no page in English asks for Devanagari, numerals that decorate included', async ({ page }) => {
  for (const path of ['/about', '/it/about', '/courses', '/course/ielts-preparation', '/contact'])
    expect(await hindOf(page, path), path).toEqual([]);
});

testNepali(
  'a course in Nepali has letters of its own, in lines with room for their signs',
  async ({ page, site }) => {
    const [first] = await (await fetch(`${site.url}/api/courses/1`)).json();
    const path = `/course/${first.id}`;
    const files = await hindOf(page, path);
    expect(files).toHaveLength(2);
    for (const bytes of files) expect(bytes).toBeLessThan(37_000);
    const title = page.getByRole('heading', { level: 1, name: NEPALI.title });
    await expect(title).toHaveAttribute('lang', 'ne');
    const leading = await title.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(leading).toBeGreaterThanOrEqual(1.35);

    await page.route('**/hind-*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await shifts(page, path), `${width} px`).toBe(0);
    }
  },
);
