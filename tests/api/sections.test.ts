import { afterEach, describe, expect, test } from 'vitest';
import { ORIGINALS } from '../../src/content/sections.ts';
import type { Control, Fields } from '../../src/domain/field.ts';
import { SECTIONS } from '../../src/domain/section.ts';
import { pagePartsPath, sectionPath } from '../../src/paths.ts';
import { sampleOf } from '../support/records.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();

const changed = new Set<string>();
afterEach(async () => {
  for (const id of changed) await site.api(sectionPath(id), { method: 'DELETE', headers: auth });
  changed.clear();
});

const put = (id: string, fields: object, headers: Record<string, string> = {}) => {
  changed.add(id);
  return site.api(sectionPath(id), jsonBody('PUT', fields, { ...auth, ...headers }));
};
const read = async (id: string) => (await site.api(sectionPath(id))).json();
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
    const gone = await site.api(sectionPath('1.home.hero'), { method: 'DELETE', headers: auth });
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
    const tag = { 'if-match': (await site.api(sectionPath(STATS))).headers.get('etag') ?? '' };
    expect((await put(STATS, { entries: [stat('a')] }, tag)).status).toBe(200);
    expect((await put(STATS, { entries: [stat('b')] }, tag)).status).toBe(412);
    expect((await read(STATS)).entries).toEqual([stat('a')]);
  });
});

type Path = readonly (string | number)[];
/** Every field that holds a text, or each list, of what a section says, and where it stands. */
function* leaves(
  fields: Fields,
  value: object,
  path: Path = [],
): Generator<{ path: Path; control: Control }> {
  for (const [name, { control }] of Object.entries(fields)) {
    const at = [...path, name];
    const said: unknown = Reflect.get(value, name);
    if (control.kind === 'text' || control.kind === 'multiline') yield { path: at, control };
    if (control.kind === 'group' && said) yield* leaves(control.fields, said, at);
    if (control.kind !== 'list') continue;
    yield { path: at, control };
    const { of } = control;
    if (of.control.kind === 'group')
      yield* leaves(of.control.fields, (said as object[])[0] ?? {}, [...at, 0]);
  }
}
/** The original words of a section, with an entry in each list that has none. */
const whole = (id: string, fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(ORIGINALS.get(id) ?? {}).map(([name, said]) => {
      const field = fields[name];
      const isEmpty = Array.isArray(said) && said.length === 0;
      return [name, isEmpty && field?.control.kind === 'list' ? [sampleOf(field.control.of)] : said];
    }),
  );
function withValue(values: object, path: Path, value: unknown): object {
  const copy = structuredClone(values);
  const last = path.at(-1) ?? '';
  const within = path.slice(0, -1).reduce<object>((part, name) => Reflect.get(part, name), copy);
  Reflect.set(within, last, value);
  return copy;
}

describe('every field of every section, by the declaration', () => {
  test.each(SECTIONS.map((section) => [section.id, section.fields] as const))(
    '%s refuses 10,000 pasted characters and a list of a hundred, names the field, and keeps what was there',
    async (id, fields) => {
      const before = await read(id);
      const values = whole(id, fields);
      for (const { path, control } of leaves(fields, values)) {
        const tooMuch =
          control.kind === 'list'
            ? Array.from({ length: 100 }, () => sampleOf(control.of))
            : 'x'.repeat(10_000);
        const answer = await put(id, withValue(values, path, tooMuch));
        const body = await answer.json();
        expect(answer.status, `${path}`).toBe(400);
        const named = body.errors.find(({ field }: { field: string }) => field === path.join('.'));
        expect(named?.msg, `${path}`).toMatch(/\S/);
        if (control.kind !== 'list') continue;
        const none = await put(id, withValue(values, path, []));
        expect(none.status, `${path}`).toBe(control.min > 0 ? 400 : 200);
        await put(id, ORIGINALS.get(id) ?? {});
      }
      expect({ ...(await read(id)), updated_at: '' }).toEqual({ ...before, updated_at: '' });
    },
  );
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

  test('show what was pasted from Word or a web page as the text that it is', async () => {
    const text = '<p class=MsoNormal><b onclick="x()">Vision</b><o:p></o:p></p><script>alert(1)</script>';
    expect((await put('1.about.vision', { text })).status).toBe(200);
    const page = await (await site.api(pagePartsPath('/about'))).text();
    expect(page).toContain('&lt;p class=MsoNormal');
    expect(page).not.toMatch(/<script|<b onclick|<o:p/);
  });
});

describe('what would lead visitors astray is refused, and nothing changes', () => {
  const channel = (kind: string, value: string) => ({ entries: [{ kind, value, label: '' }] });
  const script = 'javascript:alert(1)';
  test.each<[string, string, object, string]>([
    ['a map that runs a script', 'both.site.facts', { map_url: script }, 'map_url'],
    ['a map with data', 'both.site.facts', { map_url: 'data:text/html,x' }, 'map_url'],
    ['an email that is a link', 'both.site.facts', { email: script }, 'email'],
    ['a way on a map that runs a script', '1.contact.channels', channel('map', script), 'entries.0.value'],
    ['a page on Messenger that does', '1.contact.channels', channel('messenger', script), 'entries.0.value'],
    ['a number that does', '1.contact.channels', channel('viber', script), 'entries.0.value'],
    ['an email that does', '1.contact.channels', channel('email', script), 'entries.0.value'],
  ])('%s', async (_, id, fields, at) => {
    const before = await read(id);
    const answer = await put(id, fields);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].field).toBe(at);
    expect(await read(id)).toEqual(before);
  });
});

test('a form that is older than the fields is told which one there is no more, and leaves what it does not know', async () => {
  const path = '1.home.closing';
  const old = await put(path, { title: 'From last week', subtitle: 'A field of then' });
  expect(old.status).toBe(400);
  expect((await old.json()).errors).toMatchObject([{ field: 'subtitle' }]);
  expect((await put(path, { title: 'From last week' })).status).toBe(200);
  expect(await read(path)).toMatchObject({ ...ORIGINALS.get(path), title: 'From last week' });
});

test('a picture of 30 MB is refused with a sentence, and the popup stays as it is', async () => {
  const before = await read('1.home.popup');
  const image = new File([new Uint8Array(30_000_000)], 'tihar.jpg', { type: 'image/jpeg' });
  const answer = await site.api('/api/media', formBody('POST', { image }, auth));
  expect(answer.status).toBe(413);
  expect((await answer.json()).message).toMatch(/larger than \d+ kB/);
  expect(await read('1.home.popup')).toEqual(before);
});
