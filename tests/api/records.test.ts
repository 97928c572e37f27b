import { describe, expect, test, vi } from 'vitest';
import { apiErrorSchema } from '../../src/domain/api-error.ts';
import { defineKind } from '../../src/domain/kind.ts';
import { sampleCourses } from '../../src/server/content/samples.ts';
import { NAUGHTY } from '../support/naughty.ts';
import { pictureFile } from '../support/pictures.ts';
import { bearer, formBody, jsonBody, startSignedIn } from '../support/site.ts';

vi.mock('../../src/domain/kinds.ts', () => import('../support/kinds.ts'));
vi.mock('../../src/server/records/defaults.ts', () => import('../support/kinds.ts'));

const { site, auth } = await startSignedIn();
const ROOMS = '/api/records/rooms';
const NOTICE = '/api/records/notices/1.home.closed';
const room = { name: 'Blue room', company_id: 1 };

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.api(path, jsonBody(method, body, { ...auth, ...headers }));
const create = (fields: object = room, headers: Record<string, string> = {}) =>
  send('POST', ROOMS, fields, headers);
const remove = (path: string, headers: Record<string, string> = {}) =>
  site.api(path, { method: 'DELETE', headers: { ...auth, ...headers } });
/** What is stored, asked for by the administrator. */
const read = async (path: string) => (await site.api(path, { headers: auth })).json();
const tagOf = (response: Response) => ({ 'if-match': response.headers.get('etag') ?? '' });
const upload = async (color = '#2652a4') =>
  (
    await site.api('/api/media', formBody('POST', { image: await pictureFile('png', sizeOf(color)) }, auth))
  ).json();
/** Pictures of other sizes are other pictures. */
const sizeOf = (color: string) => ({ width: 500 + Number.parseInt(color.slice(1, 3), 16), height: 33 });
/** A new room. @returns its address, its ETag and what it says */
async function made(fields: object = {}) {
  const response = await create({ ...room, ...fields });
  expect(response.status).toBe(201);
  const record = await response.json();
  return { path: `${ROOMS}/${record.id}`, tag: tagOf(response), record };
}
async function expectRefusal(response: Response, status: number) {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  return apiErrorSchema.strict().parse(JSON.parse(text));
}
const fieldsOf = ({ errors = [] }: { errors?: { field: string }[] | undefined }) =>
  errors.map(({ field }) => field);

describe('POST /api/records/{kind}', () => {
  test('answers 201 with the record, its defaults and an ETag', async () => {
    const response = await create({ ...room, name: '  Nīlo kothā  ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      id: 'nilo-kotha',
      name: 'Nīlo kothā',
      company_id: 1,
      course_id: '',
      seats: null,
      projector: false,
      note: '',
      keywords: [],
      keepers: [],
      photo: null,
      state: 'open',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  test('keeps everything that is sent, 0 and lists of groups among it', async () => {
    const { hash, width, height, image } = await upload();
    const fields = {
      ...room,
      name: 'Full room',
      seats: 0,
      note: 'Two\nlines',
      keywords: ['light', 'quiet'],
      keepers: [{ name: 'Mina', photo: hash }, { name: 'Hari' }],
      photo: hash,
      state: 'open',
    };
    const { path, record } = await made(fields);
    const photo = { hash, width, height, image };
    expect(record).toMatchObject({
      ...fields,
      photo,
      keepers: [
        { name: 'Mina', photo },
        { name: 'Hari', photo: null },
      ],
    });
    expect(await read(path)).toEqual(record);
    const media = await site.api(image);
    expect([media.status, media.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('copies the samples first, so that they stay', async () => {
    await made();
    const courses = await read('/api/courses/1');
    expect(courses).toHaveLength(sampleCourses.filter(({ company_id }) => company_id === 1).length);
  });

  test('gives 50 records of one name, created at once, 50 different ids', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ ...room, name: 'Twins' })));
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id)));
    expect(ids.size).toBe(50);
    const listed = (await read(ROOMS)).filter(({ name }: { name: string }) => name === 'Twins');
    expect(new Set(listed.map(({ id }: { id: string }) => id))).toEqual(ids);
  });

  test('makes an id out of a name without letters, and never gives one again', async () => {
    expect((await made({ name: '!!!' })).record.id).toMatch(/^rooms-[0-9a-f]{6}$/);
    const { path } = await made({ name: 'Phoenix' });
    await remove(path);
    expect((await made({ name: 'Phoenix' })).record.id).toBe('phoenix-2');
  });

  test('stores a request once that comes again under its Idempotency-Key, also after a deletion', async () => {
    const fields = { ...room, name: 'Sent five times' };
    const key = { 'idempotency-key': 'key-of-a-room' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(fields, key)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    const { id } = JSON.parse(texts[0] ?? '');
    await remove(`${ROOMS}/${id}`);
    expect(await (await create(fields, key)).json()).toMatchObject({ id });
    expect((await site.api(`${ROOMS}/${id}`)).status).toBe(404);
    await expectRefusal(await create({ ...fields, seats: 3 }, key), 409);
    await expectRefusal(await create(fields, { 'idempotency-key': 'short' }), 400);
    const trail = await read('/api/audit');
    const told = trail.filter(
      ({ target, action }: Record<string, string>) => target === id && action === 'created',
    );
    expect(told).toMatchObject([{ kind: 'rooms', label: 'Sent five times' }]);
  });
});

describe('records with something wrong in them', () => {
  const wrong: [string, object, string][] = [
    ['no name', { name: undefined }, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['null for a name', { name: null }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['a name with NUL', { name: 'a\0b' }, 'name'],
    ['a number for a name', { name: 5 }, 'name'],
    ['an unknown company', { company_id: 99 }, 'company_id'],
    ['half a seat', { seats: 1.5 }, 'seats'],
    ['seats below 0', { seats: -1 }, 'seats'],
    ['too many seats', { seats: 501 }, 'seats'],
    ['words for seats', { seats: 'many' }, 'seats'],
    ['a word for yes', { projector: 'yes' }, 'projector'],
    ['a note too long', { note: 'x'.repeat(301) }, 'note'],
    ['a text for a list', { keywords: 'light' }, 'keywords'],
    ['too many entries', { keywords: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'keywords'],
    ['an entry too long', { keywords: ['fine', 'x'.repeat(21)] }, 'keywords.1'],
    ['an entry that is a list', { keywords: [['light']] }, 'keywords.0'],
    ['a group without its name', { keepers: [{ photo: null }] }, 'keepers.0.name'],
    ['an unknown field in a group', { keepers: [{ name: 'Mina', age: 5 }] }, 'keepers.0.age'],
    ['a picture that is an address', { photo: 'https://example.com/x.png' }, 'photo'],
    ['a picture that is an object', { photo: { hash: 'x' } }, 'photo'],
    ['a picture that is not stored', { photo: '0'.repeat(32) }, 'photo'],
    [
      'a group with a picture that is not stored',
      { keepers: [{ name: 'Mina', photo: 'a'.repeat(32) }] },
      'keepers.0.photo',
    ],
    ['an unknown state', { state: 'closed' }, 'state'],
    ['an unknown field', { price: 100 }, 'price'],
    ['an id of its own', { id: 'mine' }, 'id'],
    ['a time of its own', { created_at: '2026-01-01T00:00:00.000Z' }, 'created_at'],
    ['a field named like an inner part', { constructor: 'x' }, 'constructor'],
    ['fields that do not go together', { projector: true, seats: 0 }, 'projector'],
  ];

  test.each(wrong)(
    'are refused with %s, naming it, when they are made and when they are changed',
    async (_, fields, field) => {
      const { path, record } = await made();
      const before = await read(ROOMS);
      expect(fieldsOf(await expectRefusal(await create({ ...room, ...fields }), 400))).toContain(field);
      if (!Object.values(fields).includes(undefined))
        expect(fieldsOf(await expectRefusal(await send('PUT', path, fields), 400))).toContain(field);
      expect(await read(path)).toEqual(record);
      expect(await read(ROOMS)).toEqual(before);
    },
  );

  test.each([
    ['application/json', '{', 400],
    ['application/json', 'null', 400],
    ['application/json', '[]', 400],
    ['application/json', JSON.stringify({ ...room, note: 'x'.repeat(70_000) }), 413],
    ['text/plain', JSON.stringify(room), 415],
    ['multipart/form-data; boundary=x', 'x', 415],
  ])('are refused of type %s saying %.20s', async (type, body, status) => {
    const headers = { ...auth, 'content-type': type };
    await expectRefusal(await site.api(ROOMS, { method: 'POST', body, headers }), status);
  });

  test('are refused for what is wrong together with what is there already', async () => {
    const { path, record } = await made({ seats: 0 });
    expect(fieldsOf(await expectRefusal(await send('PUT', path, { projector: true }), 400))).toEqual([
      'projector',
    ]);
    expect(await read(path)).toEqual(record);
    expect((await send('PUT', path, { projector: true, seats: 4 })).status).toBe(200);
  });
});

test('naughty strings are stored as they are, or refused, and never a fault', async () => {
  const texts = NAUGHTY.map((text) => text.slice(0, 300)).filter((text) => text.isWellFormed());
  const answers: string[] = [];
  while (texts.length > 0) {
    const batch = texts.splice(0, 25).map(async (note) => {
      const answer = await create({ ...room, name: note.slice(0, 60), note });
      const { id, note: stored } = await answer.json();
      expect([201, 400], note).toContain(answer.status);
      if (answer.status === 400) return;
      expect(stored).toBe(note.trim());
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      answers.push(id);
    });
    await Promise.all(batch);
  }
  expect(answers.length).toBeGreaterThan(300);
}, 180_000);

describe('GET /api/records/{kind}', () => {
  const names = async (query: string, headers = auth as Record<string, string>) => {
    const response = await site.api(`${ROOMS}${query}`, { headers });
    expect(response.status).toBe(200);
    return (await response.json()).map(({ name }: { name: string }) => name);
  };

  test('lists the newest first, drafts only for the administrator', async () => {
    await made({ name: 'Older' });
    await made({ name: 'Hidden', state: 'draft' });
    await made({ name: 'Newer' });
    const shown = await names('', {});
    expect(shown.slice(0, 2)).toEqual(['Newer', 'Older']);
    expect(shown).not.toContain('Hidden');
    expect((await names('')).slice(0, 3)).toEqual(['Newer', 'Hidden', 'Older']);
  });

  test('keeps to a company and to a course', async () => {
    await made({ name: 'For IT', company_id: 2, course_id: 'spoken-english' });
    expect(await names('?company=2')).toEqual(['For IT']);
    expect(await names('?company=1')).not.toContain('For IT');
    expect(await names('?course=spoken-english')).toEqual(['For IT']);
    expect(await names('?course=spoken-english&company=1')).toEqual([]);
  });

  test('goes on by its Link, also where the last one was deleted or another one has come meanwhile', async () => {
    const whole = await names('?limit=1000');
    const seen: string[] = [];
    let path: string | undefined = `${ROOMS}?limit=7`;
    while (path) {
      const response: Response = await site.api(path, { headers: auth });
      const page: { id: string; name: string }[] = await response.json();
      seen.push(...page.map(({ name }) => name));
      if (seen.length === 7) {
        await remove(`${ROOMS}/${page.at(-1)?.id}`);
        await made({ name: 'Came late' });
      }
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      if (path) expect(page).toHaveLength(7);
    }
    expect(seen).toEqual(whole);
  });

  test('is kept by a CDN until a change purges it, and never with a token', async () => {
    const open = await site.api(ROOMS);
    expect(Object.fromEntries(open.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cache-tag': 'content',
      'netlify-vary': 'query=company|course|limit|cursor,header=Authorization',
    });
    const own = await site.api(ROOMS, { headers: auth });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.has('netlify-cache-tag')).toBe(false);
  });

  test.each([
    'limit=0',
    'limit=1001',
    'limit=x',
    'company=99',
    'company=',
    'cursor=nobody',
    'cursor=..%2fx',
    'course=%00',
  ])('refuses %s, naming it', async (query) => {
    const body = await expectRefusal(await site.api(`${ROOMS}?${query}`), 400);
    expect(fieldsOf(body)).toEqual([query.split('=')[0]]);
  });

  test('refuses to keep to what its kind does not have', async () => {
    const body = await expectRefusal(
      await site.api('/api/records/notices?company=1', { headers: auth }),
      400,
    );
    expect(fieldsOf(body)).toEqual(['company']);
  });
});

describe('GET /api/records/{kind}/{id}', () => {
  test('answers 304 to who has this version, and 200 after a change', async () => {
    const { path, tag } = await made();
    const headers = { 'if-none-match': tag['if-match'] };
    const same = await site.api(path, { headers });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await send('PUT', path, { note: 'New' });
    expect((await site.api(path, { headers })).status).toBe(200);
  });

  test('shows a draft to the administrator only', async () => {
    const { path } = await made({ state: 'draft' });
    await expectRefusal(await site.api(path), 404);
    expect((await site.api(path, { headers: auth })).status).toBe(200);
    await expectRefusal(await site.api(path, { headers: bearer('none.at.all') }), 401);
    await send('PUT', path, { state: 'open' });
    expect((await site.api(path)).status).toBe(200);
  });

  test('shows nothing of a kind that is not public', async () => {
    await expectRefusal(await site.api('/api/records/notices'), 401);
    await expectRefusal(await site.api(NOTICE), 401);
  });
});

describe('PUT /api/records/{kind}/{id}', () => {
  const other: Record<string, unknown> = {
    name: 'Renamed',
    company_id: 2,
    course_id: 'spoken-english',
    seats: 0,
    projector: false,
    note: 'Another',
    keywords: ['one', 'two'],
    keepers: [{ name: 'Sita', photo: null }],
    state: 'draft',
  };
  const full = { seats: 12, projector: true, note: 'Old', keywords: ['old'], keepers: [{ name: 'Mina' }] };

  test.each(Object.entries(other))('changes %s and nothing else', async (name, value) => {
    const { hash } = await upload();
    const { path, record } = await made({ ...full, projector: name !== 'seats', photo: hash });
    const response = await send('PUT', path, { [name]: value });
    expect(response.status).toBe(200);
    const after = await response.json();
    expect(after).toEqual({ ...record, [name]: value, updated_at: expect.any(String) });
    expect(await read(path)).toEqual(after);
  });

  test.each([
    ['course_id', ''],
    ['seats', null],
    ['projector', false],
    ['note', ''],
    ['keywords', []],
    ['keepers', []],
    ['photo', null],
    ['state', 'open'],
  ])('empties %s with null, and nothing else', async (name, empty) => {
    const { hash } = await upload();
    const { path, record } = await made({ ...full, course_id: 'a-course', photo: hash, state: 'draft' });
    expect(record[name]).not.toEqual(empty);
    expect((await send('PUT', path, { [name]: null })).status).toBe(200);
    expect(await read(path)).toEqual({ ...record, [name]: empty, updated_at: expect.any(String) });
  });

  test('never changes an id, also with a new name', async () => {
    const { path, record } = await made({ name: 'First name' });
    await send('PUT', path, { name: 'Second name' });
    expect((await read(path)).id).toBe(record.id);
  });

  test('lets one of two writers with the same If-Match pass and answers the other 412', async () => {
    const { path, tag } = await made();
    const answers = await Promise.all([
      send('PUT', path, { note: 'One' }, tag),
      send('PUT', path, { note: 'Two' }, tag),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = await answers.find(({ status }) => status === 200)?.json();
    expect((await read(path)).note).toBe(winner.note);
  });

  test('keeps both of two changes of different fields', async () => {
    const { path } = await made();
    await Promise.all([send('PUT', path, { note: 'One' }), send('PUT', path, { seats: 7 })]);
    expect(await read(path)).toMatchObject({ note: 'One', seats: 7 });
  });

  test('needs no stored file for a picture that the record has already', async () => {
    const { hash } = await upload('#aa0000');
    const { path, record } = await made({ photo: hash });
    const { photo } = await (await send('PUT', path, { photo: hash, note: 'Same picture' })).json();
    expect(photo).toEqual(record.photo);
  });
});

describe('DELETE /api/records/{kind}/{id}', () => {
  test('answers 204, then 404, and keeps to If-Match', async () => {
    const { path, tag } = await made();
    await send('PUT', path, { note: 'Newer' });
    await expectRefusal(await remove(path, tag), 412);
    expect((await remove(path)).status).toBe(204);
    await expectRefusal(await remove(path), 404);
    await expectRefusal(await site.api(path), 404);
    await expectRefusal(await send('PUT', path, { note: 'Too late' }), 404);
  });

  test('puts the record into the trash, from where it comes back as it was', async () => {
    const { path, record } = await made({ name: 'Back again', seats: 0 });
    await remove(path);
    const [item] = await read('/api/trash');
    expect(item).toMatchObject({ kind: 'rooms', id: record.id, label: 'Back again', company_id: 1 });
    const address = `/api/trash/rooms.${record.id}/restore`;
    const back = await site.api(address, { method: 'POST', headers: auth });
    expect([back.status, await back.json()]).toEqual([200, record]);
    expect(await read(path)).toEqual(record);
    expect((await site.api(address, { method: 'POST', headers: auth })).status).toBe(404);
    const [entry] = await read('/api/audit');
    expect(entry).toMatchObject({
      action: 'restored',
      kind: 'rooms',
      target: record.id,
      label: 'Back again',
    });
  });
});

describe('a kind with given ids', () => {
  test('shows what was never saved as it is until then, in the order of its kind', async () => {
    const list = await read('/api/records/notices');
    expect(list.map(({ id, title, text }: Record<string, string>) => [id, title, text])).toEqual([
      ['2.home.closed', 'Also closed', ''],
      ['1.home.closed', 'We are closed', 'Until Sunday.'],
    ]);
  });

  test('takes no POST, and no other id', async () => {
    const response = await send('POST', '/api/records/notices', { title: 'New' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await expectRefusal(await send('PUT', '/api/records/notices/3.home.closed', { title: 'New' }), 404);
  });

  test('stores one by PUT over what stood there, and goes back to that when it is deleted', async () => {
    const before = await site.api(NOTICE, { headers: auth });
    const was = await before.json();
    await expectRefusal(await send('PUT', NOTICE, { title: 'Stale' }, { 'if-match': '"other"' }), 412);
    const saved = await send('PUT', NOTICE, { title: 'Open again' }, tagOf(before));
    expect([saved.status, await saved.json()]).toEqual([
      200,
      { ...was, title: 'Open again', updated_at: expect.any(String) },
    ]);
    await expectRefusal(await send('PUT', NOTICE, { title: 'Stale' }, tagOf(before)), 412);
    expect((await remove(NOTICE, tagOf(saved))).status).toBe(204);
    expect(await read(NOTICE)).toEqual(was);
    expect((await remove(NOTICE)).status).toBe(204);
    expect((await send('PUT', NOTICE, { text: 'Once more' })).status).toBe(200);
    expect(await read(NOTICE)).toMatchObject({ title: 'We are closed', text: 'Once more' });
    await remove(NOTICE);
  });

  test('lets one of two first writers with the same If-Match pass', async () => {
    const tag = tagOf(await site.api(NOTICE, { headers: auth }));
    const answers = await Promise.all(['One', 'Two'].map((title) => send('PUT', NOTICE, { title }, tag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    await remove(NOTICE);
  });

  test('comes back from the trash as it was saved', async () => {
    await send('PUT', NOTICE, { title: 'Saved words' });
    await remove(NOTICE);
    const back = await site.api('/api/trash/notices.1.home.closed/restore', {
      method: 'POST',
      headers: auth,
    });
    expect(back.status).toBe(200);
    expect(await read(NOTICE)).toMatchObject({ title: 'Saved words' });
    await remove(NOTICE);
  });
});

describe('every change of a record', () => {
  test('makes another revision of the content', async () => {
    const revision = async () => (await (await site.api('/api/revision')).json()).revision;
    const seen = [await revision()];
    const { path } = await made();
    seen.push(await revision());
    await send('PUT', path, { note: 'New' });
    seen.push(await revision());
    await remove(path);
    seen.push(await revision());
    expect(new Set(seen).size).toBe(4);
  });

  test('stands in the audit trail', async () => {
    const { path, record } = await made({ name: 'In the trail' });
    await send('PUT', path, { note: 'New' });
    await remove(path);
    const trail = (await read('/api/audit')).filter(({ target }: { target: string }) => target === record.id);
    expect(trail.map(({ action, kind, label }: Record<string, string>) => [action, kind, label])).toEqual([
      ['deleted', 'rooms', 'In the trail'],
      ['changed', 'rooms', 'In the trail'],
      ['created', 'rooms', 'In the trail'],
    ]);
  });
});

describe('the order of checks', () => {
  const addresses: [string, string][] = [
    ['POST', ROOMS],
    ['POST', '/api/records/nothing'],
    ['PUT', `${ROOMS}/nope`],
    ['DELETE', `${ROOMS}/nope`],
    ['POST', '/api/media'],
  ];
  test.each(addresses)('of %s %s asks first who it is', async (method, path) => {
    const response = await site.api(path, { method, body: 'x' });
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    await expectRefusal(response, 401);
  });

  test.each([
    ['PATCH', ROOMS, 'GET, HEAD, POST'],
    ['DELETE', ROOMS, 'GET, HEAD, POST'],
    ['POST', `${ROOMS}/x`, 'GET, HEAD, PUT, DELETE'],
    ['OPTIONS', '/api/records/nothing/x', 'GET, HEAD, PUT, DELETE'],
    ['GET', '/api/media', 'POST'],
  ])('of %s %s begins with what the address takes', async (method, path, allow) => {
    const response = await site.api(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  test('looks for the record before the body, at the fields before the ETag', async () => {
    const { path } = await made();
    await expectRefusal(await site.api(`${ROOMS}/nope`, { method: 'PUT', body: 'x', headers: auth }), 404);
    const stale = { 'if-match': '"other"' };
    await expectRefusal(await send('PUT', path, { name: '' }, stale), 400);
    await expectRefusal(await send('PUT', path, { projector: true, seats: 0 }, stale), 400);
    await expectRefusal(await send('PUT', path, { note: 'Fine' }, stale), 412);
  });

  test.each(['nothing', 'Rooms', '__proto__', 'constructor', 'courses', '%2e%2e', 'rooms%2f..', ' '])(
    'knows no kind %s',
    async (kind) => {
      for (const path of [`/api/records/${kind}`, `/api/records/${kind}/x`]) {
        const response = await site.api(path, { headers: auth });
        if (!response.headers.has('x-unrouted')) await expectRefusal(response, 404);
      }
    },
  );

  test.each([
    '..',
    '%2e%2e%2fmedia',
    'a%3fb',
    '%00',
    '%',
    'A',
    '-a',
    'a--b',
    'x'.repeat(10_240),
    '__proto__',
  ])('knows no id %.40s', async (id) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await site.api(`${ROOMS}/${id}`, { method, headers: auth });
      if (!response.headers.has('x-unrouted')) expect([404, 405]).toContain(response.status);
    }
  });
});

describe('POST /api/media', () => {
  const post = (fields: Record<string, string | File>) =>
    site.api('/api/media', formBody('POST', fields, auth));

  test.each([
    ['jpeg', { width: 1600, height: 1001 }],
    ['png', { width: 801, height: 533 }],
    ['webp', { width: 37, height: 2400 }],
    ['avif', { width: 400, height: 10 }],
    ['gif', { width: 1, height: 1 }],
  ] as const)('stores a %s, and a record finds it by its hash with its true size', async (format, size) => {
    const response = await post({ image: await pictureFile(format, size) });
    expect(response.status).toBe(201);
    const picture = await response.json();
    expect(picture).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: expect.any(Number),
      height: expect.any(Number),
      image: `/media/${picture.hash}/${picture.width}.webp`,
    });
    expect((await made({ photo: picture.hash })).record.photo).toEqual(picture);
  });

  test('gives the same picture the same hash', async () => {
    expect(await upload('#cc0000')).toEqual(await upload('#cc0000'));
  });

  test.each([
    ['no picture', {}, 400, 'image'],
    ['text for a picture', { image: 'https://example.com/x.png' }, 400, 'image'],
    [
      'a picture under another name',
      { photo: new File(['x'], 'x.png', { type: 'image/png' }) },
      400,
      'photo',
    ],
    ['a text beside it', { image: new File(['x'], 'x.png', { type: 'image/png' }), alt: 'x' }, 400, 'alt'],
    ['a program', { image: new File(['x'], 'x.php', { type: 'image/png' }) }, 415, 'image'],
  ] as [string, Record<string, string | File>, number, string][])(
    'refuses %s',
    async (_, fields, status, field) => {
      expect(fieldsOf(await expectRefusal(await post(fields), status))).toEqual([field]);
    },
  );

  test('takes no JSON', async () => {
    await expectRefusal(await send('POST', '/api/media', { image: 'x' }), 415);
  });
});

describe('a damaged record', () => {
  test('is left out of lists and can be deleted', async () => {
    const { path, record } = await made({ name: 'Torn' });
    const { getStore } = await import('@netlify/blobs');
    const store = getStore({ name: 'content', consistency: 'strong' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await store.set(`rooms/${record.id}`, '{"rev":"1","deleted_at":null,"data":{"name":5}}');
    expect((await read(ROOMS)).map(({ id }: { id: string }) => id)).not.toContain(record.id);
    expect((await remove(path)).status).toBe(204);
    vi.mocked(console.error).mockRestore();
  });
});

test('a kind must not take a name that something else has', () => {
  const declaration = {
    noun: { one: 'x', many: 'x' },
    fields: {},
    ids: { given: [] },
    isPublic: true,
    label: () => '',
  };
  for (const name of ['courses', 'carousel-order', 'audit', 'history', 'No', 'a.b', ''])
    expect(() => defineKind({ ...declaration, name }), name).toThrow();
});
