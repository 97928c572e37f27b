import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY_IDS, type CompanyId } from '../../src/domain/company.ts';
import { parsePlace, pathOfPlace, replaceTexts } from '../../src/domain/edit-place.ts';
import { EDITED_PAGES, type EditedPage, sectionsOfCompany } from '../../src/domain/section.ts';
import { SHELLS, SHELLS_PATH, shellPath } from '../../src/paths.ts';
import { bearer, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let auth: { authorization: string };
const shell =
  '<!doctype html><html><head><meta charset="utf-8"><!--shell:head--></head><body>' +
  '<header class="site-header"></header><main><!--shell:main--></main>' +
  '<footer class="site-footer"></footer><script>run()</script></body></html>';

beforeAll(async () => {
  site = await startSite();
  auth = bearer(await site.signIn());
  const siteDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(siteDir, SHELLS_PATH));
  for (const id of COMPANY_IDS)
    for (const name of SHELLS) await writeFile(join(siteDir, `${shellPath(name, id)}.html`), shell);
  process.env.SITE_DIR = siteDir;
});
afterAll(() => site.stop());

const call = (
  companyId: CompanyId,
  page: string,
  sections: object = {},
  headers: Record<string, string> = auth,
) => site.api(`/api/preview/${companyId}/${page}`, jsonBody('POST', { sections }, headers));
const preview = async (companyId: CompanyId, page: EditedPage, sections?: object) =>
  (await call(companyId, page, sections)).text();
const stored = async (id: string): Promise<Record<string, unknown>> => {
  const {
    id: _,
    created_at,
    updated_at,
    ...fields
  } = await (await site.api(`/api/records/sections/${id}`)).json();
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
        expect(pathOfPlace(parsed, said.get(parsed.section.id) ?? {})).not.toBeNull();
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
    expect(page).not.toContain('1.home.features[');
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
    expect(page).toContain("script-src 'none'; form-action 'none'");
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
