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
