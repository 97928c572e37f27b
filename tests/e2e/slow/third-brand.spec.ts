import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { SETTINGS } from '../../support/credentials.ts';
import { copyProject } from '../../support/project-copy.ts';
import { startServer } from '../../support/server-process.ts';
import { type Site, siteOf } from '../../support/sites.ts';

/** A copy of the project with a third brand, added as docs/extending.md says, and walked through. */

const run = promisify(execFile);
const BRAND = 'namelanguage';
const HOME = 'Name Language School';
const COURSE = { id: 'french-for-beginners', title: 'French for Beginners' };

let copy: Awaited<ReturnType<typeof copyProject>>;
let project: string;
let site: Site;

const after = (line: string, added: string) => (text: string) => text.replace(line, () => line + added);

async function addBrand(): Promise<void> {
  const write = (path: string, value: unknown) => writeFile(join(project, path), JSON.stringify(value));
  const read = async (path: string) => JSON.parse(await readFile(join(project, path), 'utf8'));
  const row = { brand: BRAND, slug: 'language', name: HOME, label: 'Language', shortName: 'Languages' };
  await copy.change('src/domain/company.ts', (text) =>
    text.replace(
      '} as const satisfies',
      `  3: ${JSON.stringify({ ...row, basePath: '/lang' })},\n} as const satisfies`,
    ),
  );

  const words = await read('data/brands/nameeducation.json');
  const popup = { ...words.popup, shown: false, storage_key: 'languagePopupDismissed' };
  await write(`data/brands/${BRAND}.json`, { ...words, popup, home: { ...words.home, title: HOME } });
  const [course] = await read('data/courses/nameeducation.json');
  await write(`data/courses/${BRAND}.json`, [{ ...course, ...COURSE }]);
  const [slide] = await read('data/carousel/nameeducation.json');
  await write(`data/carousel/${BRAND}.json`, [{ ...slide, id: 'a-pupil' }]);
  await copy.change('src/content/brand-files.ts', (text) => {
    const imports = ['brand', 'courses', 'carousel'].map((name) => {
      const folder = name === 'brand' ? 'brands' : name;
      return `import ${name}3 from '../../data/${folder}/${BRAND}.json' with { type: 'json' };\n`;
    });
    return (
      imports.join('') +
      text.replace(/};\s*$/, '  3: { brand: brand3, courses: courses3, carousel: carousel3 },\n};\n')
    );
  });

  await copy.change(
    'netlify/functions/pages.ts',
    after(
      "'/it/course/:course'",
      ", '/lang/course/:course', '/lang/courses/:page', '/lang/courses/:category/:page', '/lang/instructors/:instructor'",
    ),
  );
  await copy.change('netlify.toml', (text) =>
    [
      text,
      '[[headers]]\nfor = "/lang/manifest.webmanifest"\n[headers.values]\nContent-Type = "application/manifest+json"\n',
    ].join('\n'),
  );
}

const npx = (...command: string[]) => run('npx', command, { cwd: project });
const get = async (path: string) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const bearer = async () => ({ authorization: `Bearer ${await site.token()}` });

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyProject('third-brand');
  project = copy.project;
  await addBrand();
  await npx('tsx', 'data/carousel/draw.ts');
  await npx('tsx', 'data/cards/draw.ts');
  const dataDir = join(project, '.data');
  const server = await startServer({ ...SETTINGS, DATA_DIR: dataDir }, 'start', project);
  site = siteOf(server, dataDir);
});
test.afterAll(async () => {
  await site?.server.stop();
  await copy?.remove();
});

test('what has to be said by hand is complete, by the tests that any change runs', async () => {
  await npx(
    'vitest',
    'run',
    '--project',
    'unit',
    'tests/unit/brands.test.ts',
    'tests/unit/head-cards.test.ts',
  );
});

test('its pages are there, in its own words and with its own links', async () => {
  for (const path of [
    '/lang',
    '/lang/about',
    '/lang/courses',
    '/lang/contact',
    `/lang/course/${COURSE.id}`,
  ]) {
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    expect(text, path).toContain(HOME);
    expect(text, path).toContain('Back to Main Site');
  }
  expect((await get('/lang/courses')).text).toContain(COURSE.title);
  expect((await get('/courses')).text).not.toContain(COURSE.title);
  expect((await get('/')).text).toContain('href="/lang"');
  expect((await get(`/data/${BRAND}.json`)).text).toContain(`"title":"${HOME}"`);
  expect((await get('/lang/manifest.webmanifest')).headers.get('content-type')).toBe(
    'application/manifest+json',
  );
  expect((await get('/og/lang/home.jpg')).status).toBe(200);
});

test('search engines find it', async () => {
  const sitemap = (await get('/sitemap.xml')).text;
  for (const path of ['/lang', '/lang/contact', `/lang/course/${COURSE.id}`]) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

test('a course is there before the next build and after it', async () => {
  const body = new FormData();
  const fields = { title: 'Spanish for Travellers', description: 'Hola.', company_id: '3' };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const created = await fetch(`${site.url}/api/courses`, { method: 'POST', body, headers: await bearer() });
  expect(created.status).toBe(201);
  const { id } = await created.json();
  const path = `/lang/course/${id}`;
  expect((await get(path)).text).toContain(HOME);
  expect((await get(`/it/course/${id}`)).headers.get('location')).toBe(path);
  const isLive = async () => {
    const answer = await fetch(`${site.url}/api/status`, { headers: await bearer() });
    return (await answer.json()).state;
  };
  await expect.poll(isLive, { timeout: 120_000 }).toBe('live');
  expect((await get(path)).text).toContain(fields.title);
  expect((await get('/lang/courses')).text).toContain(fields.title);
  expect((await get('/sitemap.xml')).text).toContain(`${path}</loc>`);
});

test('an enquiry is sent, listed and deleted', async () => {
  const enquiry = {
    name: 'Maya Gurung',
    email: 'maya@example.com',
    message: 'When does French begin?',
    company_id: 3,
  };
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${site.url}/api/forms`, {
    method: 'POST',
    body: JSON.stringify(enquiry),
    headers,
  });
  expect(sent.status).toBe(201);
  const { id } = await sent.json();
  const list = async () =>
    (await fetch(`${site.url}/api/forms?company=3`, { headers: await bearer() })).json();
  expect(await list()).toMatchObject([{ id, company_name: HOME }]);
  const remove = { method: 'DELETE', headers: await bearer() };
  expect((await fetch(`${site.url}/api/forms/${id}`, remove)).status).toBe(204);
  expect(await list()).toEqual([]);
});
