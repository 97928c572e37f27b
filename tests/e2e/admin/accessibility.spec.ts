import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { addCourse, courseFields, openAdmin, openForm, removeCourse, row } from '../support/admin.ts';
import { seedEnquiries, storedEnquiry } from '../support/enquiries.ts';
import { ADMIN, expect, save, test } from '../support/site.ts';

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

test('with colours of the system, the menu still says which section is open', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAdmin(page, site, 'courses');
  const border = (name: string) =>
    page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).borderColor);
  expect(await border('Courses')).not.toBe(await border('Forms'));
  expect(await border('Carousel')).toBe(await border('Forms'));
});

/** Presses Tab until it is there, as often as a page may have stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

test('an enquiry is found, read, answered for, exported and deleted by the keyboard alone', async ({
  page,
  site,
}) => {
  const keys = page.keyboard;
  const enter = async (target: Locator) => {
    await tabTo(page, target);
    await keys.press('Enter');
  };
  const name = 'Kopila Keyboard';
  await seedEnquiries(site, [storedEnquiry(40_000, { name, company_id: 2 })]);

  await page.goto('/facetreesol/dashboard');
  await tabTo(page, page.getByLabel('Email'));
  await keys.type(ADMIN.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keys.type(ADMIN.password);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await enter(page.getByRole('link', { name: 'All enquiries' }));
  await expect(page.getByRole('heading', { name: 'Forms' })).toBeFocused();

  const opens = page.locator('tbody .open-enquiry');
  await expect(opens.first()).toBeVisible();
  await tabTo(page, page.getByRole('searchbox'));
  await keys.type('kopila');
  await expect(opens).toHaveText([name]);
  await tabTo(page, page.getByLabel('Company'));
  await keys.press('ArrowDown');
  await expect(page.getByText('No submission fits this filter.')).toBeVisible();
  await keys.press('ArrowDown');
  await expect(opens).toHaveText([name]);
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible();

  await enter(opens);
  const pane = page.getByRole('dialog');
  await expect(pane.getByRole('heading', { name })).toBeFocused();
  await expect(pane.getByLabel('Read')).toBeChecked();
  await tabTo(page, pane.getByLabel('Read'));
  await keys.press('ArrowRight');
  await expect(pane.getByLabel('Replied')).toBeChecked();
  await tabTo(page, pane.getByLabel('Notes'));
  await keys.type('Asked for the timetable.');
  await keys.press('Control+Enter');
  await expect(pane.getByText('Saved.')).toBeVisible();
  await keys.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(opens).toBeFocused();
  await expect(row(page, name)).toContainText('Replied');

  const download = page.waitForEvent('download');
  await enter(page.getByRole('button', { name: 'Export CSV' }));
  expect((await download).suggestedFilename()).toMatch(/^submissions-it-/);
  page.once('dialog', (dialog) => dialog.accept());
  await enter(page.getByRole('button', { name: `Delete the submission of ${name}` }));
  await expect(page.getByText(`Deleted the submission of ${name}.`)).toBeVisible();
  await enter(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/facetreesol\/login$/);
});
