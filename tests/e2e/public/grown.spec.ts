import type { Page } from '@playwright/test';
import { sampleSite } from '../../support/built-site.ts';
import { PUBLIC_PAGES } from '../../support/pages.ts';
import { serve } from '../../support/sites.ts';
import { REWRITES, rewriteAll } from '../support/rewritten.ts';
import { expect, testOn } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

/** A site of its own, since every word of it is changed. */
const test = testOn(async () => serve(await sampleSite()));

/** How much has moved on the page since it came, and what. */
const moved = (page: Page): Promise<{ sum: number; what: string[] }> =>
  page.evaluate(() => Reflect.get(window, 'moved'));
const observe = () => {
  const moved = { sum: 0, what: [] as string[] };
  Object.assign(window, { moved });
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.className}` : '';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      moved.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        moved.what.push(
          `${value.toFixed(3)} ${nameOf(node)} ${previousRect.top}>${currentRect.top} h${previousRect.height}>${currentRect.height}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const WIDTHS = [
  { width: 390, height: 800 },
  { width: 1366, height: 768 },
] as const;

for (const [how, phone] of [
  ['as long', '+977 71-599999'],
  ['half as long again', '+977 71-588888'],
] as const)
  test(`with every word of the site rewritten, ${how}, little moves under a visitor on any page and width`, {
    tag: '@rest',
  }, async ({ page, site }) => {
    test.slow();
    await withoutPopup(page);
    await page.addInitScript(observe);
    await rewriteAll(site, REWRITES[how], phone);
    const link = `tel:${phone.replace(/[ -]/g, '')}`;
    const tooMuch: string[] = [];
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      for (const path of PUBLIC_PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator(`.site-footer a[href="${link}"]`)).toBeAttached();
        const { sum, what } = await moved(page);
        if (sum > 0.02) tooMuch.push(`${size.width} ${path} ${sum.toFixed(4)}: ${what.join('; ')}`);
      }
    }
    expect(tooMuch).toEqual([]);
  });

test('what comes is no reason to set smaller what is there, and no word gets too small to read', async ({
  page,
  site,
}) => {
  await withoutPopup(page);
  await page.setViewportSize(WIDTHS[0]);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const holiday = { id: 'holiday', from: tomorrow, to: '', text: 'Closed for Dashain', hours: null };
  await rewriteAll(site, REWRITES['half as long again'], '+977 71-588888', {
    '1.contact.hours': { exceptions: [holiday] },
  });
  await page.goto('/contact');
  const said = page.getByText(holiday.text).first();
  await expect(said).toBeVisible();
  expect(await said.evaluate((element) => element.currentCSSZoom)).toBe(1);

  await page.goto('/');
  const smaller = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[style*="zoom"]')].flatMap((element) => {
        const { zoom } = element.style;
        return zoom
          ? (Number.parseFloat(getComputedStyle(element).fontSize) * Number.parseFloat(zoom)) / 100
          : [];
      }),
    );
  await expect.poll(async () => (await smaller()).length).toBeGreaterThan(0);
  expect(Math.min(...(await smaller()))).toBeGreaterThanOrEqual(11);
  // The bar of a phone's browser comes and goes as somebody scrolls.
  await page.setViewportSize({ ...WIDTHS[0], height: WIDTHS[0].height - 60 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect((await smaller()).length).toBeGreaterThan(0);
  // A window turned has other lines.
  await page.setViewportSize({ width: 800, height: 390 });
  await expect.poll(smaller).toEqual([]);
});
