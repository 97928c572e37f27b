import { perWeek } from '../../../src/admin/dashboard/weeks.ts';
import { addCourse, courseFields, openAdmin, removeCourse } from '../support/admin.ts';
import { expect, type Site, test } from '../support/site.ts';

/** @param website filled in, as only a program does: suspected spam */
const sendEnquiry = (site: Site, name: string, company_id: number, website?: string) =>
  fetch(`${site.url}/api/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: 'mina@example.com',
      message: 'When does it begin?',
      company_id,
      website,
    }),
  });

test('on a phone what waits comes first, then what is to do', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAdmin(page, site, 'dashboard');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Unanswered enquiries');
  await expect(headings.nth(1)).toHaveText('Courses to complete');
});

test('the dashboard shows what there is, what is new and what is missing', async ({ page, site }) => {
  const count = async (path: string) => (await (await fetch(`${site.url}${path}`)).json()).length as number;
  const headers = { authorization: `Bearer ${await site.token()}` };
  const listed = await (await fetch(`${site.url}/api/forms`, { headers })).json();
  const before: { submitted_at: string }[] = listed.filter(({ spam }: { spam: boolean }) => !spam);
  const policy = (change: object) =>
    fetch(`${site.url}/api/publish/policy`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
  await policy({ mode: 'gathered', builds_a_month: 1000 });
  const id = await addCourse(site, courseFields('Bare Course', '2'));
  for (const [name, company] of [
    ['Mina Rai', 1],
    ['Hari Thapa', 2],
  ] as const) {
    const sent = await sendEnquiry(site, name, company);
    expect(sent.status).toBe(201);
    if (company === 1) continue;
    await fetch(`${site.url}/api/forms/${(await sent.json()).id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'replied' }),
    });
  }
  expect((await sendEnquiry(site, 'Buy Links', 1, 'https://links.example')).status).toBe(201);
  const [education, it] = [await count('/api/courses/1'), await count('/api/courses/2')];
  await openAdmin(page, site, 'dashboard');

  const card = (label: string) =>
    page.locator('.stat').filter({ has: page.getByText(label, { exact: true }) });
  await expect(card('Total Courses').locator('dd')).toHaveText(String(education + it));
  await expect(card('Name Education Courses').locator('dd')).toHaveText(String(education));
  await expect(card('Name IT Education Courses').locator('dd')).toHaveText(String(it));
  await expect(card('Total Companies').locator('dd')).toHaveText('2');
  await expect(card('Form Submissions').locator('dd')).toHaveText(String(before.length + 2));
  await expect(card('Carousel Items').locator('dd')).toHaveText(
    String((await count('/api/carousel/1')) + (await count('/api/carousel/2'))),
  );

  const thisWeek = perWeek(before.map(({ submitted_at }) => submitted_at)).at(-1)?.count ?? 0;
  const weeks = page.getByRole('table', { name: /Enquiries per week/ });
  await expect(weeks.getByRole('row').last().getByRole('cell')).toHaveText(String(thisWeek + 2));
  const kept = page.getByRole('region', { name: 'Answered within 24 hours' });
  await expect(kept).toContainText(/[1-9]\d* of [1-9]\d* \(\d+ %\)Half of the answers took .+ or less\./);
  const asked = page.getByRole('region', { name: 'What they ask about' }).getByRole('listitem');
  await expect(asked.filter({ hasText: 'No course' })).toHaveText(/^No course[2-9]\d*$/);
  const unanswered = page.getByRole('region', { name: 'Unanswered enquiries' });
  await expect(unanswered).toContainText(/1 submission is suspected spam and not listed here\./);
  await expect(unanswered.getByRole('link', { name: 'Show suspected spam' })).toHaveAttribute(
    'href',
    '/facetreesol/forms?state=spam',
  );
  const newest = page.getByRole('region', { name: 'Newest enquiries' }).getByRole('listitem');
  await expect(newest.first()).toContainText('Hari Thapa');
  await expect(page.getByRole('region', { name: 'Last publish' }).locator('time').first()).toBeVisible();

  const todo = page.getByRole('region', { name: 'Courses to complete' });
  await expect(todo.getByRole('listitem').first()).toContainText('Instructor and duration missing');
  await todo.getByRole('link', { name: 'Bare Course' }).click();
  await expect(page.getByRole('heading', { name: 'Edit “Bare Course”' })).toBeVisible();
  await expect(page).toHaveURL(/\/courses$/);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Publishing' }).click();
  const whenInFiles = /visible to visitors.*; in the files (today|tonight|tomorrow) at \d\d:\d\d [AP]M/;
  const builds = page.getByRole('region', { name: 'Builds' });
  await expect(builds).toContainText(/Builds this month: \d+ of 1000\./);
  await expect(builds).toContainText(whenInFiles);
  const line = page.getByRole('listitem').filter({ hasText: 'Course “Bare Course”: added' });
  await expect(line.locator('time')).toHaveText(/\d\d:\d\d [AP]M$/);
  await policy({ mode: 'at-once', builds_a_month: null });
  await removeCourse(site, id);
});

test('numbers that could not be loaded are told, and asked for again', async ({ page, site }) => {
  await page.route('**/api/carousel/1', (route) =>
    route.fulfill({ status: 503, json: { message: 'Down.' } }),
  );
  await openAdmin(page, site, 'dashboard');
  await expect(page.getByText('Some numbers could not be loaded: Down.')).toBeVisible();
  await page.unroute('**/api/carousel/1');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Some numbers could not be loaded')).toHaveCount(0);
});
