import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { DRAFT_DAYS } from '../../../src/domain/on-device.ts';
import { findBrowser } from '../support/browser.ts';
import { GOOD, openContactForm } from '../support/contact-form.ts';
import { expect, type Site, test } from '../support/site.ts';

const WAITS = 'Your enquiry is kept on this device and goes out when you are online again.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const notice = (page: Page) => page.locator('#outbox');
const DAY = 24 * 60 * 60 * 1000;

const enquiriesOf = async (site: Site, email: string) => {
  const headers = { authorization: `Bearer ${await site.token()}` };
  const all: { email: string; reference: string }[] = await (
    await fetch(`${site.url}/api/forms`, { headers })
  ).json();
  return all.filter((enquiry) => enquiry.email === email);
};
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('enquiry-')));

test('what is sent without a network arrives once, from another page, after the browser was closed', async ({
  site,
}) => {
  const { executablePath, env, args } = await findBrowser();
  const profile = await mkdtemp(join(tmpdir(), 'visitor-'));
  const openBrowser = () =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      args,
      env: { ...(process.env as Record<string, string>), ...env },
      baseURL: site.url,
      viewport: { width: 360, height: 640 },
    });
  const email = 'offline@example.com';
  try {
    const first = await openBrowser();
    const page = await first.newPage();
    const { fillIn, submit, alert, keeps } = await openContactForm(page, '/contact?course=ielts-preparation');
    await fillIn({ email });
    await first.setOffline(true);
    await submit.click();
    await expect(alert).toHaveText(NETWORK);
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(notice(page).getByRole('status')).toHaveText(WAITS);
    await keeps({ ...GOOD, email });
    await page.close();
    await first.close();

    const second = await openBrowser();
    const later = await second.newPage();
    await later.route('**/api/forms', (route) => route.abort());
    await later.goto('/it/about');
    await expect(notice(later).getByRole('status')).toHaveText(WAITS);
    expect(await enquiriesOf(site, email)).toEqual([]);
    await later.unroute('**/api/forms');
    await later.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notice(later)).toContainText('Your message has been sent. Your reference:');
    const sent = await enquiriesOf(site, email);
    expect(sent).toMatchObject([
      { email, message: GOOD.message, company_id: 1, course_id: 'ielts-preparation' },
    ]);
    await expect(notice(later)).toContainText(sent[0]?.reference as string);
    await notice(later).getByRole('button', { name: 'Close' }).click();
    await expect(notice(later)).toBeHidden();
    expect(await keptKeys(later)).toEqual([]);

    // Nothing waits any more, so nothing is loaded for it.
    const loaded: string[] = [];
    later.on('request', (request) => loaded.push(request.url()));
    await later.goto('/about', { waitUntil: 'networkidle' });
    expect(loaded.filter((url) => url.includes('/_astro/load'))).toEqual([]);
    expect(await enquiriesOf(site, email)).toHaveLength(1);
    await second.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

test('two tabs send it once, and the form that still shows it is emptied', { tag: '@translated' }, async ({
  page,
  context,
  site,
}) => {
  const email = 'two-tabs@example.com';
  const { fillIn, submit, alert, keeps, success } = await openContactForm(page);
  await fillIn({ email });
  await context.route('**/api/forms', (route) => route.abort());
  await submit.click();
  await expect(alert).toHaveText(NETWORK);
  const other = await context.newPage();
  await other.goto('/privacy');
  await expect(notice(other)).toContainText(WAITS);
  await context.unroute('**/api/forms');
  await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
  for (const tab of [page, other])
    await expect(notice(tab)).toContainText('Your message has been sent. Your reference:');
  expect(await enquiriesOf(site, email)).toHaveLength(1);
  await keeps({ name: '', email: '', message: '' });
  await expect(alert).toHaveText('');

  // The same again is a wish of its own.
  await fillIn({ email });
  await submit.click();
  await expect(success).toContainText('Thank you!');
  expect(await enquiriesOf(site, email)).toHaveLength(2);
  expect(await keptKeys(page)).toEqual([]);
});

test('what waits can be discarded, and that can be taken back; what was changed since goes in its place', async ({
  page,
  site,
}) => {
  const email = 'changed@example.com';
  await page.route('**/api/forms', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }));
  const { fillIn, message, submit, alert } = await openContactForm(page);
  await fillIn({ email });
  await submit.click();
  await expect(alert).toHaveText('Later.');
  await notice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(notice(page)).toContainText('Discarded. Nothing will be sent.');
  expect(await keptKeys(page)).toEqual([]);
  await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(WAITS);

  await message.fill('Something else that I want to know.');
  await submit.click();
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await page.unroute('**/api/forms');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice(page)).toContainText('Your message has been sent.');
  expect(await enquiriesOf(site, email)).toMatchObject([{ message: 'Something else that I want to know.' }]);
});

test('what is typed is there again after a reload, for a week, whatever the clock does', async ({ page }) => {
  const typed = { ...GOOD, message: 'नमस्ते, when does it begin?' };
  const { fillIn, keeps, form } = await openContactForm(page, '/contact?course=ielts-preparation');
  await expect(form.getByText('About: IELTS Preparation')).toBeVisible();
  await fillIn(typed);
  await expect.poll(() => keptKeys(page)).toEqual(['enquiry-draft-1']);
  /** As if it had been typed so long ago by the clock of then. */
  const typedBefore = (time: number) =>
    page.evaluate((ms) => {
      const draft = JSON.parse(localStorage.getItem('enquiry-draft-1') ?? '');
      localStorage.setItem('enquiry-draft-1', JSON.stringify({ ...draft, at: Date.now() - ms }));
    }, time);
  const reopened = async (path: string) => {
    await page.goto('/about');
    return openContactForm(page, path);
  };
  for (const age of [(DRAFT_DAYS - 0.01) * DAY, -5 * 365 * DAY, 30 * 365 * DAY]) {
    await typedBefore(age);
    const again = await reopened('/contact');
    await again.keeps(typed);
    await expect(again.form.getByText('About: IELTS Preparation')).toBeVisible();
    await expect(again.form.getByText(`${typed.message.length} / 1000`)).toBeVisible();
    await expect(again.sum).toHaveValue('');
  }
  // The other brand has a form of its own.
  await (await reopened('/it/contact')).keeps({ name: '', email: '', message: '' });

  const last = await reopened('/contact');
  await last.form.getByRole('button', { name: 'Clear the form' }).click();
  await keeps({ name: '', email: '', message: '' });
  expect(await keptKeys(page)).toEqual([]);
  await last.form.getByRole('button', { name: 'Undo' }).click();
  await last.keeps(typed);

  await typedBefore((DRAFT_DAYS + 0.01) * DAY);
  await (await reopened('/contact')).keeps({ name: '', email: '', message: '' });
  expect(await keptKeys(page)).toEqual([]);
});

for (const [what, refuse] of [
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  ],
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      }),
  ],
] as const)
  test(`a browser whose storage ${what} sends all the same, and promises nothing`, async ({ page, site }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(refuse);
    const email = `storage-${what.replace(' ', '-')}@example.com`;
    const { form, fillIn, submit, alert, keeps, success } = await openContactForm(page);
    await fillIn({ email });
    await expect(form.getByText('is kept on this device')).toHaveCount(0);
    await page.route('**/api/forms', (route) => route.abort(), { times: 1 });
    await submit.click();
    await expect(alert).toHaveText(NETWORK);
    await expect(notice(page)).toHaveCount(0);
    await keeps({ ...GOOD, email });
    await submit.click();
    await expect(success).toContainText('Thank you!');
    expect(await enquiriesOf(site, email)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

test('a field that the server refuses is marked with its sentence, and everything typed stays', async ({
  page,
}) => {
  const { form, fillIn, keeps, submit, alert, success } = await openContactForm(page, '/it/contact');
  const phone = form.getByLabel('Phone (optional)');
  await fillIn();
  await phone.fill('12345');
  await submit.click();
  const fault = /^Enter a phone number/;
  await expect(alert).toHaveText(fault);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(fault);
  await keeps();
  await expect(notice(page)).toHaveCount(0);
  // Unchanged it is as wrong as before.
  await phone.blur();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('९८१-२३४५६७८');
  await phone.blur();
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  await expect(alert).toHaveText('');
  await submit.click();
  await expect(success).toContainText('Thank you!');
});

test('what the server refuses after all is led back to its form; a page in place of an answer refuses nothing', async ({
  page,
}) => {
  const statuses = [403, 200];
  await page.route('**/api/forms', (route) =>
    route.fulfill({ status: statuses.shift(), contentType: 'text/html', body: 'Log in here' }),
  );
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'true');
    const enquiry = { name: 'Mina Rai', email: 'refused@example.com', message: 'When does it begin?' };
    const waiting = {
      enquiry: { ...enquiry, phone: '12345', company_id: 2 },
      signs: { elapsed_ms: 9000 },
      page: '/it/contact',
    };
    localStorage.setItem('enquiry-waiting-of-an-older-page', JSON.stringify(waiting));
    localStorage.setItem('enquiry-waiting-damaged', '{');
  });
  const answered = page.waitForResponse('**/api/forms');
  await page.goto('/about');
  await answered;
  await expect(notice(page)).toContainText(WAITS);
  const waits = ['enquiry-waiting-of-an-older-page'];
  expect(await keptKeys(page)).toEqual(waits);
  const again = page.waitForResponse('**/api/forms');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await again;
  await expect(notice(page)).toContainText(WAITS);
  expect(await keptKeys(page)).toEqual(waits);
  await page.unroute('**/api/forms');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice(page)).toContainText('Your message could not be sent. Enter a phone number');
  await notice(page).getByRole('link', { name: 'Correct it' }).click();
  await page.waitForURL('**/it/contact');
  const form = page.locator('form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Phone')).toHaveValue('12345');
  await expect(form.getByLabel('Message')).toHaveValue('When does it begin?');
  await expect(notice(page)).toHaveCount(0);
  expect(await keptKeys(page)).toEqual(['enquiry-draft-2']);
});
