import type { Locator, Page } from '@playwright/test';
import { COMPANY_IDS } from '../../../src/domain/company.ts';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { WEEKDAYS } from '../../../src/domain/opening-hours.ts';
import { hoursSectionId } from '../../../src/domain/section.ts';
import { sectionPath } from '../../../src/paths.ts';
import { clearEnquiries, seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { openAdmin } from '../support/admin.ts';
import { violations } from '../support/axe.ts';
import { expect, type Site, test } from '../support/site.ts';

const COUNT = 10;
const TAPS = 10;

/** Since a while ago: by the clock of now, some are late and some are not. */
const cameAgo = (hours: number) => {
  const submitted_at = new Date(Date.now() - hours * 60 * 60_000).toISOString();
  const time = String(9_999_999_999_999 - Date.parse(submitted_at)).padStart(13, '0');
  return { submitted_at, time };
};
const enquiries = Array.from({ length: COUNT }, (_, number) => {
  const { submitted_at, time } = cameAgo(3 * (number + 1));
  const record = storedEnquiry(number, {
    name: `Visitor ${number}`,
    phone: '+9779812345678'.slice(0, -1) + number,
    course_id: 'spoken-english',
  });
  return { ...record, submitted_at, id: record.id.replace(/^\d{13}/, time) };
});

const stored = async (site: Site): Promise<Enquiry[]> => {
  const headers = { authorization: `Bearer ${await site.token()}` };
  return (await fetch(`${site.url}/api/forms`, { headers })).json();
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Always open, so that no test is late on some days of the week only. */
const ALWAYS = { open: '00:00', close: '00:00' };
const week = Object.fromEntries(WEEKDAYS.map((day) => [day, ALWAYS]));

test.beforeEach(async ({ site }) => {
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  for (const company of COMPANY_IDS) {
    const hours = site.url + sectionPath(hoursSectionId(company));
    const answer = await fetch(hours, { method: 'PUT', headers, body: JSON.stringify({ week }) });
    expect(answer.status).toBe(200);
  }
  await clearEnquiries(site);
  await seedEnquiries(site, enquiries);
});

/** Everything that leaves the site goes nowhere, and is remembered. */
async function catchLinks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const links: string[] = [];
    Object.assign(window, { links });
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin === window.location.origin) return;
      event.preventDefault();
      links.push(link.href);
    });
  });
  return () => page.evaluate(() => Object(window).links);
}

test('ten enquiries are answered in at most ten taps each on a phone, and none is left unseen', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'forms');
  const links = await catchLinks(page);
  const pane = page.getByRole('dialog');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  const first = page.getByRole('region', { name: 'To answer first' });
  await expect(first).toContainText(/^10 wait for an answer, \d+ (is|are) late/);
  await tap(first.getByRole('button', { name: 'Show them' }));
  // Who has waited longest stands first, and late.
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(COUNT);
  await expect(rows.first()).toContainText(/Visitor 9.*Late by 6 hours/);
  await tap(rows.first().getByRole('button', { name: 'Visitor 9', exact: true }));
  for (let number = COUNT - 1; number >= 0; number--) {
    await expect(pane.getByRole('heading', { name: `Visitor ${number}`, exact: true })).toBeVisible();
    await tap(pane.getByRole('button', { name: 'Fee and dates' }));
    await tap(pane.getByRole('link', { name: number % 2 === 0 ? 'WhatsApp' : 'Reply by mail' }));
    await tap(pane.getByRole('button', { name: 'Mark as replied' }));
    expect(taps).toBeLessThanOrEqual(TAPS);
    taps = 0;
    if (number > 0) await tap(pane.getByRole('button', { name: `Next: Visitor ${number - 1}` }));
  }
  await expect(pane.getByText('Nobody else waits for an answer.')).toBeVisible();
  const sent = (await links()).map(decodeURIComponent);
  expect(sent).toHaveLength(COUNT);
  expect(sent.filter((link) => link.startsWith('https://wa.me/97798'))).toHaveLength(COUNT / 2);
  for (const link of sent) {
    expect(link).toContain('Thank you for asking about Spoken English');
    expect(link).toMatch(/Fee: Rs [\d,]+\n*\s*Next intake: .*2083/);
    expect(link).toContain('call us: +977 71-540000');
  }
  await expect
    .poll(async () => (await stored(site)).filter(({ state }) => state === 'replied').length)
    .toBe(COUNT);
  for (const { answered_by, answered_at } of await stored(site))
    expect([answered_by, answered_at]).not.toContain('');
  await pane.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByText('No submission fits this filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all submissions' }).tap();
  await expect(first).toHaveCount(0);
});

test('an answer that the site sends is kept beside its enquiry, and what is typed is not lost', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'forms');
  const pane = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Visitor 8' }).first().tap();
  await pane.getByRole('button', { name: 'Own words' }).tap();
  await pane.getByRole('textbox', { name: 'Answer' }).fill('Dear Visitor,\nplease come on Sunday.');
  expect(await violations(page, 'answer')).toEqual([]);
  // As after a crash: another tab has it too, and says so.
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.draft.answer.')));
  await expect.poll(kept).toHaveLength(1);
  const again = await page.context().newPage();
  await openAdmin(again, site, 'forms');
  await again.getByRole('button', { name: 'Visitor 8' }).first().tap();
  await expect(again.getByRole('textbox', { name: 'Answer' })).toHaveValue(/please come on Sunday/);
  await expect(again.getByText(/^What you typed on .* and did not save or send is back\.$/)).toBeVisible();
  await again.close();
  await page.route('**/answer', (route) => route.abort(), { times: 1 });
  await pane.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(pane.getByRole('alert')).toContainText('The answer was not sent: Network error.');
  page.once('dialog', (dialog) => dialog.dismiss());
  await pane.getByRole('button', { name: 'Close' }).tap();
  await expect(pane.getByRole('textbox', { name: 'Answer' })).toHaveValue(/please come on Sunday/);
  await pane.getByRole('button', { name: 'Send', exact: true }).tap();
  const answers = pane.getByRole('region', { name: 'What was sent from here' });
  await expect(answers.getByRole('status')).toContainText(/^Sent /);
  await answers.getByText('Your message to').tap();
  await expect(answers).toContainText('please come on Sunday.');
  await expect(pane.getByLabel('Replied')).toBeChecked();
  await expect.poll(kept).toEqual([]);
  await expect(pane).toContainText(/Answered by .*@/);

  // One that is put aside waits no more.
  await pane.getByRole('button', { name: 'Next: Visitor 9' }).tap();
  await pane.getByText('Remind me on').tap();
  await pane.getByRole('button', { name: 'In three days' }).tap();
  await expect(pane.getByText(/^Reminder: \w+day /)).toBeVisible();
  await pane.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('region', { name: 'To answer first' })).toContainText(/^8 wait for an answer/);
  await expect(page.getByRole('row', { name: 'Visitor 9' })).not.toContainText(/Late|Answer by/);
  await expect(page.getByRole('row', { name: 'Visitor 7' })).toContainText(/Late|Answer by/);

  await page.getByRole('checkbox', { name: 'Select all shown' }).tap();
  await page.getByLabel('New status of those selected').selectOption('Archived');
  await page.getByRole('button', { name: 'Set status' }).tap();
  await expect
    .poll(async () => new Set((await stored(site)).map(({ state }) => state)))
    .toEqual(new Set(['archived']));
});

test('an answer that was lost in a crash while it was sent goes out once, also as the template has it', async ({
  page,
  context,
  site,
}) => {
  const words = { 'Visitor 8': 'Please come on Sunday.', 'Visitor 7': undefined };
  for (const [visitor, typed] of Object.entries(words)) {
    const tab = await context.newPage();
    await openAdmin(tab, site, 'forms');
    await tab.getByRole('button', { name: visitor }).first().tap();
    await tab.getByRole('button', { name: 'Fee and dates' }).tap();
    if (typed) await tab.getByRole('textbox', { name: 'Answer' }).fill(typed);
    const isStored = new Promise<void>((resolve) =>
      tab.route('**/answer', async (route) => {
        await route.fetch();
        resolve();
      }),
    );
    await tab.getByRole('button', { name: 'Send', exact: true }).tap();
    await isStored;
    await tab.close({ runBeforeUnload: false });

    await openAdmin(page, site, 'forms');
    await page.getByRole('button', { name: visitor }).first().tap();
    await expect(page.getByText(/^What you typed on .* and did not save or send is back\.$/)).toBeVisible();
    const sent = page.waitForResponse('**/answer');
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    expect((await sent).status()).toBe(201);
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveCount(0);
    const answered = (await stored(site)).find(({ name }) => name === visitor);
    expect(answered?.answers).toHaveLength(1);
  }
});
