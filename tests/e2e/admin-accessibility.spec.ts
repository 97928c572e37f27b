import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addCourse, courseFields, openAdmin, openForm, removeCourse, row } from './support/admin.ts';
import { expect, save, test } from './support/site.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } };

/** What axe finds on the page as it stands, one line each; what the page itself shows in frames left out. */
async function violations(page: Page, where: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES).exclude('iframe').setLegacyMode();
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} at ${target}`));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const scheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`axe finds nothing in what opens in the admin area, ${scheme}, ${size}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(viewport);
      const id = await addCourse(site, courseFields('Accessible'));
      const found: string[] = [];
      const wideAs = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

      await openAdmin(page, site, 'dashboard');
      await expect(page.getByRole('table', { name: /Enquiries per week/ })).toBeAttached();
      found.push(...(await violations(page, 'dashboard')));
      expect(await wideAs()).toBeLessThanOrEqual(0);

      await page.goto('/facetreesol/courses');
      await row(page, 'Accessible').waitFor();
      found.push(...(await violations(page, 'courses')));
      expect(await wideAs()).toBeLessThanOrEqual(0);
      await openForm(page, 'Accessible');
      await page.getByLabel('Title').fill('');
      await page.getByRole('button', { name: 'Save course' }).click();
      await expect(page.getByText('Title is required.')).toBeVisible();
      found.push(...(await violations(page, 'form with errors')));

      await page.getByLabel('Title').fill('Accessible to all');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
      found.push(...(await violations(page, 'preview')));
      await page.getByRole('button', { name: 'Close' }).click();

      await save(site, 'PUT', `/api/courses/${id}`, { title: 'Accessible to them' });
      await page.getByRole('button', { name: 'Save course' }).click();
      await expect(page.getByRole('heading', { name: 'Somebody else saved this course' })).toBeVisible();
      found.push(...(await violations(page, 'conflict')));
      expect(await wideAs()).toBeLessThanOrEqual(0);
      await removeCourse(site, id);
      expect(found).toEqual([]);
    });
  }
}
