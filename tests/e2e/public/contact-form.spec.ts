import type { Page, Request, Route } from '@playwright/test';
import { GOOD, openContactForm } from '../support/contact-form.ts';
import { expect, test } from '../support/site.ts';

const FORMS = '**/api/forms';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const FAILED = 'Failed to send message. Please try again later.';
const SENT = "Thank you! Your message has been sent. We'll get back to you within 24 hours.";
const refuse = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const accept = refuse(201, { id: '1' });

/** Notes what is sent, and answers that it was stored. */
async function takeEnquiries(page: Page): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route(FORMS, (route) => {
    sent.push(route.request().postDataJSON());
    return accept(route);
  });
  return sent;
}

test('a field is judged when it is left', { tag: '@translated-first' }, async ({ page }) => {
  const { name, email, message, form } = await openContactForm(page);
  for (const [field, value, text] of [
    [name, 'M', 'Full Name must have at least 2 characters.'],
    [name, '   ', 'Full Name is required.'],
    [email, 'mina.example.com', 'Enter an email address such as name@example.com.'],
    [message, 'Too short', 'Message must have at least 10 characters.'],
    [message, 'x'.repeat(1001), 'Message must have at most 1000 characters.'],
  ] as const) {
    await field.fill(value);
    await field.blur();
    await expect(form.getByText(text, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
    await field.fill(field === email ? GOOD.email : GOOD.message);
    await field.blur();
    await expect(form.getByText(text, { exact: true })).toBeHidden();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  await expect(form.getByText(`${GOOD.message.length} / 1000`, { exact: true })).toBeVisible();
  expect(await name.getAttribute('maxlength')).toBe('100');
  expect(await email.getAttribute('maxlength')).toBe('255');
});

test('what is missing is said once, and the first bad field has the focus', { tag: '@translated' }, async ({
  page,
}) => {
  const sent = await takeEnquiries(page);
  const { form, fillIn, name, email, message, submit, alert } = await openContactForm(page);
  for (const field of [name, email, message]) {
    await fillIn();
    await field.fill('   ');
    await submit.click();
    await expect(alert).toHaveText('Please fill in all required fields');
    await expect(field).toBeFocused();
  }
  await fillIn({ email: 'mina', message: 'Short' });
  await submit.click();
  await expect(alert).toHaveText('Please correct the two marked fields.');
  await expect(email).toBeFocused();
  await form.getByRole('link', { name: 'Message' }).click();
  await expect(message).toBeFocused();
  await email.fill(GOOD.email);
  await email.blur();
  await expect(alert).toHaveText('Please correct the marked field.');
  await message.fill(GOOD.message);
  await message.blur();
  await expect(alert).toHaveText('');
  expect(sent).toEqual([]);
});

test('the sum has to be right, and the refresh button makes a new one', { tag: '@translated' }, async ({
  page,
}) => {
  const sent = await takeEnquiries(page);
  const { form, fillIn, sum, submit, question, alert, solve, keeps } = await openContactForm(page);
  const wrong = form.getByText('Incorrect answer. Please try again.');
  await fillIn();
  await sum.fill('');
  await submit.click();
  await expect(alert).toHaveText('Please complete the security verification correctly.');
  await expect(sum).toBeFocused();
  await expect(sum).toHaveAccessibleDescription('Security check is required.');
  await sum.fill('1');
  await expect(alert).toHaveText('');
  for (const answer of ['1', '21', 'twelve', '-3']) {
    await sum.fill(answer);
    await sum.blur();
    await expect(wrong).toBeVisible();
    await expect(submit).toBeDisabled();
  }
  const seen = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    await form.getByRole('button', { name: 'New security question' }).click();
    await expect(sum).toHaveValue('');
    await expect(sum).toBeFocused();
    await expect(wrong).toBeHidden();
    const operands = await question();
    for (const number of operands) expect(number >= 1 && number <= 10).toBe(true);
    seen.add(operands.join('+'));
  }
  expect(seen.size).toBeGreaterThan(1);
  await solve();
  await keeps();
  expect(sent).toEqual([]);
  await submit.click();
  await expect(form.getByText(SENT)).toBeVisible();
});

const REFUSALS: Record<string, [(route: Route) => Promise<void>, string]> = {
  'a list of errors': [
    refuse(400, {
      message: 'Not this.',
      errors: [{ field: 'name', msg: 'Too short' }, { msg: 'No address' }],
    }),
    'Too short, No address',
  ],
  'a message': [
    refuse(429, { message: 'Too many messages. Wait a minute.' }),
    'Too many messages. Wait a minute.',
  ],
  'an empty list and a message': [refuse(400, { message: 'Not this.', errors: [] }), 'Not this.'],
  'nothing to show': [refuse(500, {}), FAILED],
  'a page instead of JSON': [(route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), FAILED],
  'no connection': [(route) => route.abort('internetdisconnected'), NETWORK],
};
test('whatever is answered is told, keeps what was typed, and can be tried again', {
  tag: '@translated-first',
}, async ({ page }) => {
  await page.route(FORMS, accept);
  for (const [name, [answer, text]] of Object.entries(REFUSALS)) {
    await test.step(name, async () => {
      const { fillIn, submit, alert, keeps, success } = await openContactForm(page, '/it/contact');
      await page.route(FORMS, answer, { times: 1 });
      await fillIn();
      await submit.click();
      await expect(alert).toHaveText(text);
      await expect(success).toHaveText('');
      await keeps();
      await expect(submit).toBeEnabled();
      await submit.click();
      await expect(success).toHaveText(SENT);
      await expect(alert).toHaveText('');
    });
  }
});

test('it says Sending... and gives up after ten seconds', async ({ page }) => {
  await page.clock.install();
  const held: Request[] = [];
  await page.route(FORMS, (route) => void held.push(route.request()));
  const { fillIn, submit, alert, keeps } = await openContactForm(page);
  await fillIn();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(submit).toHaveText('Sending...');
  await expect.poll(() => held.length).toBe(1);
  await submit.click({ force: true });
  await page.clock.runFor(9_900);
  await expect(submit).toHaveText('Sending...');
  await page.clock.runFor(200);
  await expect(alert).toHaveText(NETWORK);
  await expect(submit).toHaveText(/^Send/);
  await expect(submit).toBeFocused();
  await keeps();
  expect(held).toHaveLength(1);
});

test('thanks take the place of the form for five seconds, and the next one begins empty, with a new sum', {
  tag: '@translated',
}, async ({ page }) => {
  await page.clock.install();
  const sent = await takeEnquiries(page);
  const { fillIn, submit, success, keeps, sum } = await openContactForm(page);
  await fillIn();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(success).toHaveText(SENT);
  await expect(success).toBeInViewport({ ratio: 1 });
  await expect(submit).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Message Sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse All Courses' })).toHaveAttribute('href', '/courses');
  const next = page.getByText('We answer by email within 24 hours.');
  await expect(next).toBeHidden();
  await page.clock.runFor(4_900);
  await expect(success).toHaveText(SENT);
  await page.clock.runFor(200);
  await expect(success).toHaveText('');
  await expect(next).toBeVisible();
  await page.getByRole('link', { name: 'Write another message' }).click();
  await expect(submit).toBeVisible();
  await keeps({ name: '', email: '', message: '' });
  await expect(sum).toHaveValue('');
  expect(sent).toEqual([{ ...GOOD, phone: '', company_id: 1, elapsed_ms: expect.any(Number) }]);
});

test('a course page hands its course over; what it is about is shown, sent, and can be taken back', {
  tag: '@translated',
}, async ({ page, site }) => {
  const sent = await takeEnquiries(page);
  await page.goto('/course/barista-and-hospitality');
  await page.getByRole('link', { name: 'Contact for More Info' }).click();
  expect(new URL(page.url()).searchParams.get('course')).toBe('barista-and-hospitality');
  const course_id = 'barista-and-hospitality';
  const asked = await (await fetch(`${site.url}/api/subject/${course_id}/${course_id}`)).json();
  for (const [path, about, said] of [
    [page.url(), 'About: Barista and Café Service', { course_id }],
    [`/contact?course=${course_id}&intake=${course_id}`, `About: ${asked.text}`, asked.about],
    ['/it/contact?topic=Enterprise+training', 'About: Enterprise training', { topic: 'Enterprise training' }],
  ] as const) {
    const { form, fillIn, submit, success } = await openContactForm(page, path);
    await expect(form.getByText(about)).toBeVisible();
    await fillIn();
    await submit.click();
    await expect(success).toHaveText(SENT);
    expect(sent.at(-1)).toMatchObject({ message: GOOD.message, ...said });
  }
  const { form, fillIn, submit, success } = await openContactForm(page, '/contact?course=spoken-english');
  await form.getByRole('button', { name: 'Remove the topic' }).click();
  await fillIn();
  await submit.click();
  await expect(success).toHaveText(SENT);
  expect(sent.at(-1)).toMatchObject({ message: GOOD.message });
  expect(sent.at(-1)).not.toHaveProperty('course_id');
  const refused = page.waitForResponse('**/api/subject/**');
  const nothing = await openContactForm(page, '/contact?course=Call+0900+for+a+prize&topic=Call+0900');
  expect((await refused).status()).toBe(404);
  // Longer than a page takes to show it.
  await page.waitForTimeout(200);
  await expect(nothing.form.getByText('0900')).toHaveCount(0);
});

test('a field that only programs see is sent when it is filled in, and nothing looks different', async ({
  page,
}) => {
  const sent = await takeEnquiries(page);
  const { form, fillIn, submit, success } = await openContactForm(page);
  const trap = form.locator('[name=website]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  const box = await trap.locator('..').boundingBox();
  expect(box && box.width * box.height).toBeLessThanOrEqual(1);
  await fillIn();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://buy.example';
  });
  await submit.click();
  await expect(success).toHaveText(SENT);
  expect(sent).toEqual([
    { ...GOOD, phone: '', company_id: 1, website: 'https://buy.example', elapsed_ms: expect.any(Number) },
  ]);
});
