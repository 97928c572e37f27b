import type { Page } from '@playwright/test';
import { sectionPath } from '../../../src/paths.ts';
import { courseRecord, storedCourse } from '../../support/catalogue.ts';
import { seedStore } from '../../support/seed.ts';
import { layOutAll } from '../support/layout.ts';
import { expect, remove, type Site, save, testBehind as test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

// One after the other, since they share a site and change it.
test.describe.configure({ mode: 'default' });
// A visitor sees a change within this time.
const soon = { timeout: 5_000 };

const asAdmin = async (site: Site, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  const answer = await fetch(site.url + path, {
    headers,
    ...(body && { method: 'PUT', body: JSON.stringify(body) }),
  });
  expect(answer.ok, path).toBe(true);
  return answer;
};

/** Opens a page afresh. @returns what of the API it has asked for once it knows the revision and is still */
async function calls(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  const listen = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
  page.on('request', listen);
  const first = page.waitForResponse((response) => response.url().endsWith('/api/revision'));
  await page.goto(path);
  await first;
  // Long enough for what it would ask for next.
  await page.waitForTimeout(500);
  page.off('request', listen);
  return asked.filter((address) => address.startsWith('/api/'));
}

test('with no build, a changed title is everywhere at once, and other pages ask for nothing', async ({
  page,
  site,
}) => {
  await withoutPopup(page);
  await asAdmin(site, '/api/publish/policy', { mode: 'gathered' });
  const [, featured] = await (await fetch(`${site.url}/api/courses/1`)).json();
  const title = 'Renamed without a Build';
  await save(site, 'PUT', `/api/courses/${featured.id}`, { title });
  expect((await (await asAdmin(site, '/api/status')).json()).next).toMatchObject({ when: 'at' });

  const renamed = page.getByRole('heading', { name: title });
  for (const path of ['/', '/courses', `/courses?q=${title}`, `/course/${featured.id}`]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(renamed, path).toBeVisible(soon);
    await expect(page.getByRole('heading', { name: featured.title, exact: true }), path).toHaveCount(0);
  }
  await expect(page).toHaveTitle(new RegExp(title));

  for (const path of ['/it', '/it/courses', '/it/course/mern-stack-web-development', '/about', '/it/contact'])
    expect(await calls(page, path), path).toEqual(['/api/revision']);
});

test('with no build, changed words are on every page that says them, and move nothing', async ({
  page,
  site,
}) => {
  await withoutPopup(page);
  await asAdmin(site, '/api/publish/policy', { mode: 'gathered' });
  const put = async (id: string, fields: object) =>
    expect((await asAdmin(site, sectionPath(id), fields)).status).toBe(200);
  const values = await (await fetch(site.url + sectionPath('1.about.values'))).json();
  const [first, second, ...others] = values.entries;
  await put('1.home.hero', {
    title: 'Name Learning',
    description: 'The office has just rewritten this.',
  });
  await put('1.about.values', { entries: [second, first, ...others] });
  await put('1.contact.faq', {
    entries: [{ id: 'new', question: 'Is there a <b>garden</b>?', answer: 'There is.' }],
  });
  // Nothing else of them is other than what was built.
  for (const path of ['/it', '/it/about', '/terms'])
    expect(await calls(page, path), path).toEqual(['/api/revision']);

  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name Learning', soon);
  await expect(page.locator('.hero-description')).toHaveText(/just rewritten/);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.02);
  // The islands live on.
  await page.locator('astro-island').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /next/i }).first()).toBeVisible();

  await page.goto('/about');
  await expect(page.locator('.values h3')).toHaveText(
    [second, first, ...others].map(({ title }: { title: string }) => title),
    soon,
  );
  await page.goto('/contact');
  await expect(page.getByText('Is there a <b>garden</b>?')).toBeVisible(soon);
  await expect(page.locator('#faq-title ~ * details, .disclosures details')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toBeVisible();

  await put('both.site.facts', { phone: '+977 71-599999' });
  for (const path of ['/', '/it/courses', '/course/ielts-preparation', '/it/about', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('.site-footer a[href="tel:+97771599999"]'), path).toHaveText(
      '+977 71-599999',
      soon,
    );
    await expect(page.locator('.header-call')).toHaveAttribute('href', 'tel:+97771599999');
    if (path === '/privacy') await expect(page.locator('#main')).toContainText('or call +977 71-599999');
    await expect(page.locator('#main a[href="tel:+97771540000"]')).toHaveCount(0);
    expect(await page.locator('.site-header, #main, .site-footer, body > template').count()).toBe(3);
  }
  const restored = ['1.home.hero', '1.about.values', '1.contact.faq', 'both.site.facts'];
  for (const id of restored) await remove(site, sectionPath(id));
  expect(await calls(page, '/about')).toEqual(['/api/revision']);
});

test('with no build, pages come and go with their courses, and search engines hear of it', async ({
  page,
  site,
}) => {
  const fields = { title: 'Yak Wool', description: 'Combed.', company_id: '2' };
  const { id } = await (await save(site, 'POST', '/api/courses', fields)).json();
  const map = async () => (await page.request.get('/sitemap.xml')).text();
  expect((await page.goto(`/it/course/${id}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yak Wool');
  expect(await map()).toContain(`/it/course/${id}</loc>`);
  await remove(site, `/api/courses/${id}`);
  expect((await page.goto(`/it/course/${id}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found');

  const built = 'devops-with-docker';
  await remove(site, `/api/courses/${built}`);
  expect((await page.goto(`/it/course/${built}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found', soon);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await map()).not.toContain(built);
});

test('with no build, a list that has become too long for its page goes on', async ({ page, site }) => {
  const courses = Array.from({ length: 120 }, (_, number) => courseRecord(number, 2, 60));
  await seedStore(
    site,
    'content',
    courses.map((course) => [`courses/${course.id}`, storedCourse(course)] as const),
  );
  await page.goto('/it/courses');
  const cards = page.locator('.course-grid:visible .course-card-title');
  await expect(cards).toHaveCount(100, soon);
  // Else the link moves away from a press, as the cards above it come near and get their height.
  await layOutAll(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/it\/courses\/2$/);
  await expect(page).toHaveTitle(/page 2/);
  await expect(cards).not.toHaveCount(100);
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  await search.fill(courses[119]?.title ?? '');
  await expect(cards).toHaveText([courses[119]?.title ?? '']);
  expect((await page.request.get('/it/courses/3')).status()).toBe(404);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/it/courses/2</loc>');
});
