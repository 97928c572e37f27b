import sharp from 'sharp';
import { expect, test } from 'vitest';
import facts from '../../data/site.json' with { type: 'json' };
import { allPages } from '../../src/paths.ts';
import { sampleSite } from '../support/built-site.ts';
import { pictureFile } from '../support/pictures.ts';
import { save, serve } from '../support/sites.ts';
import { wrongTerms } from '../support/vocabulary.ts';
import { ask, open } from './read.ts';

/** What each page says of itself to search engines; those that are not named, where they stand. */
const PAGES: Record<string, string[]> = {
  ...Object.fromEntries(allPages().map(({ path }) => [path, ['BreadcrumbList']])),
  '/': ['EducationalOrganization', 'WebSite'],
  '/courses': ['BreadcrumbList', 'ItemList'],
  '/course/ielts-preparation': ['BreadcrumbList', 'Course'],
  '/it': ['EducationalOrganization'],
  '/it/courses': ['BreadcrumbList', 'ItemList'],
  '/it/contact': ['BreadcrumbList', 'FAQPage'],
  '/it/course/mern-stack-web-development': ['BreadcrumbList', 'Course'],
  '/courses/languages': ['BreadcrumbList', 'ItemList'],
  '/it/courses/web': ['BreadcrumbList', 'ItemList'],
  '/instructors/rachana-shrestha': ['BreadcrumbList', 'Person'],
  '/it/instructors/asmita-poudel': ['BreadcrumbList', 'Person'],
  '/instructors': ['BreadcrumbList', 'Person', 'Person', 'Person', 'Person'],
  '/it/instructors': ['BreadcrumbList', 'Person', 'Person', 'Person'],
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

type Opened = Awaited<ReturnType<typeof open>>;
const metaOf = ({ document }: Opened, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
const pathOf = (address: string) => new URL(address).pathname;
const attribute = ({ document }: Opened, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const locations = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Fetches what link previews show of a page, and checks that it is what the page says. */
async function expectPreview(page: Opened, path: RegExp, url?: string) {
  const image = pathOf(metaOf(page, 'og:image'));
  expect(image).toMatch(path);
  const answer = await ask(image, {}, url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const card = await bytes(answer);
  expect(card.length).toBeLessThanOrEqual(300_000);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const said = ['type', 'width', 'height'].map((name) => metaOf(page, `og:image:${name}`));
  expect(said).toEqual(['image/jpeg', '1200', '630']);
}

test.each(Object.entries(PAGES))('%s says what it is, once', async (path, types) => {
  const page = await open(path);
  const { document } = page;
  for (const selector of ONCE)
    expect(document.querySelectorAll(`head ${selector}`), selector).toHaveLength(1);
  expect(document.title.length).toBeLessThanOrEqual(65);
  const description = metaOf(page, 'description');
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  const canonical = attribute(page, 'link[rel="canonical"]', 'href');
  expect(canonical).toBe(path === '/' ? `${facts.url}/` : facts.url + path);
  expect(metaOf(page, 'og:url')).toBe(canonical);
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();

  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  const found = data['@graph'].map((node: { '@type': string }) => node['@type']);
  expect(found.sort()).toEqual(types);
  expect(data['@graph'].flatMap((node: Record<string, unknown>) => wrongTerms(node))).toEqual([]);

  await expectPreview(page, types.includes('Course') ? /^\/og\/cloth\// : /^\/og\/(?!picture|cloth)/);
});

const BELOW_A_LIST = /\/(course|courses|instructors)\//;
const baseOf = (companyId: number) => (companyId === 2 ? '/it' : '');

test('the sitemap lists every page to be found, once, and each is there', async () => {
  const robots = await (await ask('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${facts.url}/sitemap.xml`);
  expect(robots).not.toMatch(/facetreesol|Disallow: \/$/m);

  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  const sitemap = await answer.text();
  const courses = (
    await Promise.all([1, 2].map(async (id) => (await ask(`/api/courses/${id}`)).json()))
  ).flat();
  const people = await (await ask('/api/records/instructors')).json();
  const used = new Map(courses.map((course) => [course.category, course])).values().toArray();
  const expected = [
    ...Object.keys(PAGES).filter((path) => !BELOW_A_LIST.test(path)),
    ...used.map(({ company_id, category }) => `${baseOf(company_id)}/courses/${category}`),
    ...people.map(
      ({ id, company }: { id: string; company: string }) => `${baseOf(Number(company))}/instructors/${id}`,
    ),
    ...courses.map(({ id, company_id }) => `${baseOf(company_id)}/course/${id}`),
  ];
  expect(locations(sitemap).map(pathOf).sort()).toEqual(expected.sort());
  for (const course of courses) expect(sitemap).toContain(`<lastmod>${course.updated_at}</lastmod>`);

  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of locations(sitemap)) {
    const html = await (await ask(pathOf(address))).text();
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

test('a course under the other brand’s address is known by its own', async () => {
  const page = await open('/course/mern-stack-web-development');
  const address = `${facts.url}/it/course/mern-stack-web-development`;
  expect(attribute(page, 'link[rel="canonical"]', 'href')).toBe(address);
});

test('what is no page, and the admin, stay out of search engines', async () => {
  for (const path of ['/nope', '/course/nope', '/it/course/nope', '/facetreesol', '/facetreesol/login']) {
    const page = await open(path);
    expect(attribute(page, 'meta[name="robots"]', 'content'), path).toMatch(/^noindex/);
    expect(page.document.querySelector('link[rel="canonical"]'), path).toBeNull();
  }
  expect((await ask('/facetreesol/login')).headers.get('x-robots-tag')).toBe('noindex');
});

test('each brand has a manifest, and all icons are what they claim to be', async () => {
  for (const [home, name] of Object.entries({ '/': 'Name Education', '/it': 'Name IT Education' })) {
    const page = await open(home);
    const answer = await ask(attribute(page, 'link[rel="manifest"]', 'href') ?? '');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ name, start_url: home });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await ask(src);
      expect(icon.headers.get('content-type')).toBe(type);
      const { width, height } = await sharp(await bytes(icon)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    // A browser lays an icon that is SVG out as a page of its own: on slow phones the longest task of some pages.
    expect(attribute(page, 'link[rel=icon]', 'href')).toBe('/favicon.ico');
    // The IT brand is dark in both schemes.
    expect(page.document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(home === '/it' ? 1 : 2);
  }
  const apple = await bytes(await ask('/apple-touch-icon.png'));
  expect(await sharp(apple).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  const ico = await ask('/favicon.ico');
  expect(ico.headers.get('content-type')).toBe('image/x-icon');
  expect(await sharp((await bytes(ico)).subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
  expect((await ask('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

test('a course newer than the build is previewed by its picture, or by its brand’s card', async () => {
  const own = await serve(await sampleSite());
  try {
    const fields = { title: 'Card Games', description: 'New.', company_id: '2' };
    const { id } = await (await save(own, 'POST', '/api/courses', fields)).json();
    const path = `/it/course/${id}`;
    await expectPreview(await open(path, own.url), /^\/og\/cloth\/\d+\/2\//, own.url);
    await save(own, 'PUT', `/api/courses/${id}`, { image: await pictureFile() });
    await expectPreview(await open(path, own.url), /^\/og\/picture\//, own.url);
  } finally {
    await own.end();
  }
});
