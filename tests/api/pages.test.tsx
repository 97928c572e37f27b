import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { SHELL_HEAD, SHELL_MAIN } from '../../src/components/page/shell.ts';
import { COMPANY_IDS, type CompanyId, OTHER_COMPANY_IDS } from '../../src/domain/company.ts';
import { pagePaths, SHELLS, SHELLS_PATH, shellPath } from '../../src/paths.ts';
import { COURSE_QUERY_PARAMETERS } from '../../src/server/courses/course-query.ts';
import { UNKNOWN_COMPANY } from '../support/records.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();

beforeAll(async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(siteDir, SHELLS_PATH));
  for (const id of COMPANY_IDS) {
    for (const shell of SHELLS) {
      const html = `<html><head>${SHELL_HEAD}</head><body data-shell="${id}"><main>${SHELL_MAIN}</main></body></html>`;
      await writeFile(join(siteDir, `${shellPath(shell, id)}.html`), html);
    }
  }
  await writeFile(join(siteDir, '404.html'), 'Oops! Page Not Found');
  process.env.SITE_DIR = siteDir;
});

const create = async (title: string, companyId: CompanyId, description = 'Just added.') => {
  const course = { title, description, company_id: String(companyId) };
  return (await site.api('/api/courses', formBody('POST', course, auth))).json();
};
const page = async (path: string) => {
  const response = await site.api(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe('a course page made on demand', () => {
  test('shows a course at once, title and description in the HTML', async () => {
    const { id } = await create('Pottery for Beginners', 1, 'Clay, wheel and kiln.\n\nBring old clothes.');
    const { status, html, headers } = await page(`/course/${id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('data-shell="1"');
    expect(html).toContain('<title>Pottery for Beginners');
    expect(html).toContain('Clay, wheel and kiln.');
    expect(html).toContain('Bring old clothes.');
    expect(html).toContain('https://name-education.example/course/pottery-for-beginners');
    expect(html).not.toContain('<!--shell');
  });

  test('names the IT address as canonical for an IT course under the general one', async () => {
    const { id } = await create('Rust', 2);
    const { status, html } = await page(`/course/${id}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="https://name-education.example/it/course/${id}">`);
    expect(html).toContain('Name IT Education');
  });

  test.each(COMPANY_IDS)(
    'is that of brand %i, where the other brands but the main one lead',
    async (owner) => {
      const { id } = await create('Weaving', owner);
      const own = pagePaths(owner).course(id);
      expect(await page(own)).toMatchObject({
        status: 200,
        html: expect.stringContaining(`data-shell="${owner}"`),
      });
      for (const other of OTHER_COMPANY_IDS.filter((brand) => brand !== owner)) {
        const { status, headers } = await page(pagePaths(other).course(id));
        expect(status).toBe(301);
        expect(headers.get('location')).toBe(own);
      }
    },
  );

  test.each([
    '/course/nope',
    '/it/course/nope',
    '/course/%00',
    '/course/%2e%2e',
    '/course/..%2fx',
    `/course/${'x'.repeat(10_240)}`,
  ])('answers 404 with Course Not Found for %.40s', async (path) => {
    const response = await site.api(path);
    if (response.headers.has('x-unrouted')) return;
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Course Not Found');
  });

  test('answers 404 once the course is deleted', async () => {
    const { id } = await create('Short-lived', 2);
    expect((await page(`/it/course/${id}`)).status).toBe(200);
    await site.api(`/api/courses/${id}`, { method: 'DELETE', headers: auth });
    expect((await page(`/it/course/${id}`)).status).toBe(404);
  });

  test('shows markup as text and lets none of it out of its place', async () => {
    const evil = '</title></script><script>alert(1)</script><!--shell:main-->$&$1"\'';
    const { id } = await create(evil, 1, evil);
    const { status, html } = await page(`/course/${id}`);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });
});

const put = (kind: string, id: string, fields: object) =>
  site.api(`/api/records/${kind}/${id}`, jsonBody('PUT', fields, auth));
const canonical = (path: string) => `<link rel="canonical" href="https://name-education.example${path}">`;

describe('the list of a category', () => {
  const setCategories = async (companyId: CompanyId, categories: object[]) =>
    expect((await put('catalogue', String(companyId), { categories })).status).toBe(200);

  test('is there as soon as the office has made the category, and the other lists lead to it', async () => {
    const { id } = await create('Clay Pots', 1);
    const other = await create('Accounts', 1);
    expect((await page('/courses/crafts')).status).toBe(404);
    await setCategories(1, [{ name: 'Crafts & Arts', slug: 'crafts' }, { name: 'Empty' }]);
    await site.api(`/api/courses/${id}`, formBody('PUT', { category: 'crafts' }, auth));
    const { status, html } = await page('/courses/crafts');
    expect(status).toBe(200);
    expect(html).toContain('<title>Crafts &amp; Arts | Name Education</title>');
    expect(html).toContain(canonical('/courses/crafts'));
    expect(html).toContain(`href="/course/${id}"`);
    expect(html).not.toContain(`href="/course/${other.id}"`);
    expect(html).toMatch(/href="\/courses\/crafts" aria-current="page">Crafts &amp; Arts</);
    const top = await page('/api/fragments/list-top/1');
    expect(top.html).toContain('href="/courses/crafts"');
    // Nothing is to be found there yet.
    expect(top.html).not.toContain('/courses/empty');
    expect((await page('/courses/empty')).html).toContain('name="robots" content="noindex"');
    const sitemap = (await page('/sitemap.xml')).html;
    expect(sitemap).toContain('/courses/crafts</loc>');
    expect(sitemap).not.toContain('/courses/empty<');
    expect((await page(`/course/${id}`)).html).toContain('<a href="/courses/crafts">Crafts &amp; Arts</a>');
    // Searching it finds what it holds and nothing else.
    expect((await page('/api/fragments/courses/1/crafts?q=clay')).html).toContain(`/course/${id}`);
    expect((await page('/api/fragments/courses/1/crafts?q=accounts')).html).not.toContain('/course/accounts');
  });

  test('belongs to one brand', async () => {
    await setCategories(2, [{ name: 'Robots' }]);
    expect((await page('/it/courses/robots')).status).toBe(200);
    expect((await page('/courses/robots')).status).toBe(404);
  });

  test('is not found once the category is deleted, nor is a page that it never had', async () => {
    await setCategories(1, [{ name: 'Passing' }]);
    expect((await page('/courses/passing')).status).toBe(200);
    for (const path of ['/courses/passing/1', '/courses/passing/2', '/courses/passing/x'])
      expect((await page(path)).status, path).toBe(404);
    await setCategories(1, []);
    const { status, html } = await page('/courses/passing');
    expect([status, html]).toEqual([404, 'Oops! Page Not Found']);
    // The file of an earlier build empties itself.
    const top = await page('/api/fragments/list-top/1/passing');
    expect([top.status, decodeURIComponent(top.headers.get('x-title') ?? '')]).toEqual([
      404,
      'Oops! Page Not Found | Name Education',
    ]);
    expect(top.html).toContain('Oops! Page Not Found');
    const list = await page('/api/fragments/courses/1/passing');
    expect([list.status, list.html]).toEqual([404, '']);
    expect(list.headers.get('content-type')).toMatch(/^text\/html/);
  });

  test.each([
    ['2', 'An address cannot be a number: it would be that of a page of the list.'],
    ['a/b', 'Write its address in Latin letters and digits, such as languages.'],
  ])('has no address such as %s', async (slug, msg) => {
    const answer = await put('catalogue', '1', { categories: [{ name: 'Anything', slug }] });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([{ field: 'categories.0.slug', msg }]);
  });
});

describe('the page of an instructor', () => {
  const hire = async (fields: object) => {
    const answer = await site.api('/api/records/instructors', jsonBody('POST', fields, auth));
    return (await answer.json()).id as string;
  };

  test('is there before a build, with who they are and their courses', async () => {
    const id = await hire({ name: 'Bimala Rai', role: 'Weaver', bio: 'Thirty years at the loom.' });
    const { id: taught } = await create('Looms', 1);
    const { id: other } = await create('Knots', 1);
    const ids = JSON.stringify([id]);
    await site.api(`/api/courses/${taught}`, formBody('PUT', { instructor_ids: ids }, auth));
    const { status, html } = await page(`/instructors/${id}`);
    expect(status).toBe(200);
    expect(html).toContain('<title>Bimala Rai | Name Education</title>');
    expect(html).toContain(canonical(`/instructors/${id}`));
    expect(html).toContain('Thirty years at the loom.');
    expect(html).toContain(`href="/course/${taught}"`);
    expect(html).not.toContain(`href="/course/${other}"`);
    expect(html).toContain('"@type":"Person"');
    expect((await page(`/course/${taught}`)).html).toContain(`href="/instructors/${id}"`);
    expect((await page('/sitemap.xml')).html).toContain(`/instructors/${id}</loc>`);
    // Of both brands: the other one has the page, too, and names the first as the one to be found.
    expect((await page(`/it/instructors/${id}`)).html).toContain(canonical(`/instructors/${id}`));
  });

  test('names the course of which somebody teaches one intake', async () => {
    const id = await hire({ name: 'Hari Lama' });
    const { id: course } = await create('Evening Looms', 1);
    const start = { precision: 'tba' };
    const intake = { course_id: course, start, instructor_ids: [id] };
    expect((await site.api('/api/records/intakes', jsonBody('POST', intake, auth))).status).toBe(201);
    expect((await page(`/instructors/${id}`)).html).toContain(`href="/course/${course}"`);
  });

  test('is that of their brand, where the other leads', async () => {
    const id = await hire({ name: 'Ram Thapa', company: '2' });
    const { status, headers } = await page(`/instructors/${id}`);
    expect([status, headers.get('location')]).toEqual([301, `/it/instructors/${id}`]);
    expect((await page(`/it/instructors/${id}`)).status).toBe(200);
  });

  test('is not found for nobody, for a draft, and once somebody is deleted', async () => {
    const draft = await hire({ name: 'Not Yet', state: 'draft' });
    const gone = await hire({ name: 'Gone Soon' });
    expect((await page(`/instructors/${gone}`)).status).toBe(200);
    await site.api(`/api/records/instructors/${gone}`, { method: 'DELETE', headers: auth });
    for (const id of [draft, gone, 'nobody', '%00', 'x'.repeat(10_240)]) {
      const answer = await site.api(`/instructors/${id}`);
      expect(answer.headers.has('x-unrouted') || answer.status, id.slice(0, 20)).toSatisfy(
        (is) => is === true || is === 404,
      );
    }
    const { status, html } = await page(`/api/fragments/instructor/1/${gone}`);
    expect(status).toBe(404);
    expect(html).toContain('Oops! Page Not Found');
  });
});

test('a course page tells visitors in HTML that the store does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const { status, headers, html } = await page('/it/course/anything');
  vi.unstubAllGlobals();
  vi.mocked(console.error).mockClear();
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('This page cannot be shown right now');
});

describe('fragments', () => {
  test('hold the courses of one company as they are now', async () => {
    const { id } = await create('Fresh Bread', 1);
    const { status, html } = await page('/api/fragments/courses/1');
    expect(status).toBe(200);
    expect(html).toContain(`/course/${id}`);
    expect((await page('/api/fragments/courses/2')).html).not.toContain(`/course/${id}`);
    expect((await page('/api/fragments/featured/1')).html).toContain(`/course/${id}`);
  });

  test('hold what a search finds among the courses of one company', async () => {
    const { id } = await create('Zither for Everybody', 1, 'Strings of Nepal.');
    const { status, headers, html } = await page(
      '/api/fragments/courses/1?q=STRINGS+zither&utm_source=poster',
    );
    expect(status).toBe(200);
    expect(html).toContain(`/course/${id}`);
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(headers.get('netlify-vary')).toBe(
      `query=${COURSE_QUERY_PARAMETERS.join('|')},header=Authorization`,
    );
    expect(COURSE_QUERY_PARAMETERS).toEqual(expect.arrayContaining(['q', 'level', 'shift', 'fee', 'sort']));
    expect((await page('/api/fragments/courses/2?q=zither')).html).not.toContain('<article');
    const plain = await page('/api/fragments/courses/1');
    expect(plain.headers.get('netlify-vary')).toBe(headers.get('netlify-vary'));
    expect((await page('/api/fragments/courses/1?q=&level=&sort=')).html).toBe(plain.html);
  });

  test.each([`q=${'x'.repeat(101)}`, 'level=Wizard', 'sort=price'])(
    'refuse to search for %.20s',
    async (query) => {
      const { status, headers } = await page(`/api/fragments/courses/1?${query}`);
      expect(status).toBe(400);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('carry the title of a course page', async () => {
    const { id } = await create('नेपाली भाषा', 1);
    const { status, headers, html } = await page(`/api/fragments/course/1/${id}`);
    expect(status).toBe(200);
    expect(decodeURIComponent(headers.get('x-title') ?? '')).toContain('नेपाली भाषा');
    expect(html).not.toContain('<html');
  });

  test('say Course Not Found with status 404', async () => {
    const { status, html } = await page('/api/fragments/course/2/nope');
    expect(status).toBe(404);
    expect(html).toContain("The IT course you're looking for doesn't exist or has been removed.");
  });

  test.each([
    '/api/fragments/x/1',
    `/api/fragments/courses/${UNKNOWN_COMPANY}`,
    '/api/fragments/featured/1/2',
    '/api/fragments/instructor/1',
  ])('are not found at %s', async (path) => {
    const { status, headers } = await page(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json');
  });
});
