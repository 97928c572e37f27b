import type { Page } from '@playwright/test';
import type { EnquiryRecord } from '../../../src/domain/enquiry.ts';
import { seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { seedCourses } from '../../support/seed.ts';
import { openAdmin } from '../support/admin.ts';
import { ADMIN, expect, test } from '../support/site.ts';

/** What somebody who works here may wait for a screen, and for a key to have an effect. */
const SCREEN_MS = 1000;
const KEY_MS = 100;

/** So many people have written four times each. */
const PEOPLE = 2500;
const phoneOf = (person: number) => `+97798${String(41_000_000 + person)}`;
/** With all that makes an enquiry heavy: a phone, a course, an answer, and others of the same person. */
function asTheyCome(number: number): Partial<EnquiryRecord> {
  const person = number % PEOPLE;
  const at = '2026-10-08T03:20:00.000Z';
  const answer = { id: 'a1', at, by: ADMIN.email, subject: 'Your message', sent_at: at, fault: '' };
  return {
    email: `visitor${person}@example.com`,
    phone: phoneOf(person),
    course_id: 'spoken-english',
    ...(number % 3 === 0 && {
      state: 'replied',
      answered_at: at,
      answered_by: ADMIN.email,
      answers: [{ ...answer, text: 'Thank you for asking. The next batch begins on Sunday. '.repeat(8) }],
    }),
  };
}

// A recording of hundreds of rows would be measured along.
test.use({ trace: 'off' });
test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  await seedEnquiries(
    site,
    Array.from({ length: 10_000 }, (_, number) => storedEnquiry(number, asTheyCome(number))),
  );
  await seedCourses(site, 500);
});

/** Where each screen is entered from (one that has asked for none of its data), and its first row. */
const SCREENS = {
  dashboard: { from: 'carousel', first: '.lines li' },
  courses: { from: 'carousel', first: 'tbody tr' },
  carousel: { from: 'courses', first: '.placeholder, .card' },
  forms: { from: 'carousel', first: 'tbody tr' },
} as const;

/** Makes pages note when the first row of a screen was drawn, in milliseconds from the beginning of the page. */
const watch = (page: Page, name: string, first: string): Promise<unknown> =>
  page.addInitScript(
    ([heading, selector]) => {
      const look = () => {
        const title = document.querySelector('h1')?.textContent?.toLowerCase();
        if (title !== heading || !document.querySelector(selector)) return setTimeout(look, 5);
        return requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { firstRow: performance.now() })),
        );
      };
      look();
    },
    [name, first] as const,
  );
const firstRow = async (page: Page): Promise<number> =>
  (
    await page.waitForFunction(() => (window as { firstRow?: number }).firstRow)
  ).jsonValue() as Promise<number>;

/**
 * The best of at most six, and no more of them than it takes: whatever else the machine was doing in the others is
 * not the slowness of this page, while a page that is too slow is so every time.
 */
async function best(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  while (times.length < 6 && !times.some((time) => time < SCREEN_MS)) times.push(Math.round(await measure()));
  test.info().annotations.push({ type: 'measured', description: `${times.join(', ')} ms` });
  return Math.min(...times);
}

for (const [name, { from, first }] of Object.entries(SCREENS)) {
  test(`${name} shows its first rows within a second, with 10,000 enquiries and 500 courses`, async ({
    page,
    site,
  }) => {
    await openAdmin(page, site, from);
    await watch(page, name, first);
    const byLink = await best(async () => {
      // A new page each time: what was loaded before must not help.
      await page.goto(`/facetreesol/${from}`);
      await page.locator(SCREENS[from].first).first().waitFor();
      const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: false });
      const followed = await link.evaluate((element: HTMLElement) => {
        const now = performance.now();
        element.click();
        return now;
      });
      return (await firstRow(page)) - followed;
    });
    expect(byLink).toBeLessThan(SCREEN_MS);
    const byAddress = await best(async () => {
      await page.goto(`/facetreesol/${name}`);
      return firstRow(page);
    });
    expect(byAddress).toBeLessThan(SCREEN_MS);
  });
}

/** Two events a letter are looked at: the key, and the change of the field. */
const EVENTS = ['keydown', 'input'];

interface Heard {
  /** From the press to the first handler: how long the page was busy with something else. */
  delay: number;
  /** From the press to the frame that shows its effect. */
  drawn: number;
}

/** Types into the focused field. @returns what the browser itself has measured (Event Timing) */
async function type(page: Page, text: string): Promise<Heard[]> {
  await page.evaluate((names) => {
    const heard: Heard[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!names.includes(entry.name)) continue;
        heard.push({ delay: entry.processingStart - entry.startTime, drawn: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { heard });
  }, EVENTS);
  await page.keyboard.type(text, { delay: 40 });
  await page.waitForTimeout(300);
  const heard = await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  // The browser does not tell of events that were over within 16 ms.
  const quick = Array(Math.max(0, EVENTS.length * text.length - heard.length)).fill({ delay: 0, drawn: 0 });
  return [...quick, ...heard];
}

/** The value that this share of the values does not exceed. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

for (const [name, label, text] of [
  ['forms', 'Search submissions', 'mina rai evening 1998'],
  ['forms', 'Search submissions', '९८-४१०० १९९८'],
  ['courses', 'Search courses', 'course number 12 with'],
] as const) {
  test(`typing “${text}” in the search of ${name} never waits, not even while the list is still coming`, async ({
    page,
    site,
  }) => {
    await openAdmin(page, site, name);
    await page.locator('tbody tr').first().waitFor();
    await page.getByLabel(label).focus();
    const heard = await type(page, text);
    const delay = percentile(
      heard.map((event) => event.delay),
      0.95,
    );
    const effect = percentile(
      heard.map((event) => event.drawn),
      0.5,
    );
    const description = `19 of 20 events are heard within ${delay.toFixed(0)} ms, half are drawn within ${effect} ms`;
    test.info().annotations.push({ type: 'measured', description });
    await expect(page.getByLabel(label)).toHaveValue(text);
    // One in twenty may fall into a moment in which another program has the processor.
    expect(delay, description).toBeLessThan(KEY_MS);
    expect(effect, description).toBeLessThan(KEY_MS);
  });
}

test('all are counted, found and paged through after the first rows are there', async ({ page, site }) => {
  await openAdmin(page, site, 'forms');
  await expect(page.getByText('10,000 submissions')).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await expect(page.getByText('1–50 of 10,000')).toBeVisible();
  await page.getByLabel('Search submissions').fill('शर्मा 9999');
  await expect(page.locator('tbody .open-enquiry')).toHaveText(['सीता शर्मा 9999']);
  // Of one person, by the phone in another writing; and the others beside the one that is opened.
  await page.getByLabel('Search submissions').fill('098-41 00 24 99');
  await expect(page.locator('tbody .open-enquiry')).toHaveCount(4);
  await page.getByLabel('Status').selectOption('All');
  await expect(page.locator('tbody .open-enquiry')).toHaveCount(4);
  const opened = await page
    .locator('tbody .open-enquiry')
    .first()
    .evaluate(async (button: HTMLElement) => {
      const began = performance.now();
      button.click();
      while (!document.querySelector('[aria-labelledby=same-person-title] li:nth-child(3)'))
        await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
  test.info().annotations.push({ type: 'measured', description: `opened in ${opened.toFixed(0)} ms` });
  expect(opened).toBeLessThan(SCREEN_MS);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  const card = page.locator('.stat').filter({ hasText: 'Form Submissions' });
  await expect(card.locator('dd')).toHaveText('10,000');
});
