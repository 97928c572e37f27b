import type { Page } from '@playwright/test';
import { addCourse, courseFields, openAdmin, removeCourse, storedCourse } from '../support/admin.ts';
import { expect, type Site, save, test } from '../support/site.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const exists = async (site: Site, id: string) => (await fetch(`${site.url}/api/courses/single/${id}`)).ok;

test('the history tells what was done, and brings a deleted course back', async ({ page, site }) => {
  const id = await addCourse(site, courseFields('Weaving in Wool'));
  await removeCourse(site, id);
  await openAdmin(page, site, 'dashboard');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'History' }).click();
  const trail = panel(page, 'What was changed');
  await expect(trail.getByRole('listitem').first()).toContainText('Course “Weaving in Wool” was deleted');
  await expect(trail.getByRole('listitem').nth(1)).toContainText('Course “Weaving in Wool” was added');

  const button = panel(page, 'What was deleted').getByRole('button', { name: 'Bring back Weaving in Wool' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'What was deleted').getByRole('status')).toHaveText(
    'Brought back “Weaving in Wool”.',
  );
  await expect(trail.getByRole('listitem').first()).toContainText(
    'Course “Weaving in Wool” was brought back',
  );
  await expect(button).toBeHidden();
  // Its button is gone: the focus is at the next one, or at the heading when there is none.
  await expect(panel(page, 'What was deleted').locator(':focus')).toHaveText(
    /^(Bring back|What was deleted)/,
  );
  expect(await exists(site, id)).toBe(true);
  await removeCourse(site, id);
});

test('a deletion far down a list is told in view, where screen readers listen, and Undo leaves the focus somewhere', async ({
  page,
  site,
}) => {
  const id = await addCourse(site, courseFields('Zebras taken back'));
  await openAdmin(page, site, 'courses');
  const told = page.locator('.toasts');
  await expect(told).toHaveText('');
  await told.evaluate((region) => region.setAttribute('data-before', ''));
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByLabel('Sort').selectOption('title');
  await page.getByRole('button', { name: 'Delete Zebras taken back' }).click();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await expect(page.locator('[data-before]')).toContainText('Deleted “Zebras taken back”.');
  await expect(told.getByRole('button', { name: 'Undo' })).toBeInViewport();
  await told.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-before]')).toHaveText('Brought back “Zebras taken back”.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await exists(site, id)).toBe(true);
  await removeCourse(site, id);
});

test('the focus goes on with what Show more has brought', async ({ page, site }) => {
  for (let course = 0; course < 11; course += 1) {
    await removeCourse(site, await addCourse(site, courseFields('Soon gone')));
  }
  await openAdmin(page, site, 'history');
  const trail = panel(page, 'What was changed');
  await expect(trail.getByRole('listitem')).toHaveCount(20);
  await trail.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(trail.getByRole('listitem').nth(20)).toBeFocused();
});

test('what was deleted leaves room for the log until somebody asks for all of it', async ({ page, site }) => {
  for (let course = 0; course < 6; course += 1)
    await removeCourse(site, await addCourse(site, courseFields(`Folded ${course}`)));
  await openAdmin(page, site, 'history');
  const deleted = panel(page, 'What was deleted');
  await expect(deleted.getByRole('listitem')).toHaveCount(5);
  await deleted.getByRole('button', { name: 'Show all' }).focus();
  await page.keyboard.press('Enter');
  await expect(deleted.getByRole('button', { name: 'Bring back Folded 0' })).toBeFocused();
  await expect(deleted.getByRole('button', { name: 'Show all' })).toBeHidden();
});

test('a backup is downloaded, and restoring it brings back how it was', async ({ page, site }, testInfo) => {
  const changed = await addCourse(site, courseFields('Backed up'));
  await openAdmin(page, site, 'history');
  const backup = panel(page, 'Backup');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    backup.getByRole('button', { name: 'Download backup' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.zip$/);
  const file = testInfo.outputPath('backup.zip');
  await download.saveAs(file);

  await save(site, 'PUT', `/api/courses/${changed}`, { title: 'Changed since' });
  const made = await addCourse(site, courseFields('Made since'));
  const choose = async (path: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      backup.getByRole('button', { name: 'Restore from a backup…' }).click(),
    ]);
    await chooser.setFiles(path);
  };

  await choose({ name: 'letter.zip', mimeType: 'application/zip', buffer: Buffer.from('no backup') });
  await expect(backup.getByRole('alert')).toContainText('no backup of this site');
  expect(await exists(site, made)).toBe(true);

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    // Yes to the restore, no to leaving while it runs.
    void (asked.length === 1 ? dialog.accept() : dialog.dismiss());
  });
  const { promise: left, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/restore', async (route) => {
    await left;
    await route.continue();
  });
  await choose(file);
  await expect(backup.getByRole('button', { name: 'Restoring…' })).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Courses' }).click();
  await expect.poll(() => asked.length).toBe(2);
  goOn();
  await expect(backup.getByRole('status')).toContainText('Everything is as the backup says.', {
    timeout: 30_000,
  });
  expect(asked).toEqual([
    expect.stringContaining('become again what they were then'),
    expect.stringContaining('A backup is being restored.'),
  ]);
  expect(await storedCourse(site, changed)).toMatchObject({ title: 'Backed up' });
  expect(await exists(site, made)).toBe(false);
  await expect(page.getByRole('button', { name: 'Bring back Made since' })).toBeVisible();
  await removeCourse(site, changed);
});
