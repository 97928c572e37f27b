import type { Page } from '@playwright/test';
import { courseRecord, storedCourse } from '../../support/catalogue.ts';
import { seedStore } from '../../support/seed.ts';
import { expect, remove, type Site, save, testBehind as test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

// One after the other, since they share a site and change it.
test.describe.configure({ mode: 'default' });
// A visitor sees a change within this time.
const soon = { timeout: 5_000 };

const asAdmin = async (site: Site, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  return fetch(site.url + path, {
    headers,
    ...(body && { method: 'PUT', body: JSON.stringify(body) }),
  });
};

/** Opens a page afresh. @returns what of the API it has asked for once it is still */
async function calls(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  const listen = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
  page.on('request', listen);
  await page.goto(path, { waitUntil: 'networkidle' });
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

  for (const path of ['/it', '/it/courses', '/it/course/mern-stack-web-development'])
    expect(await calls(page, path), path).toEqual(['/api/revision']);
  for (const path of ['/about', '/it/contact']) expect(await calls(page, path), path).toEqual([]);
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
