import type { Page } from '@playwright/test';
import sharp from 'sharp';
import facts from '../../../data/site.json' with { type: 'json' };
import { pictureFile } from '../../support/pictures.ts';
import { expect, remove, save, test } from '../support/site.ts';

/** What each kind of page says of itself to search engines. */
const PAGES: Record<string, string[]> = {
  '/': ['EducationalOrganization', 'WebSite'],
  '/about': ['BreadcrumbList'],
  '/courses': ['BreadcrumbList', 'ItemList'],
  '/contact': ['BreadcrumbList'],
  '/course/ielts-preparation': ['BreadcrumbList', 'Course'],
  '/it': ['EducationalOrganization'],
  '/it/about': ['BreadcrumbList'],
  '/it/courses': ['BreadcrumbList', 'ItemList'],
  '/it/contact': ['BreadcrumbList', 'FAQPage'],
  '/it/course/mern-stack-web-development': ['BreadcrumbList', 'Course'],
  '/privacy': ['BreadcrumbList'],
  '/terms': ['BreadcrumbList'],
  '/cookies': ['BreadcrumbList'],
};
const ONCE = [
  'title',
  'meta[name="description"]',
  'link[rel="canonical"]',
  'link[rel="manifest"]',
  'link[rel="apple-touch-icon"]',
  ...['type', 'site_name', 'locale', 'title', 'description', 'url', 'image', 'image:alt'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  ...['card', 'title', 'description', 'image'].map((name) => `meta[name="twitter:${name}"]`),
];

test.use({ javaScriptEnabled: false });

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
const pathOf = (address: string | null) => new URL(address ?? '').pathname;
const locations = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Fetches what link previews show of a page, and checks that it is what the page says. */
async function expectPreview(page: Page, type: string, path: RegExp) {
  const image = pathOf(await metaOf(page, 'og:image'));
  expect(image).toMatch(path);
  const answer = await page.request.get(image);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe(type);
  expect(await metaOf(page, 'og:image:type')).toBe(type);
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([await metaOf(page, 'og:image:width'), await metaOf(page, 'og:image:height')]).toEqual([
    String(width),
    String(height),
  ]);
}

for (const [path, types] of Object.entries(PAGES)) {
  test(`${path} says what it is, once`, async ({ page }) => {
    await page.goto(path);
    for (const selector of ONCE) await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
    expect((await page.title()).length).toBeLessThanOrEqual(65);
    const description = (await metaOf(page, 'description')) ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(path === '/' ? `${facts.url}/` : facts.url + path);
    expect(await metaOf(page, 'og:url')).toBe(canonical);
    expect(await metaOf(page, 'twitter:card')).toBe('summary_large_image');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@context']).toBe('https://schema.org');
    const found = data['@graph'].map((node: { '@type': string }) => node['@type']);
    expect(found.sort()).toEqual(types);

    if (types.includes('Course')) await expectPreview(page, 'image/webp', /^\/media\//);
    else await expectPreview(page, 'image/jpeg', /^\/og\//);
  });
}

test('the sitemap lists every page to be found, once, and each is there', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${facts.url}/sitemap.xml`);
  expect(robots).not.toMatch(/facetreesol|Disallow: \/$/m);

  const answer = await page.request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const sitemap = await answer.text();
  const courses = (
    await Promise.all([1, 2].map(async (id) => (await page.request.get(`/api/courses/${id}`)).json()))
  ).flat();
  const expected = [
    ...Object.keys(PAGES).filter((path) => !path.includes('/course/')),
    ...courses.map(({ id, company_id }) => `${company_id === 2 ? '/it' : ''}/course/${id}`),
  ];
  expect(locations(sitemap).map(pathOf).sort()).toEqual(expected.sort());
  for (const course of courses) expect(sitemap).toContain(`<lastmod>${course.updated_at}</lastmod>`);

  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of locations(sitemap)) {
    const html = await (await page.request.get(pathOf(address))).text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}">`);
    expect(html, address).not.toContain('name="robots"');
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? '';
    const description = /name="description" content="([^"]+)/.exec(html)?.[1] ?? '';
    expect(titles.get(title), title).toBeUndefined();
    expect(descriptions.get(description), description).toBeUndefined();
    titles.set(title, address);
    descriptions.set(description, address);
  }
});

test('a course under the other brand’s address is known by its own', async ({ page }) => {
  await page.goto('/course/mern-stack-web-development');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${facts.url}/it/course/mern-stack-web-development`);
});

test('what is no page, and the admin, stay out of search engines', async ({ page }) => {
  for (const path of ['/nope', '/course/nope', '/it/course/nope', '/facetreesol', '/facetreesol/login']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', /^noindex/);
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
  }
  const admin = await page.request.get('/facetreesol/login');
  expect(admin.headers()['x-robots-tag']).toBe('noindex');
});

test('each brand has a manifest, and all icons are what they claim to be', async ({ page }) => {
  for (const [home, name] of Object.entries({ '/': 'Name Education', '/it': 'Name IT Education' })) {
    await page.goto(home);
    const link = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await page.request.get(link ?? '');
    expect(answer.headers()['content-type']).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ name, start_url: home });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.headers()['content-type']).toBe(type);
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    // A browser lays an icon that is SVG out as a page of its own: on slow phones the longest task of some pages.
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.ico');
    // The IT brand is dark in both schemes.
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(home === '/it' ? 1 : 2);
  }
  const apple = await (await page.request.get('/apple-touch-icon.png')).body();
  expect(await sharp(apple).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const ico = await page.request.get('/favicon.ico');
  expect(ico.headers()['content-type']).toBe('image/x-icon');
  expect(await sharp((await ico.body()).subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
  expect((await page.request.get('/favicon.svg')).headers()['content-type']).toBe('image/svg+xml');
});

test('a course newer than the build is previewed by its picture, or by its brand’s card', async ({
  page,
  site,
}) => {
  const fields = { title: 'Card Games', description: 'New.', company_id: '2' };
  const { id } = await (await save(site, 'POST', '/api/courses', fields)).json();
  await page.goto(`/course/${id}`);
  await expectPreview(page, 'image/jpeg', /^\/og\/it\/courses\.jpg$/);
  await save(site, 'PUT', `/api/courses/${id}`, { image: await pictureFile() });
  await page.goto(`/course/${id}`);
  // The page may have been built in between; then the build after it brings the picture.
  if (!/media/.test((await metaOf(page, 'og:image')) ?? '')) {
    await site.live();
    await page.reload();
  }
  await expectPreview(page, 'image/webp', /^\/media\//);
  await remove(site, `/api/courses/${id}`);
});
