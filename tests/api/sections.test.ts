import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ORIGINALS } from '../../src/content/sections.ts';
import { SECTIONS } from '../../src/domain/section.ts';
import { bearer, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let auth: { authorization: string };

beforeAll(async () => {
  site = await startSite();
  auth = bearer(await site.signIn());
});
afterAll(() => site.stop());
const changed = new Set<string>();
afterEach(async () => {
  for (const id of changed) await site.api(pathOf(id), { method: 'DELETE', headers: auth });
  changed.clear();
});

const pathOf = (id: string) => `/api/records/sections/${id}`;
const put = (id: string, fields: object, headers: Record<string, string> = {}) => {
  changed.add(id);
  return site.api(pathOf(id), jsonBody('PUT', fields, { ...auth, ...headers }));
};
const read = async (id: string) => (await site.api(pathOf(id))).json();
const STATS = '1.home.stats';
const stat = (id: string, value = '1') => ({ id, value, label: 'Room' });

describe('sections', () => {
  test('are all there from the beginning, in the order of their pages, and say what the files say', async () => {
    const all: { id: string }[] = await (await site.api('/api/records/sections')).json();
    expect(all.map(({ id }) => id)).toEqual(SECTIONS.map(({ id }) => id));
    for (const record of all) expect(record).toMatchObject(ORIGINALS.get(record.id) ?? { none: true });
    const ofIt: { id: string }[] = await (await site.api('/api/records/sections?company=2')).json();
    expect(ofIt.map(({ id }) => id.split('.')[0])).toEqual(expect.arrayContaining(['2', 'both']));
    expect(ofIt.some(({ id }) => id.startsWith('1.'))).toBe(false);
  });

  test('take their own fields only', async () => {
    const answer = await put('1.home.hero', { entries: [] });
    expect(answer.status).toBe(400);
    expect((await put('1.home.none', { title: 'x' })).status).toBe(404);
    expect((await put(STATS, { title: 'x' })).status).toBe(400);
  });

  test('keep a change, and go back to the original words, which the trash brings back', async () => {
    const saved = await put('1.home.hero', { title: 'New title' });
    expect(saved.status).toBe(200);
    expect(await read('1.home.hero')).toMatchObject({ ...ORIGINALS.get('1.home.hero'), title: 'New title' });
    expect(await read('2.home.hero')).toMatchObject({ title: 'Name IT Education' });
    const gone = await site.api(pathOf('1.home.hero'), { method: 'DELETE', headers: auth });
    expect(gone.status).toBe(204);
    expect(await read('1.home.hero')).toMatchObject({ ...ORIGINALS.get('1.home.hero') });
    const back = await site.api('/api/trash/sections.1.home.hero/restore', { method: 'POST', headers: auth });
    expect(back.status).toBe(200);
    expect(await read('1.home.hero')).toMatchObject({ title: 'New title' });
    const trail: { items: { target?: { label: string } }[] } = await (
      await site.api('/api/audit', { headers: auth })
    ).json();
    expect(JSON.stringify(trail)).toContain('Home: First screen');
  });

  test('refuse a save on top of what somebody else has saved', async () => {
    const tag = { 'if-match': (await site.api(pathOf(STATS))).headers.get('etag') ?? '' };
    expect((await put(STATS, { entries: [stat('a')] }, tag)).status).toBe(200);
    expect((await put(STATS, { entries: [stat('b')] }, tag)).status).toBe(412);
    expect((await read(STATS)).entries).toEqual([stat('a')]);
  });
});

describe('entries of a list', () => {
  test('keep their ids, and get one where none is sent', async () => {
    const sent = [stat('k3x9'), { value: '2', label: 'Door' }];
    const { entries } = await (await put(STATS, { entries: sent })).json();
    expect(entries[0]).toEqual(stat('k3x9'));
    expect(entries[1]).toEqual({ id: expect.stringMatching(/^[a-z0-9]{8}$/), value: '2', label: 'Door' });
  });

  test.each<[string, string, unknown]>([
    ['the same id twice', STATS, [stat('a'), stat('a')]],
    ['an id that is none', STATS, [stat('../a')]],
    ['fewer than one', STATS, []],
    ['a hundred', '1.contact.faq', Array.from({ length: 100 }, () => ({ question: 'Q', answer: 'A' }))],
    ['a link that runs a script', 'both.site.facts', undefined],
    ['a text of 10,000 characters', '1.contact.faq', [{ question: 'Q', answer: 'a'.repeat(10_000) }]],
    ['a text that turns the direction', '1.contact.faq', [{ question: 'Q\u202e', answer: 'A' }]],
  ])('are refused with %s, and nothing changes', async (_, id, entries) => {
    const before = await read(id);
    const sent = entries ? { entries } : { socials: [{ name: 'X', url: 'javascript:alert(1)' }] };
    const answer = await put(id, sent);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors[0].field).toMatch(entries ? /^entries/ : /^socials\.0\.url$/);
    expect(errors[0].msg).not.toBe('');
    expect(await read(id)).toEqual(before);
  });

  test('may be none where a page can do without', async () => {
    expect((await put('1.contact.faq', { entries: [] })).status).toBe(200);
    expect((await read('1.contact.faq')).entries).toEqual([]);
  });

  test('keep every character: joiners, marks, emoji and what looks like markup', async () => {
    const text = 'क्\u200dष र \u200cहामी \u200e👩🏽‍💻 <b>&amp;</b>';
    expect((await put('1.about.vision', { text })).status).toBe(200);
    expect((await read('1.about.vision')).text).toBe(text);
  });
});
