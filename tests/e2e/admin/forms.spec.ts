import { readFile } from 'node:fs/promises';
import { clearEnquiries, seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { names, open, openForms, openMenu, pane, state, stored } from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

test.use({ actionTimeout: 10_000 });

test.beforeEach(openForms);

test('shows, counts, filters and searches the submissions of both companies', async ({ page }) => {
  await expect(page.getByText('3 submissions')).toBeVisible();
  await expect(names(page)).toHaveText(['Mina Rai', 'Asha Gurung', 'Bikash Thapa']);
  await expect(page.getByRole('row', { name: 'Mina Rai' })).toContainText('Oct 7, 2026, 09:05 AM');
  const recent = page.getByRole('region', { name: 'Recent Messages' }).getByRole('listitem');
  await expect(recent).toHaveCount(3);

  await page.getByLabel('Company').selectOption('it');
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible();
  await expect(names(page)).toHaveText(['Asha Gurung']);
  await expect(recent).toHaveCount(1);
  await state(page).selectOption('all');
  await expect(names(page)).toHaveText(['Asha Gurung', 'Chandra Lama']);
  await page.getByLabel('Company').selectOption('education');
  await expect(names(page)).toHaveText(['Mina Rai', 'Bikash Thapa']);

  await page.getByLabel('Company').selectOption('all');
  await page.getByLabel('Search submissions').fill('PALPA mina');
  await expect(names(page)).toHaveText(['Mina Rai']);
  await page.getByLabel('Search submissions').fill('nobody at all');
  await expect(page.getByText('No submission fits this filter.')).toBeVisible();
  await expect(page.getByText('0 submissions')).toBeVisible();
  await page.getByRole('button', { name: 'Show all submissions' }).click();
  await expect(page.getByText('4 submissions')).toBeVisible();
});

test('at the last page of the list the focus goes to the way back', async ({ page, site }) => {
  await seedEnquiries(
    site,
    Array.from({ length: 50 }, (_, number) => storedEnquiry(number + 10)),
  );
  await page.reload();
  const pages = page.getByRole('navigation', { name: 'Pages of submissions' });
  await expect(pages).toContainText('1–50 of 53');
  await pages.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(pages).toContainText('51–53 of 53');
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeFocused();
});

test('keeps suspected spam apart with a count, and lets it be cleared', async ({ page, site }) => {
  await seedEnquiries(site, [storedEnquiry(4, { name: 'Buy Links', spam: true, company_id: 1 })]);
  await page.reload();
  await expect(page.getByText('3 submissions')).toBeVisible();
  await expect(names(page)).toHaveText(['Mina Rai', 'Asha Gurung', 'Bikash Thapa']);
  await expect(page.getByText('1 submission is suspected spam and not listed here.')).toBeVisible();
  await page.getByRole('button', { name: 'Show suspected spam' }).click();
  await expect(state(page)).toHaveValue('spam');
  await expect(names(page)).toHaveText(['Buy Links']);
  await expect(page.getByRole('row', { name: 'Buy Links' })).toContainText('Suspected spam');
  await open(page, 'Buy Links');
  await pane(page).getByRole('button', { name: 'Not spam' }).click();
  await expect(pane(page).getByText('Suspected spam')).toBeHidden();
  await openMenu(page);
  await expect(pane(page).getByRole('button', { name: 'Mark as spam' })).toBeVisible();
  await expect.poll(async () => (await stored(site, 'Buy Links'))?.spam).toBe(false);
  await state(page).selectOption('inbox');
  await expect(names(page)).toHaveText(['Mina Rai', 'Asha Gurung', 'Bikash Thapa', 'Buy Links']);
  await expect(page.getByText('suspected spam and not listed here')).toHaveCount(0);
});

test('goes through the list by keyboard', async ({ page }) => {
  await names(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('heading', { name: 'Asha Gurung' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(pane(page).getByRole('heading', { name: 'Bikash Thapa' })).toBeFocused();
  await pane(page).getByRole('button', { name: 'Newer' }).click();
  await expect(pane(page).getByRole('heading', { name: 'Asha Gurung' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  await expect(names(page).nth(1)).toBeFocused();
});

test('keeps the filter in the address, shows how long the unanswered wait, and asks after a reply', async ({
  page,
}) => {
  await state(page).selectOption('unanswered');
  await expect(page).toHaveURL(/state=unanswered/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.goBack();
  await expect(state(page)).toHaveValue('unanswered');
  await expect(page.getByRole('row', { name: 'Mina Rai' })).toContainText(/\d+ (hours|days)/);
  await open(page, 'Mina Rai');
  const reply = pane(page).getByRole('link', { name: 'Reply by mail' });
  await reply.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await reply.click();
  await pane(page).getByRole('button', { name: 'Mark as replied' }).click();
  await expect(pane(page).getByLabel('Replied')).toBeChecked();
  await expect(pane(page).getByText('Have you answered?')).toBeHidden();
});

test('exports what is filtered, with nothing a spreadsheet would run', async ({ page }) => {
  await page.getByLabel('Company').selectOption('it');
  await state(page).selectOption('all');
  await expect(names(page)).toHaveCount(2);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^submissions-it-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffReference,Name,Email,Phone,Company,Course,Message,/);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  expect(lines[2]).toContain('Chandra Lama');
  expect(lines).toHaveLength(4);
});

test('says why the list is not there, and there is none', async ({ page, site }) => {
  await page.route('**/api/forms?*', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load submissions: Network error.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(names(page)).toHaveCount(3);
  await clearEnquiries(site);
  await page.reload();
  await expect(page.getByText('No submissions yet.')).toBeVisible();
});
