import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openAdmin } from '../support/admin.ts';
import { expect, remove, type Site, test } from '../support/site.ts';

const notices = (site: Site, company: number) => async () =>
  (
    await fetch(`${site.url}/api/notices/${company}`, {
      headers: { authorization: `Bearer ${await site.token()}` },
    })
  ).json();

test('the office says who of a brand is told, keeps what is wrong, and sends a test to them', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'settings');
  const brand = page.getByRole('region', { name: 'Who is told of enquiries to Name IT Education' });
  await brand.getByLabel('When to tell').selectOption('Once a day');
  await brand.getByRole('button', { name: 'Add' }).click();
  await brand.getByLabel('Email 1').fill('it.office');
  await brand.getByRole('button', { name: 'Save' }).click();
  await expect(brand.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await expect(brand.getByLabel('Email 1')).toHaveValue('it.office');

  // As after a crash: what is typed is on the device, and another tab says so.
  await brand.getByLabel('Email 1').fill('it.office@example.com');
  const kept = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes('.draft.')));
  await expect.poll(async () => JSON.stringify(await kept())).toContain('it.office@example.com');
  const again = await page.context().newPage();
  await openAdmin(again, site, 'settings');
  const there = again.getByRole('region', { name: 'Who is told of enquiries to Name IT Education' });
  await expect(there.getByText(/^What you typed on .* and did not save or send is back\.$/)).toBeVisible();
  await expect(there.getByLabel('Email 1')).toHaveValue('it.office@example.com');
  await expect(there.getByLabel('When to tell')).toHaveValue('daily');
  await there.getByRole('button', { name: 'Discard it' }).click();
  await expect(there.getByLabel('Email 1')).toHaveCount(0);
  await again.close();
  await brand.getByRole('button', { name: 'Save' }).click();
  await expect(brand.getByText('The settings are saved.')).toBeVisible();
  expect(await notices(site, 2)()).toMatchObject({ mode: 'daily', addresses: ['it.office@example.com'] });
  await expect.poll(kept).toEqual([]);
  // The other brand is told as before.
  expect(await notices(site, 1)()).toMatchObject({ mode: 'each', addresses: [] });

  await brand.getByRole('button', { name: 'Send a test' }).click();
  await expect(
    brand.getByText('The mail server has taken the test for it.office@example.com.'),
  ).toBeVisible();
  const folder = join(site.dataDir, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  expect(mails.filter((mail) => mail.includes('To: it.office@example.com'))).toHaveLength(1);
});

test('how the mails go stands on the dashboard: what waits, what failed and why, and why none goes out', async ({
  page,
  site,
}) => {
  const going = {
    off_because: null,
    last_sent_at: '2026-11-20T05:00:00.000Z',
    waiting: 2,
    next_try_at: '2026-11-23T05:00:00.000Z',
    failed: 1,
    reason: 'The mail server refused an address. It said: 550 No such user here',
  };
  const retried = { ...going, waiting: 3, failed: 0 };
  const none = { ...going, last_sent_at: null, waiting: 0, next_try_at: null, failed: 0, reason: null };
  const mail = page.getByRole('region', { name: 'Mail', exact: true });
  await page.route('**/api/notices', (route) => route.fulfill({ json: none }));
  await openAdmin(page, site, 'settings');
  await expect(mail).toContainText('No notice was sent yet.');

  await page.route('**/api/notices', (route) => route.fulfill({ json: going }));
  await page.route('**/api/notices/retry', (route) => route.fulfill({ json: retried }));
  await openAdmin(page, site, 'dashboard');
  await expect(mail).toContainText('The last notice was sent Nov 20, 2026, 10:45 AM.');
  await expect(mail).toContainText('2 mails wait.');
  await expect(mail.getByRole('alert')).toContainText(
    '1 mail could not be sent and is not tried any more. The mail server refused an address.',
  );
  await mail.getByRole('button', { name: 'Try again' }).click();
  await expect(mail).toContainText('3 mails wait.');
  await expect(mail.getByRole('alert')).toHaveCount(0);

  const off = { ...going, off_because: 'The environment variable SMTP_URL is not set.' };
  await page.route('**/api/notices', (route) => route.fulfill({ json: off }));
  await mail.getByRole('link', { name: 'Who is told' }).click();
  await page.reload();
  await expect(mail).toContainText('No mail goes out');
  await expect(page.getByText('SMTP_URL is not set')).toHaveCount(1);
});

test('a template that was being written is there again after a crash, until it is saved or given up', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'forms');
  await page.getByRole('link', { name: 'Templates of answers' }).click();
  await page.getByRole('button', { name: 'Add template' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Hostel');
  await page.getByLabel('Text').fill('There is a hostel near {course}.');
  const kept = () => page.evaluate(() => localStorage.getItem('facetreesol.draft.templates.+new') ?? '');
  await expect.poll(kept).toContain('hostel near');
  const again = await page.context().newPage();
  await openAdmin(again, site, 'templates');
  await again.getByRole('button', { name: 'Add template' }).first().click();
  await expect(again.getByText(/and did not save or send is back\.$/)).toBeVisible();
  await expect(again.getByLabel('Text')).toHaveValue('There is a hostel near {course}.');
  await again.getByLabel('Subject').fill('A hostel');
  await again.getByRole('button', { name: 'Save template' }).click();
  await expect(again.getByText('Added “Hostel”.')).toBeVisible();
  // What is filled in stands out in the list, without its braces.
  const hostel = again.getByRole('row', { name: 'A hostel' });
  await expect(hostel).toContainText('There is a hostel near course.');
  await expect(hostel.locator('span').getByText('course', { exact: true })).toBeVisible();
  expect(await kept()).toBe('');
  await again.close();

  await page.getByLabel('Text').fill('Nobody wants this.');
  await expect.poll(kept).toContain('Nobody wants');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(kept).toBe('');
  await remove(site, '/api/records/templates/hostel');
});

test('what a person asks for is shown, handed out and erased, and the privacy page says how long enquiries stay', async ({
  page,
  site,
}) => {
  const send = (name: string, email: string) =>
    fetch(`${site.url}/api/forms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, message: 'When does it begin?', company_id: 1 }),
    });
  await send('Mina Rai', 'forget-me@example.com');
  await send('Hari Thapa', 'keep-me@example.com');
  await openAdmin(page, site, 'forms');
  await page
    .getByRole('row', { name: 'Mina Rai' })
    .first()
    .getByRole('button', { name: 'Mina Rai' })
    .first()
    .click();
  const pane = page.getByRole('dialog');
  await pane.getByRole('button', { name: 'More for' }).click();
  await pane.getByRole('button', { name: 'All data of this person' }).click();
  const person = page.getByRole('region', { name: 'One person’s data' });
  await expect(person.getByLabel('Email or phone')).toBeFocused();
  await expect(person.getByLabel('Email or phone')).toHaveValue('forget-me@example.com');
  // Nor does the history of the browser keep whose it is.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('forget-me');
  await person.getByLabel('Email or phone').fill('');
  await person.getByRole('button', { name: 'Find' }).click();
  await expect(person.getByText('Enter an email address such as')).toBeVisible();
  await person.getByLabel('Email or phone').fill('Forget-Me@example.com');
  await person.getByRole('button', { name: 'Find' }).click();
  await expect(person.getByText('One enquiry was found.')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Download as a file' }).click();
  expect(JSON.parse(await readFile(await (await waiting).path(), 'utf8'))).toMatchObject([
    { name: 'Mina Rai', message: 'When does it begin?', deleted_at: null },
  ]);
  page.once('dialog', (dialog) => dialog.dismiss());
  await person.getByRole('button', { name: 'Erase it for good' }).click();
  await expect(person.getByText('Mina Rai')).toBeVisible();
  // The store did not see it this time.
  await page.route('**/api/people/erase', (route) => route.fulfill({ json: { ids: [] } }), { times: 1 });
  page.once('dialog', (dialog) => dialog.accept());
  await person.getByRole('button', { name: 'Erase it for good' }).click();
  await expect(person.getByText('What stands below was not erased.')).toBeVisible();
  await expect(person.getByText('Mina Rai')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await person.getByRole('button', { name: 'Erase it for good' }).click();
  await expect(
    person.getByText('Erased one enquiry, with notes, answers and mails that waited.'),
  ).toBeVisible();
  await person.getByRole('button', { name: 'Find' }).click();
  await expect(person.getByText('Nothing was found.')).toBeVisible();
  const headers = { authorization: `Bearer ${await site.token()}` };
  const left = await (await fetch(`${site.url}/api/forms`, { headers })).text();
  expect(left).toContain('keep-me@example.com');
  expect(left).not.toContain('forget-me@example.com');

  // The address of its kind leads to where it is chosen.
  await page.goto('/facetreesol/privacy');
  const kept = page.getByRole('region', { name: 'Enquiries', exact: true });
  await kept.getByLabel('How long enquiries are kept').selectOption('12 months');
  page.on('dialog', (dialog) => dialog.accept());
  await kept.getByRole('button', { name: 'Save' }).click();
  await expect(kept.getByText('The settings are saved.')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('are erased 12 months after it came')).toBeVisible();
  await expect(page.getByText('A message stays until an administrator deletes it')).toHaveCount(0);
});
