import { seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { openAdmin, row } from '../support/admin.ts';
import { expect, test } from '../support/site.ts';

const SILENT = 'The data store does not answer at the moment. Please try again shortly.';

/** With an enquiry in its store, for all tests of this file. */
test.beforeAll(({ site }) =>
  seedEnquiries(site, [storedEnquiry(0, { name: 'Sunita Stored', message: 'When does it begin?' })]),
);
test.afterEach(({ site }) => site.store.start());

test('each screen says that it could not load, and Retry loads it once the store is back', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'carousel');
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  for (const [name, text] of [
    ['Forms', `Failed to load submissions: ${SILENT}`],
    ['Dashboard', `Some numbers could not be loaded: ${SILENT}`],
    ['Courses', `Failed to load courses: ${SILENT}`],
    ['Carousel', `Failed to load carousel data: ${SILENT}`],
  ] as const) {
    await site.store.stop();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
    await expect(page.getByRole('alert')).toContainText(text);
    // Nothing goes on turning that will not come.
    await expect(page.locator('main .spinner')).toHaveCount(0);
    await site.store.start();
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The next screen is opened once this one knows what it shall remember.
    if (name === 'Forms') await expect(row(page, 'Sunita Stored')).toBeVisible();
    if (name === 'Courses') await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  }
  // What a screen knew before it could not load stays on it all the time.
  await site.store.stop();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
});

test('a course that could not be saved stays in its form, and the same save succeeds later', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Title').fill('Weathering Outages');
  await page.getByLabel('Description').fill('Typed once.');
  await site.store.stop();
  await page.getByRole('button', { name: 'Save course' }).click();
  const failure = page.getByRole('alert').filter({ hasText: `Error saving course: ${SILENT}` });
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Weathering Outages');
  await expect(page.getByLabel('Description')).toHaveValue('Typed once.');

  await site.store.start();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Added “Weathering Outages”')).toBeVisible();

  await site.store.stop();
  page.on('dialog', (dialog) => dialog.accept());
  await row(page, 'Weathering Outages').getByRole('button', { name: 'Delete' }).click();
  const kept = page.getByRole('alert').filter({ hasText: `Error deleting course: ${SILENT}` });
  await expect(kept).toBeVisible();
  await expect(row(page, 'Weathering Outages')).toBeVisible();
  await site.store.start();
  await kept.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Deleted “Weathering Outages”.')).toBeVisible();
  await expect(row(page, 'Weathering Outages')).toHaveCount(0);
});

test('a submission takes its state back, keeps the notes that are typed, and is not deleted', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'forms');
  const markedRead = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await row(page, 'Sunita Stored').getByRole('button', { name: 'Sunita Stored', exact: true }).click();
  const pane = page.getByRole('dialog');
  await markedRead;
  await expect(pane.getByLabel('Read')).toBeChecked();
  await pane.getByLabel('Notes').fill('Call her back.');
  await site.store.stop();
  await pane.getByRole('button', { name: 'Save notes' }).click();
  const notes = pane.locator('form').getByRole('alert');
  await expect(notes).toContainText(`Error saving form submission: ${SILENT}`);
  await pane.getByLabel('Replied').click();
  await expect(pane.getByRole('alert').first()).toContainText(`Error saving form submission: ${SILENT}`);
  await expect(pane.getByLabel('Read')).toBeChecked();
  await expect(pane.getByLabel('Notes')).toHaveValue('Call her back.');
  page.on('dialog', (dialog) => dialog.accept());
  await pane.getByRole('button', { name: 'More for' }).click();
  await pane.getByRole('button', { name: 'Delete' }).click();
  await expect(pane.getByText(`Error deleting form submission: ${SILENT}`)).toBeVisible();

  await site.store.start();
  await notes.getByRole('button', { name: 'Retry' }).click();
  await expect(pane.getByText('Saved.')).toBeVisible();
  await expect(row(page, 'Sunita Stored')).toBeVisible();
});

test('visitors have all pages meanwhile, and a session that cannot be checked is kept', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await site.store.stop();
  for (const path of ['/', '/courses', '/course/ielts-preparation', '/contact', '/it', '/it/courses']) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  expect((await page.request.get('/api/courses/1')).status()).toBe(503);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your session could not be checked' })).toBeVisible();
  await site.store.start();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
});
