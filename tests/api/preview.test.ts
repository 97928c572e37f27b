import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMPANY_IDS, type CompanyId } from '../../src/domain/company.ts';
import { SHELLS_PATH, shellPath } from '../../src/paths.ts';
import { pictureFile } from '../support/pictures.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();
const typed = { title: 'Bees <b>', description: 'Lead.\n\nMore.', company_id: 1 };
const shell = (brand: CompanyId) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="x">` +
  `<!--shell:head--></head><body><i>${brand}</i><!--shell:main--></body></html>`;

beforeAll(async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(siteDir, SHELLS_PATH));
  for (const id of COMPANY_IDS) await writeFile(join(siteDir, `${shellPath('course', id)}.html`), shell(id));
  process.env.SITE_DIR = siteDir;
});

const preview = (body: object) => site.api('/api/preview', jsonBody('POST', body, auth));

describe('POST /api/preview', () => {
  test.each(COMPANY_IDS)(
    'answers the page of brand %i with what was typed, and keeps nothing',
    async (id) => {
      const before = await (await site.api('/api/revision')).json();
      const answer = await preview({ ...typed, company_id: id });
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(page).toContain(`<i>${id}</i>`);
      expect(page).toContain('<h1>Bees &lt;b></h1>');
      expect(page).toContain('More.');
      expect(await (await site.api('/api/revision')).json()).toEqual(before);
    },
  );

  test('runs nothing and leads nowhere', async () => {
    const page = await (await preview(typed)).text();
    expect(page).not.toMatch(/<script/);
    // Not that of the shell: in a frame, Firefox would load no font, picture or style by it.
    expect(page.match(/<meta http-equiv="content-security-policy"[^>]*>/g)).toEqual([
      `<meta http-equiv="content-security-policy" content="script-src 'none'; object-src 'none'; form-action 'none'">`,
    ]);
    expect(page).toContain('<base target="_blank">');
  });

  test('shows the stored picture of an edited course, or none', async () => {
    const fields = { title: 'Pictured', description: 'Bees.', company_id: '1', image: await pictureFile() };
    const { id, image } = await (await site.api('/api/courses', formBody('POST', fields, auth))).json();
    expect(await (await preview({ ...typed, id })).text()).toContain(`src="${image}"`);
    expect(await (await preview({ ...typed, id, image: 'none' })).text()).not.toContain(`src="${image}"`);
    expect((await preview({ ...typed, id: 'gone-meanwhile' })).status).toBe(200);
  });

  test.each([
    ['no title', { ...typed, title: '' }, 'title'],
    ['an unknown field', { ...typed, price: 1 }, 'price'],
    ['another image', { ...typed, image: 'https://example.com/x.png' }, 'image'],
    ['an id that is none', { ...typed, id: '../x' }, 'id'],
  ])('refuses %s, naming the field', async (_, body, field) => {
    const answer = await preview(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  test('is for the administrator only', async () => {
    expect((await site.api('/api/preview', jsonBody('POST', typed))).status).toBe(401);
  });
});
