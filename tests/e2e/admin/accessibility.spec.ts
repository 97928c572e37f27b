import type { Page } from '@playwright/test';
import { seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { addCourse, courseFields, openAdmin, openForm, removeCourse, row } from '../support/admin.ts';
import { violations } from '../support/axe.ts';
import { expect, save, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDE = `Wide ${'Weaving'.repeat(12)}`;

/** Every screen as it opens, and what tells that it has come. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  dashboard: (page) => expect(page.getByRole('table', { name: /Enquiries per week/ })).toBeAttached(),
  courses: (page) => expect(row(page, WIDE)).toBeVisible(),
  carousel: (page) => expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible(),
  forms: (page) => expect(row(page, 'Bikash Thapa')).toBeVisible(),
  history: (page) => expect(page.getByText(WIDE).first()).toBeVisible(),
  publishing: (page) => expect(page.getByRole('heading', { name: 'How often to build' })).toBeVisible(),
  settings: (page) => expect(page.getByLabel('When to tell').first()).toBeVisible(),
  nope: (page) => expect(page.getByRole('heading', { name: 'Admin page not found' })).toBeVisible(),
};

/** Those with a button to add something. */
const WITH_FORM = ['courses', 'carousel'];

test.beforeAll(async ({ site }) => {
  await seedEnquiries(site, [
    storedEnquiry(2, { name: 'Bikash Thapa', state: 'read', notes: 'Has a sister' }),
  ]);
  await removeCourse(site, await addCourse(site, courseFields(WIDE)));
  await addCourse(site, courseFields(WIDE));
});

test('axe finds nothing where one signs in, on any screen of the admin area, nor in a new form there', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto('/facetreesol/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const found = await violations(page, 'login');
  await openAdmin(page, site, 'dashboard');
  for (const [screen, shown] of Object.entries(SCREENS)) {
    await page.goto(`/facetreesol/${screen}`);
    await shown(page);
    found.push(...(await violations(page, screen)));
    if (!WITH_FORM.includes(screen)) continue;
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    found.push(...(await violations(page, `${screen} form`)));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing where pages are changed, with every form open, and nothing covers what has the focus', {
  tag: '@rest',
}, async ({ page, site }) => {
  test.slow();
  await openAdmin(page, site, 'pages?page=contact');
  const panels = page.locator('.section-panel');
  await expect(panels.filter({ hasText: 'Phone, email' }).getByLabel('Phone')).toBeAttached();
  const openAll = () =>
    panels.evaluateAll((all) => {
      for (const panel of all) (panel as HTMLDetailsElement).open = true;
    });
  await openAll();
  expect(await violations(page, 'pages')).toEqual([]);

  for (const size of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    if (size.width === 360) await page.getByRole('radio', { name: 'As a form' }).check();
    await openAll();
    await panels.first().locator('summary').first().focus();
    let looked = 0;
    for (let stops = 0; stops < 60; stops += 1) {
      const hidden = await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (!focused?.closest('.section-panel')) return undefined;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const shown = [0.1, 0.5, 0.9].some((part) => {
          const found = document.elementFromPoint(left + width / 2, top + height * part);
          return found && (focused.contains(found) || found.contains(focused));
        });
        return shown ? null : focused.outerHTML.slice(0, 200);
      });
      if (hidden !== undefined) looked += 1;
      expect(hidden ?? null, `${size.width}`).toBeNull();
      await page.keyboard.press('Tab');
    }
    expect(looked).toBeGreaterThan(30);
  }
});

test('axe finds nothing in a form with errors, its preview, a conflict, an open submission and the account menu', async ({
  page,
  site,
}) => {
  test.slow();
  const id = await addCourse(site, courseFields('Accessible'));
  await openAdmin(page, site, 'courses');
  await openForm(page, 'Accessible');
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Title is required.')).toBeVisible();
  expect(await violations(page, 'form with errors')).toEqual([]);

  await page.getByLabel('Title').fill('Accessible to all');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  expect(await violations(page, 'preview')).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  await save(site, 'PUT', `/api/courses/${id}`, { title: 'Accessible to them' });
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByRole('heading', { name: 'Somebody else saved this course' })).toBeVisible();
  expect(await violations(page, 'conflict')).toEqual([]);
  await removeCourse(site, id);

  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/facetreesol/forms');
  await row(page, 'Bikash Thapa').getByRole('button', { name: 'Bikash Thapa', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page, 'submission')).toEqual([]);

  await page.goto('/facetreesol/carousel');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(await violations(page, 'carousel form')).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  expect(await violations(page, 'account menu')).toEqual([]);
});

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
