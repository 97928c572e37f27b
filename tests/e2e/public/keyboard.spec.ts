import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

/** What has the focus: its words, whether that can be seen, and its size. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, display } = getComputedStyle(element);
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const words = element.getAttribute('aria-label') ?? element.innerText.trim();
    return {
      name: `${element.tagName} ${words || element.id}`,
      isPage: element === document.body,
      visible:
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && bottom > 0 && top < innerHeight,
      // Links within a sentence are as high as its line; WCAG 2.5.8 leaves them out.
      small: display !== 'inline' && (width < 24 || height < 24),
    };
  });

test.beforeEach(({ page }) => withoutPopup(page));

/** In a wide window the menu is another one, and most of the rest is the same. The slow run takes every page in both. */
const KINDS = [
  '/',
  '/it/about',
  '/courses',
  '/course/ielts-preparation',
  '/it/contact',
  '/instructors/rachana-shrestha',
  '/privacy',
];
const RUNS = [
  { of: 'a page of each kind', tag: [], width: 360, paths: KINDS },
  { of: 'some pages', tag: [], width: 1280, paths: ['/', '/course/ielts-preparation'] },
  { of: 'every page', tag: ['@rest'], width: 360, paths: PUBLIC_PAGES },
  { of: 'every page', tag: ['@rest'], width: 1280, paths: PUBLIC_PAGES },
];

for (const { of, tag, width, paths } of RUNS) {
  test(`every stop of the Tab key shows and is large enough, at ${width} px, on ${of}`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      const stops: string[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        let stop = await focused(page);
        if (stop.isPage || stops.length > 120) break;
        // It is brought into view with the next frame, or after what comes near has been laid out.
        await expect(async () => {
          stop = await focused(page);
          expect(stop, path).toMatchObject({ visible: true, small: false });
        }).toPass({ timeout: 2_000 });
        stops.push(stop.name);
      }
      expect(stops[0], path).toBe('A Skip to content');
      expect(stops.length, path).toBeGreaterThan(15);
      expect(stops.length, path).toBeLessThan(100);
    }
  });
}

test('the skip link leads past the navigation', async ({ page }) => {
  for (const path of ['/', '/it', '/course/nope']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  test('the menu opens, says where one is, leads on and closes with Escape', async ({ page }) => {
    await page.goto('/courses');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'About' }).click();
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});
