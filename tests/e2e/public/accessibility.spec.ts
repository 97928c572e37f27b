import type { Page } from '@playwright/test';
import { MISSING_PAGES, PUBLIC_PAGES } from '../../support/pages.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What more there is to look at on a page, once it has been looked at as it opens. */
const MORE: Record<string, (page: Page) => Promise<string[]>> = {
  '/about': menu,
  '/it/about': menu,
  '/contact': wrongForm,
  '/it/contact': wrongForm,
};

async function menu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  return violations(page, 'menu', ['phone']);
}

async function wrongForm(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  for (const question of await page.locator('summary').all()) await question.click();
  return violations(page, 'form');
}

const isIT = (path: string) => /^\/it(\/|$)/.test(path);
const ALL = [...PUBLIC_PAGES, ...MISSING_PAGES];
for (const [which, paths] of Object.entries({
  'IT education': ALL.filter(isIT),
  'general education': ALL.filter((path) => !isIT(path)),
})) {
  test(`axe finds nothing on any page of ${which}, in its menu, or in its form with what is missing`, async ({
    page,
  }) => {
    await withoutPopup(page);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      found.push(...(await violations(page, path)), ...((await MORE[path]?.(page)) ?? []));
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing in the popup', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await violations(page, 'popup')).toEqual([]);
});

test('what is wrong is found: at all, in the dark and on a phone', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @media (prefers-color-scheme: dark), (width < 600px) { .lead { color: #777; background: #666; } }
      @media (width < 600px) { main { min-width: 500px; } }
    `);
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('main')?.append(new Image());
  });
  expect(await violations(page, 'page')).toEqual([
    'page, desk, light: image-alt at img',
    'page, desk, dark: color-contrast at .lead',
    'page, phone, light: color-contrast at .lead',
    'page, phone: 140 px wider than the window',
  ]);
});
