import { MISSING_PAGES, PUBLIC_PAGES } from '../../support/pages.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...PUBLIC_PAGES, ...MISSING_PAGES]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await withoutPopup(page);
    await page.goto(path);
    expect(await violations(page, path)).toEqual([]);
  });
}

test('axe finds nothing in the popup', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await violations(page, 'popup')).toEqual([]);
});

for (const path of ['/about', '/it/about']) {
  test(`axe finds nothing in the menu of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await violations(page, 'menu', ['phone'])).toEqual([]);
  });
}

for (const path of ['/contact', '/it/contact']) {
  test(`axe finds nothing in the form of ${path} with what is missing, and in the answers`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    for (const question of await page.locator('summary').all()) await question.click();
    expect(await violations(page, 'form')).toEqual([]);
  });
}

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
