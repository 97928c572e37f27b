import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { clearEnquiries, seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { seedStore } from '../../support/seed.ts';
import { openAdmin } from '../support/admin.ts';
import { expect, type Site, test } from '../support/site.ts';

const RECORDS = [
  storedEnquiry(0, {
    name: 'Mina Rai',
    message: 'When does it begin?\n\nI come from Palpa.',
    company_id: 1,
    phone: '+9779812345678',
    course_id: 'ielts-preparation',
    intake_id: 'ielts-preparation',
  }),
  storedEnquiry(1, { name: 'Asha Gurung', message: '=HYPERLINK("http://x.example")', company_id: 2 }),
  storedEnquiry(2, { name: 'Bikash Thapa', state: 'read', notes: 'Has a sister', company_id: 1 }),
  storedEnquiry(3, { name: 'Chandra Lama', state: 'archived', company_id: 2 }),
];

test.use({ actionTimeout: 10_000 });

test.beforeEach(async ({ page, site }) => {
  await clearEnquiries(site);
  await seedEnquiries(site, RECORDS);
  await openAdmin(page, site, 'forms');
});

const stored = async (site: Site, name: string): Promise<Enquiry | undefined> => {
  const headers = { authorization: `Bearer ${await site.token()}` };
  const all: Enquiry[] = await (await fetch(`${site.url}/api/forms`, { headers })).json();
  return all.find((enquiry) => enquiry.name === name);
};
const names = (page: Page) => page.locator('tbody .open-enquiry');
const open = (page: Page, name: string) =>
  page.getByRole('row').getByRole('button', { name, exact: true }).click();
const pane = (page: Page) => page.getByRole('dialog');
/** What is done seldom waits behind a button. */
const openMenu = (page: Page) => pane(page).getByRole('button', { name: 'More for' }).click();
const state = (page: Page) => page.getByRole('combobox', { name: 'Status' });

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

const writeNotes = async (site: Site, name: string, notes: string) => {
  const id = (await stored(site, name))?.id;
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  const answer = await fetch(`${site.url}/api/forms/${id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ notes }),
  });
  expect(answer.status).toBe(200);
};

test('shows the notes of somebody else who was quicker, and saves what is made of both', async ({
  page,
  site,
}) => {
  await open(page, 'Bikash Thapa');
  await pane(page).getByLabel('Notes').fill('Wants the evening class.');
  await writeNotes(site, 'Bikash Thapa', 'Called, no answer.');
  await pane(page).getByRole('button', { name: 'Save notes' }).click();
  const theirs = pane(page).getByRole('region', { name: 'Somebody else changed these notes meanwhile' });
  await expect(theirs.getByRole('heading')).toBeFocused();
  await expect(theirs).toContainText('Called, no answer.');
  await expect(pane(page).getByLabel('Your notes')).toHaveValue('Wants the evening class.');
  expect((await stored(site, 'Bikash Thapa'))?.notes).toBe('Called, no answer.');

  // Once more while both are looked at: that is no licence to overwrite what was not seen.
  await writeNotes(site, 'Bikash Thapa', 'Called, comes on Sunday.');
  await pane(page).getByRole('button', { name: 'Save in place of theirs' }).click();
  await expect(theirs).toContainText('Called, comes on Sunday.');
  await theirs.getByRole('button', { name: 'Add theirs to mine' }).click();
  const both = 'Called, comes on Sunday.\n\nWants the evening class.';
  await expect(pane(page).getByLabel('Your notes')).toHaveValue(both);
  await pane(page).getByRole('button', { name: 'Save in place of theirs' }).click();
  await expect(pane(page).getByText('Saved.')).toBeVisible();
  await expect(theirs).toHaveCount(0);
  expect((await stored(site, 'Bikash Thapa'))?.notes).toBe(both);

  await pane(page).getByLabel('Notes').fill('Mine is worse.');
  await writeNotes(site, 'Bikash Thapa', 'Paid.');
  await page.keyboard.press('Control+Enter');
  await theirs.getByRole('button', { name: 'Take theirs' }).click();
  await expect(pane(page).getByLabel('Notes')).toHaveValue('Paid.');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
});

test('saves notes whose enquiry was only marked by somebody else, without asking', async ({ page, site }) => {
  await open(page, 'Bikash Thapa');
  await pane(page).getByLabel('Notes').fill('Mine.');
  let before = true;
  // Between the reading and the writing of the save.
  await page.route('**/api/forms/*', async (route) => {
    if (before && route.request().method() === 'PUT') {
      before = false;
      const headers = { ...route.request().headers(), 'if-match': '*' };
      await page.request.put(route.request().url(), { headers, data: { state: 'replied' } });
    }
    await route.continue();
  });
  await pane(page).getByRole('button', { name: 'Save notes' }).click();
  await expect(pane(page).getByText('Saved.')).toBeVisible();
  expect(await stored(site, 'Bikash Thapa')).toMatchObject({ state: 'replied', notes: 'Mine.' });
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

test('deletes after asking, and shows a failure with Retry', async ({ page, site }) => {
  const remove = page.getByRole('button', { name: 'Delete the submission of Mina Rai' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(names(page)).toHaveCount(3);

  await page.route('**/api/forms/*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }), {
    times: 1,
  });
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await expect(page.getByRole('alert')).toContainText('Error deleting form submission: No.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Deleted the submission of Mina Rai.')).toBeVisible();
  await expect(names(page)).toHaveText(['Asha Gurung', 'Bikash Thapa']);
  expect(await stored(site, 'Mina Rai')).toBeUndefined();
});

test('on a phone what can be done with those selected stays in sight, and the state of publishing takes little of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.getByRole('checkbox', { name: 'Select the submission of Bikash Thapa' }).check();
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByRole('row', { name: 'Bikash Thapa' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Delete selected' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Set status' })).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  // Two lines, where a build has failed and the reason is long.
  expect(bar?.height).toBeLessThan(80);
});

test('deletes many at once after asking, by keyboard too, and takes all of it back', async ({
  page,
  site,
}) => {
  const all = page.getByRole('checkbox', { name: 'Select all shown' });
  await page.getByRole('checkbox', { name: 'Select the submission of Asha Gurung' }).check();
  await expect(pane(page)).toHaveCount(0);
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await page.getByLabel('Company').selectOption('education');
  await expect(page.getByText('1 selected')).toBeHidden();
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete selected' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(names(page)).toHaveText(['Mina Rai', 'Bikash Thapa']);
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await expect(page.getByText('Deleted 2 submissions.')).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  expect(await stored(site, 'Mina Rai')).toBeUndefined();
  expect(await stored(site, 'Asha Gurung')).toBeDefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Brought back 2 submissions.')).toBeVisible();
  await expect(names(page)).toHaveText(['Mina Rai', 'Bikash Thapa']);
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

test('an open message fits the narrowest phone', async ({ page }) => {
  await open(page, 'Mina Rai');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const wider = () => pane(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(wider).toBe(0);
  }
});

/** Stops the clock of the list. @returns how often it has been asked for since */
async function countAsked(page: Page): Promise<() => number> {
  await page.clock.install();
  await page.reload();
  await expect(names(page)).toHaveCount(3);
  let asked = 0;
  await page.route('**/api/forms?*', (route) => {
    asked += 1;
    return route.continue();
  });
  return () => asked;
}

test('tells of what has come, moves nothing, and asks for it seldom', async ({ page, site }) => {
  const asked = await countAsked(page);
  const show = page.getByRole('button', { name: 'new submission' });
  const come = (number: number, name: string, more = {}) =>
    seedEnquiries(site, [storedEnquiry(-number, { name, company_id: 1, ...more })]);

  await page.getByRole('checkbox', { name: 'Select the submission of Asha Gurung' }).check();
  await open(page, 'Bikash Thapa');
  await pane(page).getByLabel('Notes').fill('Not saved yet');
  await come(1, 'Sita Late');
  await come(2, 'Buy Links', { spam: true });
  await page.clock.fastForward('01:50');
  expect(asked()).toBe(0);
  const before = await names(page).first().boundingBox();
  await page.clock.fastForward('00:20');
  await expect(show).toHaveText('Show 1 new submission');
  expect(asked()).toBe(1);
  await expect(names(page)).toHaveText(['Mina Rai', 'Asha Gurung', 'Bikash Thapa']);
  expect(await names(page).first().boundingBox()).toEqual(before);
  await expect(pane(page).getByLabel('Notes')).toHaveValue('Not saved yet');
  await expect(pane(page).getByLabel('Notes')).toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();

  // Nobody looks at it.
  const look = (visibility: 'hidden' | 'visible') =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'visibilityState', { value: is, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await look('hidden');
  await page.clock.runFor('10:00');
  expect(asked()).toBe(1);
  await page.getByLabel('Company').selectOption('it');
  await expect(show).toHaveCount(0);
  await page.getByLabel('Company').selectOption('all');

  await show.click();
  await expect(names(page)).toHaveText(['Sita Late', 'Mina Rai', 'Asha Gurung', 'Bikash Thapa']);
  await expect(names(page).first()).toBeFocused();
  await expect(show).toHaveCount(0);
  await expect(pane(page).getByLabel('Notes')).toHaveValue('Not saved yet');
  await expect(page.getByRole('checkbox', { name: 'Select the submission of Asha Gurung' })).toBeChecked();
});

test('asks for nothing more once the session has ended', async ({ page }) => {
  const asked = await countAsked(page);
  // The minute until it asks again begins with this answer.
  await expect(page.locator('.publish-state[data-state]')).toBeVisible();
  await page.route('**/api/status', (route) => route.fulfill({ status: 401, json: { message: 'Ended.' } }));
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await page.clock.runFor('10:00');
  expect(asked()).toBe(0);
});
