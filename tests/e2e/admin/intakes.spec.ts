import type { Browser, Page } from '@playwright/test';
import { addDays, dateText, weekday } from '../../../src/domain/dates.ts';
import { startText } from '../../../src/domain/intake-words.ts';
import { dayInNepal } from '../../../src/domain/nepal.ts';
import { addCourse, courseFields, openAdmin, openForm, removeCourse } from '../support/admin.ts';
import { layoutFaults } from '../support/layout.ts';
import { slowDown } from '../support/photos.ts';
import { expect, type ServedSite, test } from '../support/site.ts';
import { dismissPopup } from '../support/visitor.ts';

const today = dayInNepal(new Date());
const BY_DAY = { precision: 'day', bs_month: '' } as const;
const intakesOf = (page: Page) => page.getByRole('region', { name: /^Intakes/ });
const day = (ad: string) => new RegExp(dateText(ad).replaceAll(/\s/g, '\\s'));

test('the desk adds an intake, counts its seats, repeats it a month on and cancels it, all in the editor of its course', async ({
  page,
  site,
}) => {
  const id = await addCourse(site, courseFields('Basket Weaving'));
  const start = addDays(today, 10);
  await openAdmin(page, site, 'courses');
  await openForm(page, 'Basket Weaving');
  const panel = intakesOf(page);
  const entries = panel.getByRole('listitem');
  await expect(panel).toContainText('None is coming.');
  // What is typed of the course stays.
  await page.getByLabel('Duration').fill('3 weeks');

  await panel.getByRole('button', { name: 'Add intake' }).click();
  await expect(page.getByRole('combobox', { name: 'Course' }).last()).toHaveValue(id);
  await page.getByLabel('Day', { exact: true }).fill(start);
  await page.getByLabel('Seats in all').fill('12');
  await page.getByLabel('Seats left').fill('12');
  await page.getByRole('button', { name: 'Save intake' }).click();
  await expect(entries).toHaveText([day(start)]);

  await panel.getByRole('button', { name: 'One seat is taken' }).click();
  await expect(panel).toContainText('11 of 12 left');

  await panel.getByRole('button', { name: /^Repeat from / }).click();
  const next = await page.getByLabel('Day', { exact: true }).inputValue();
  expect(next > addDays(start, 27) && next < addDays(start, 36)).toBe(true);
  expect(weekday(next)).toBe(weekday(start));
  await expect(page.locator('.live-card').last()).toContainText(
    startText({ start: { ...BY_DAY, ad: next } }),
  );
  await page.getByRole('button', { name: 'Save intake' }).click();
  await expect(entries).toHaveText([day(start), day(next)]);
  await expect(entries.nth(1)).toContainText('12 of 12 left');

  await entries.first().getByRole('button', { name: 'Cancel it…' }).click();
  const note = page.getByLabel('Note to visitors');
  await expect(note).toBeFocused();
  await note.fill('The teacher is ill.');
  await panel.getByRole('button', { name: 'Cancel this intake' }).click();
  await expect(entries.first()).toContainText('Cancelled: The teacher is ill.');
  await expect(page.getByLabel('Duration')).toHaveValue('3 weeks');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Saved “Basket Weaving”.')).toBeVisible();
  await expect(page).toHaveURL(/\/courses$/);

  await page.goto(`/course/${id}`);
  const rows = page.locator('.intakes tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('The teacher is ill.');
  await expect(rows.nth(1)).toContainText('12 seats left');
  await removeCourse(site, id);
});

test('Escape leaves the form of an intake, and not that of its course', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await openForm(page, 'IELTS Preparation');
  await intakesOf(page).getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Course' }).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save intake' })).toHaveCount(0);
  await expect(intakesOf(page).getByRole('button', { name: 'Edit' }).first()).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Edit “IELTS Preparation”' })).toBeVisible();
});

/** 1.6 Mbit/s, and a processor of a sixth of the speed. */
const slowPhone = (page: Page) => slowDown(page, 50_000, { processor: 6, latency: 150 });

test('four taps find an evening course; the office moves its start a month on, and the next page of the visitor says so without a build', ({
  page,
  site,
  browser,
}) => walk({ page, site, browser }));
test('the same on a slow phone', { tag: '@rest' }, ({ page, site, browser }) =>
  walk({ page, site, browser }, slowPhone),
);

async function walk(
  { page, site, browser }: { page: Page; site: ServedSite; browser: Browser },
  slow?: (page: Page) => Promise<void>,
): Promise<void> {
  const course = 'Spoken English with Confidence';
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL: site.url });
  await slow?.(visitor);
  await visitor.addInitScript(dismissPopup);
  const titles = visitor.locator('.course-grid:visible .course-card-title');
  const choose = async () => {
    await visitor.getByRole('checkbox', { name: 'Evening' }).check();
    await visitor.getByRole('checkbox', { name: 'Starts within a month' }).check();
    // One tap opens the list, the other chooses of it.
    await visitor.getByLabel('Fee', { exact: true }).selectOption({ label: 'Up to Rs 15,000' });
  };
  await visitor.goto('/courses');
  await choose();
  await expect(titles.filter({ hasText: course })).toHaveCount(1);
  await visitor.getByRole('link', { name: course, exact: true }).click();
  const evening = visitor.locator('.intakes tbody tr').filter({ hasText: 'Evenings' });
  const before = await evening.locator('th').innerText();
  await evening.getByRole('link', { name: /^Enroll/ }).click();
  await expect(visitor.getByText(/^About: /)).toContainText(course);
  await expect(visitor.getByText(/^About: /)).toContainText(
    before.split('·').at(-1)?.trim().split('\n')[0] ?? '',
  );
  await visitor.goBack();
  const built = await (await page.request.get('/revision.json')).text();

  await openAdmin(page, site, 'courses');
  await openForm(page, course);
  const entry = intakesOf(page).getByRole('listitem').filter({ hasText: 'Evenings' });
  await entry.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Edit “${course}: evenings`) })).toBeVisible();
  const field = page.getByLabel('Day', { exact: true });
  const start = await field.inputValue();
  const end = page.getByLabel('Last day', { exact: true });
  const last = await end.inputValue();
  const later = addDays(start, 28);
  await field.fill(later);
  await expect(end).toHaveValue(addDays(last, 28));
  await expect(end).toHaveAccessibleDescription(/Moved along/);
  // What somebody has set stays where it is.
  await end.fill(addDays(last, 30));
  await field.fill(addDays(start, 29));
  await expect(end).toHaveValue(addDays(last, 30));
  await field.fill(later);
  await page.getByRole('button', { name: 'Save intake' }).click();
  await expect(entry).toHaveText(day(later));

  await visitor.reload();
  await expect(evening.locator('th')).toHaveText(day(later));
  await expect(evening.locator('th')).not.toHaveText(before);
  await visitor.goto('/courses');
  await choose();
  await expect(titles).not.toHaveCount(0);
  await expect(titles.filter({ hasText: course })).toHaveCount(0);
  expect(await (await page.request.get('/revision.json')).text()).toBe(built);
  await visitor.close();
}

test('the list of intakes says at every width when each begins, and both buttons of its seats can be pressed', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'intakes');
  const rows = page.getByRole('row').filter({ hasText: ' left' });
  for (const width of [360, 768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const first = rows.first();
    await first.getByRole('button', { name: 'One seat is free again' }).click({ trial: true });
    await first.getByRole('button', { name: 'One seat is taken' }).click({ trial: true });
    const start = first.locator('.col-start');
    expect(await start.evaluate((cell) => cell.scrollWidth - cell.clientWidth), `${width} px`).toBe(0);
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
  }
});

test('an intake is edited from the list under the name of its course, beside what its visitors will read', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'intakes');
  const open = page.getByRole('row', { name: 'IELTS Preparation' }).first();
  await open.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: /^Edit “IELTS Preparation: / })).toBeVisible();
  await expect(page.locator('.live-card')).toContainText(/IELTS Preparation.*Starts /s);
});
