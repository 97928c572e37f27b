import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MISSING_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { ADMIN, expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCHEMES = ['light', 'dark'] as const;
const SIZES = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } };

/** What axe finds on the page as it stands, one line each. */
async function violations(page: Page, where: string): Promise<string[]> {
  // The legacy mode leaves out frames, of which there are none, and the empty page it would open for each run.
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} at ${target}`));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const scheme of SCHEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`axe finds nothing on any public page, ${scheme}, ${size}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(viewport);
      await withoutPopup(page);
      const found: string[] = [];
      for (const path of [...PUBLIC_PAGES, ...MISSING_PAGES]) {
        await page.goto(path);
        found.push(...(await violations(page, path)));
      }
      expect(found).toEqual([]);
    });
  }

  test(`axe finds nothing in what opens, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize(SIZES.phone);
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    const found = await violations(page, 'popup');
    await page.getByRole('button', { name: 'Close' }).click();
    for (const path of ['/', '/it']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      found.push(...(await violations(page, `menu of ${path}`)));
    }
    for (const path of ['/contact', '/it/contact']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      for (const question of await page.locator('summary').all()) await question.click();
      found.push(...(await violations(page, `form of ${path}`)));
    }
    expect(found).toEqual([]);
  });

  test(`axe finds nothing in the admin area, ${scheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await site.token();
    const found: string[] = [];
    await page.goto('/facetreesol/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    found.push(...(await violations(page, 'login')));
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const screen of ['dashboard', 'courses', 'carousel', 'forms', 'nope']) {
        await page.goto(`/facetreesol/${screen}`, { waitUntil: 'networkidle' });
        found.push(...(await violations(page, `${screen}, ${size}`)));
        const add = page.getByRole('button', { name: /^Add/ });
        if ((await add.count()) === 0) continue;
        await add.first().click();
        await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
        found.push(...(await violations(page, `${screen} form, ${size}`)));
      }
    }
    expect(found).toEqual([]);
  });
}
