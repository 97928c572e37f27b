import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SHELL_HEAD, SHELL_MAIN } from '../../src/components/page/shell.ts';
import { COMPANY_IDS, type CompanyId, OTHER_COMPANY_IDS } from '../../src/domain/company.ts';
import { pagePaths, SHELLS, SHELLS_PATH, shellPath } from '../../src/paths.ts';
import { COURSE_QUERY_PARAMETERS } from '../../src/server/courses/course-query.ts';
import { UNKNOWN_COMPANY } from '../support/records.ts';
import { bearer, formBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let auth: { authorization: string };

beforeAll(async () => {
  site = await startSite();
  auth = bearer(await site.signIn());
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
afterAll(() => site.stop());

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
    '/api/fragments/courses/1/0',
    '/api/fragments/courses/1/x',
    '/api/fragments/featured/1/2',
  ])('are not found at %s', async (path) => {
    const { status, headers } = await page(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json');
  });
});
