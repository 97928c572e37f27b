import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMPANY_IDS, type CompanyId } from '../../src/domain/company.ts';
import { FIRST_ENTRY, parsePlace, pathOfPlace, replaceTexts } from '../../src/domain/edit-place.ts';
import { EDITED_PAGES, type EditedPage, sectionsOfCompany } from '../../src/domain/section.ts';
import { SHELLS, SHELLS_PATH, sectionPath, shellPath } from '../../src/paths.ts';
import { jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();
const shell =
  '<!doctype html><html><head><meta charset="utf-8"><!--shell:head--></head><body>' +
  '<header class="site-header"></header><main><!--shell:main--></main>' +
  '<footer class="site-footer"></footer><script>run()</script></body></html>';

beforeAll(async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(siteDir, SHELLS_PATH));
  for (const id of COMPANY_IDS)
    for (const name of SHELLS) await writeFile(join(siteDir, `${shellPath(name, id)}.html`), shell);
  process.env.SITE_DIR = siteDir;
});

const call = (
  companyId: CompanyId,
  page: string,
  sections: object = {},
  headers: Record<string, string> = auth,
) => site.api(`/api/preview/${companyId}/${page}`, jsonBody('POST', { sections }, headers));
const preview = async (companyId: CompanyId, page: EditedPage, sections?: object) =>
  (await call(companyId, page, sections)).text();
const stored = async (id: string): Promise<Record<string, unknown>> => {
  const { id: _, created_at, updated_at, ...fields } = await (await site.api(sectionPath(id))).json();
  return fields;
};
const placesIn = (html: string) => [...html.matchAll(/data-edit="([^"]+)"/g)].map(([, place = '']) => place);

/** What is no text of a page: what only search engines read, and what a page says in a bad moment. */
const UNSEEN = /\.(city|topic|empty|notFound|goHome)$|^1\.home\.words\.technologies$/;

describe('POST /api/preview/{company}/{page}', () => {
  test.each(COMPANY_IDS)(
    'marks every text of every section of brand %i, each with its own field',
    async (id) => {
      const pages = await Promise.all(EDITED_PAGES.map((page) => preview(id, page)));
      const marked = new Set(pages.flatMap(placesIn));
      const said = new Map<string, object>();
      const missing: string[] = [];
      for (const section of sectionsOfCompany(id)) {
        said.set(section.id, await stored(section.id));
        replaceTexts(section, said.get(section.id) ?? {}, (text, place) => {
          if (text !== '' && !marked.has(place)) missing.push(place);
          return text;
        });
      }
      expect(missing.filter((place) => !UNSEEN.test(place))).toEqual([]);
      for (const place of marked) {
        const parsed = parsePlace(place);
        // A list of none shows an entry that there is not yet.
        if (!place.includes(`[${FIRST_ENTRY}]`))
          expect(pathOfPlace(parsed, said.get(parsed.owner.id) ?? {})).not.toBeNull();
      }
    },
  );

  test('shows what is typed, to the letter, and stores nothing', async () => {
    const before = await (await site.api('/api/revision')).json();
    const title = 'क्\u200dष <b>&amp;\u200c "2" \u202eabc';
    const page = await preview(1, 'home', { '1.home.hero': { ...(await stored('1.home.hero')), title } });
    expect(page).toContain(
      `<h1 data-edit="1.home.hero.title">${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</h1>`,
    );
    expect(page).not.toMatch(/[\ufdd0-\ufdef]/);
    expect(await (await site.api('/api/revision')).json()).toEqual(before);
  });

  test('shows what is not finished: an empty title, a list of none, a text that is too long', async () => {
    const hero = { ...(await stored('1.home.hero')), title: '', description: 'x'.repeat(10_000) };
    const page = await preview(1, 'home', { '1.home.hero': hero, '1.home.features': { entries: [] } });
    expect(page).toContain('<h1 data-edit="1.home.hero.title" data-empty>Title</h1>');
    expect(page).toContain('x'.repeat(10_000));
    expect(page).toContain('data-edit="1.home.features[first].title" data-empty>Title<');
  });

  test('has something to type over where an optional text or a list of none stands', async () => {
    const hero = { ...(await stored('1.home.hero')), badge: '' };
    const page = await preview(1, 'home', { '1.home.hero': hero });
    expect(page).toContain('<p class="hero-badge" data-edit="1.home.hero.badge" data-empty>Badge</p>');
    const about = await preview(2, 'about', { '2.about.leaders': { entries: [] } });
    expect(about).toContain('data-edit="2.about.leaders[first].name" data-empty>Name<');
    // A way to reach the office is no text: what stands in its place stays.
    const contact = await preview(1, 'contact', { '1.contact.channels': { entries: [] } });
    expect(contact).not.toContain('1.contact.channels[');
  });

  test('marks the texts of the course that is shown, as they are typed', async () => {
    const [course] = await (await site.api('/api/courses/1')).json();
    const { created_at, updated_at, image, image_width, image_height, id, ...typed } = course;
    const faq = [{ question: 'Is there tea?', answer: '' }];
    const body = { sections: {}, course: { id, typed: { ...typed, title: 'Typed', faq, certificate: '' } } };
    const answer = await site.api('/api/preview/1/course', jsonBody('POST', body, auth));
    const page = await answer.text();
    expect(page).toContain(`<h1 data-edit="course:${id}.title">Typed</h1>`);
    expect(page).toContain(`data-edit="course:${id}.faq.0.question">Is there tea?<`);
    expect(page).toContain(`data-edit="course:${id}.faq.0.answer" data-empty>Answer<`);
    expect(page).toContain(`data-edit="course:${id}.certificate" data-empty>Certificate<`);
    // Marks of a description are no text.
    expect(page).not.toContain(`course:${id}.description`);
    expect((await (await site.api(`/api/courses/single/${id}`)).json()).title).toBe(course.title);
  });

  test('shows no course of the other brand, and none that there is not', async () => {
    for (const id of ['no-such-course', (await (await site.api('/api/courses/2')).json())[0].id]) {
      const body = jsonBody('POST', { sections: {}, course: { id } }, auth);
      expect((await site.api('/api/preview/1/course', body)).status).toBe(404);
    }
  });

  test('marks the place of each picture, whether there is one or not', async () => {
    const home = await preview(1, 'home');
    expect(home.match(/<div class="hero-art[^>]*data-edit-picture="1\.home\.hero\.picture">/g)).toHaveLength(
      1,
    );
    const about = await preview(2, 'about');
    const { entries } = (await stored('2.about.leaders')) as { entries: { id: string }[] };
    expect(entries.length).toBeGreaterThan(0);
    const marked = [...about.matchAll(/<span class="leader-cloth cover" data-edit-picture="([^"]+)">/g)];
    expect(marked.map(([, place]) => place)).toEqual(
      entries.map(({ id }) => `2.about.leaders[${id}].picture`),
    );

    const image = { hash: 'a'.repeat(32), width: 800, height: 600 };
    const picture = { image, alt: 'Our yard', focus: 'top-left' };
    const hero = { ...(await stored('1.home.hero')), picture };
    const own = await preview(1, 'home', { '1.home.hero': hero });
    expect(own).toMatch(
      /<div class="hero-art hero-picture cover" data-edit-picture="1\.home\.hero\.picture">/,
    );
    expect(own).toMatch(/<img src="\/media\/a{32}\/800\.webp"[^>]*alt="Our yard"[^>]*data-focus="top-left"/);
    expect(own).not.toMatch(/0{20}\d{12}/);
    const course = (await (await site.api('/api/courses/1')).json()).at(-1);
    const body = jsonBody('POST', { sections: {}, course: { id: course.id } }, auth);
    expect(await (await site.api('/api/preview/1/course', body)).text()).toContain(
      `<div class="course-image top-cloth cover screen-only" data-edit-picture="course:${course.id}.image">`,
    );
  });

  test('takes no sign of its own from what is typed', async () => {
    const hero = { ...(await stored('1.home.hero')), title: '\ufdd00\ufdd1x\ufdd2"><script>run()</script>' };
    const page = await preview(1, 'home', { '1.home.hero': hero });
    expect(page).not.toContain('<script');
    expect(placesIn(page).filter((place) => place === '1.home.hero.title').length).toBeLessThan(2);
  });

  test('runs nothing and leads nowhere', async () => {
    const page = await preview(2, 'contact');
    expect(page).not.toMatch(/<script/);
    expect(page).toContain("script-src 'none'; object-src 'none'; form-action 'none'");
    expect(page).toContain('<base target="_blank">');
  });

  test('is kept by nobody, and is for the administrator only', async () => {
    expect((await call(1, 'home')).headers.get('cache-control')).toBe('no-store');
    expect((await call(1, 'home', {}, {})).status).toBe(401);
  });

  test.each([
    ['a section that there is not', { '1.home.none': {} }, 'sections.1.home.none'],
    ['a field that it has not', { 'both.site.facts': { price: 1 } }, 'sections.both.site.facts'],
    ['a text that is none', { '1.home.closing': { title: 1, text: 'x' } }, 'sections.1.home.closing.title'],
  ])('refuses %s, naming it', async (_, sections, field) => {
    const answer = await call(1, 'home', sections);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  test.each([
    ['a page that there is not', 1, 'privacy'],
    ['a company that there is not', 9, 'home'],
  ])('knows no preview of %s', async (_, companyId, page) => {
    expect((await call(companyId as CompanyId, page)).status).toBe(404);
  });
});
