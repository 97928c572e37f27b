import type { Request } from '@playwright/test';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { seedStore } from '../../support/seed.ts';
import { names, open, openForms, openMenu, pane, state, stored } from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

test.use({ actionTimeout: 10_000 });

test.beforeEach(openForms);

test('shows a submission that is damaged in the store, which can only be deleted', async ({ page, site }) => {
  const { id } = storedEnquiry(4, { company_id: 2 });
  await seedStore(site, 'enquiries', [[`enquiries/${id}`, '{"rev":"1","data":{"name":"Dip']]);
  await page.reload();
  await open(page, 'Damaged submission');
  await expect(pane(page)).toContainText('This submission is damaged in the data store and cannot be read.');
  await expect(pane(page)).toContainText('Oct 7, 2026');
  await expect(pane(page).getByRole('radio')).toHaveCount(0);
  await expect(pane(page).getByRole('link')).toHaveCount(0);
  await expect(pane(page).getByLabel('Your notes')).toHaveCount(0);
  await openMenu(page);
  await expect(pane(page).getByRole('button', { name: /spam|data/ })).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
  await pane(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Damaged submission.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(names(page)).toHaveText(['Mina Rai', 'Asha Gurung', 'Bikash Thapa']);
});

test('opens the whole message, marks it read, and keeps state and notes', async ({ page, site }) => {
  await open(page, 'Mina Rai');
  await expect(pane(page).getByText('I come from Palpa.')).toBeVisible();
  await expect(pane(page).locator('.pane-message')).toHaveCSS('white-space', 'pre-wrap');
  const { reference } = (await stored(site, 'Mina Rai')) as Enquiry;
  await expect(pane(page).getByText(reference, { exact: true })).toBeVisible();
  await expect(pane(page).getByRole('link', { name: '+9779812345678' })).toHaveAttribute(
    'href',
    'tel:+9779812345678',
  );
  await expect(pane(page).getByText(/^IELTS Preparation, mornings 7:00–8:30, starts/)).toBeVisible();
  await expect(pane(page).getByLabel('Read')).toBeChecked();
  await expect.poll(async () => (await stored(site, 'Mina Rai'))?.state).toBe('read');
  const reply = await pane(page).getByRole('link', { name: 'Reply by mail' }).getAttribute('href');
  expect(reply).toContain('mailto:visitor0@example.com?subject=Your%20message%20to%20Name%20Education&body=');
  expect(reply).toContain(encodeURIComponent('> I come from Palpa.'));

  await pane(page).getByLabel('Replied').click();
  await expect(pane(page).getByLabel('Replied')).toBeChecked();
  await pane(page).getByLabel('Notes').fill('Called back.');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeVisible();
  await pane(page).getByRole('button', { name: 'Save notes' }).click();
  await expect(pane(page).getByText('Saved.')).toBeVisible();
  await expect
    .poll(() => stored(site, 'Mina Rai'))
    .toMatchObject({ state: 'replied', notes: 'Called back.' });
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: 'Mina Rai' })).toContainText('Replied');
});

test('marks the suspected spam among what else a person has written', async ({ page, site }) => {
  const more = { name: 'Mina Rai', email: 'visitor0@example.com', company_id: 1 } as const;
  await seedEnquiries(site, [
    storedEnquiry(5, { ...more, spam: true }),
    storedEnquiry(6, { ...more, state: 'replied' }),
  ]);
  await page.reload();
  await page
    .getByRole('row', { name: 'Oct 7, 2026, 09:05 AM' })
    .getByRole('button', { name: 'Mina Rai' })
    .first()
    .click();
  const others = page.getByRole('region', { name: '2 more from this person' }).getByRole('listitem');
  await expect(others.nth(0)).toContainText('Suspected spam');
  await expect(others.nth(1)).toContainText('Replied');
});

test('Back closes an open message and stays, and a link from the dashboard opens one', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  const waiting = page.getByRole('region', { name: 'Unanswered enquiries' }).getByRole('listitem');
  // The one that has waited longest stands first.
  await expect(waiting.getByRole('link')).toHaveText(['Bikash Thapa', 'Asha Gurung', 'Mina Rai']);
  await expect(waiting.first()).toContainText('Late by');
  await waiting.first().getByRole('link').click();
  await expect(pane(page).getByRole('heading', { name: 'Bikash Thapa' })).toBeFocused();
  await expect(page).toHaveURL(/\/forms$/);
  await pane(page).getByLabel('Notes').fill('Not saved');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.goBack();
  await expect(pane(page).getByLabel('Notes')).toHaveValue('Not saved');
  page.once('dialog', (dialog) => dialog.accept());
  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
  await expect(names(page).nth(2)).toBeFocused();
  await expect(page).toHaveURL(/\/forms$/);

  // Closed by hand, it leaves nothing behind in the history.
  await open(page, 'Mina Rai');
  await expect(pane(page)).toBeVisible();
  await pane(page).getByRole('button', { name: 'Close' }).click();
  await expect(pane(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('keeps a new message in its list while it is open, and archives it out of sight', async ({ page }) => {
  await state(page).selectOption('new');
  await open(page, 'Asha Gurung');
  await expect(names(page)).toHaveText(['Mina Rai', 'Asha Gurung']);
  await pane(page).getByLabel('Archived').click();
  await pane(page).getByRole('button', { name: 'Close' }).click();
  await expect(names(page)).toHaveText(['Mina Rai']);
  await state(page).selectOption('archived');
  await expect(names(page)).toHaveText(['Asha Gurung', 'Chandra Lama']);
});

test('what stands in an open message does not move under the hand', async ({ page }) => {
  await page.waitForLoadState('networkidle');
  const late: Request[] = [];
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    late.push(route.request());
    await seen.promise;
    await route.continue();
  });
  await open(page, 'Asha Gurung');
  const status = pane(page).getByRole('group', { name: 'Status' });
  await expect(status.getByLabel('Read')).toBeChecked();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  const before = await status.boundingBox();
  seen.resolve();
  await Promise.all(late.map(async (request) => (await request.response())?.finished()));
  await expect(pane(page).getByRole('button', { name: 'Fee and dates' })).toBeVisible();
  expect((await status.boundingBox())?.y).toBe(before?.y);
});

test('takes a change back that fails, says so, and tries again', async ({ page, site }) => {
  await page.route('**/api/forms/*', (route) => route.abort(), { times: 1 });
  await open(page, 'Mina Rai');
  await expect(pane(page).getByRole('alert')).toContainText('Error saving form submission: Network error.');
  await expect(pane(page).getByLabel('New')).toBeChecked();
  await pane(page).getByRole('button', { name: 'Retry' }).click();
  await expect(pane(page).getByLabel('Read')).toBeChecked();
  await expect(pane(page).getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await stored(site, 'Mina Rai'))?.state).toBe('read');
});

test('an open message fits the narrowest phone', async ({ page }) => {
  await open(page, 'Mina Rai');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const wider = () => pane(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(wider).toBe(0);
  }
});
