import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { courseFields } from '../../src/domain/course.ts';
import { sampleCourses } from '../../src/server/content/samples.ts';
import { pictureFile } from '../support/pictures.ts';
import { emptiesOf, UNKNOWN_COMPANY } from '../support/records.ts';
import { bearer, connectStore, formBody, startSignedIn, startSite } from '../support/site.ts';

const { site, auth } = await startSignedIn();
const course = { title: 'Beekeeping', description: 'Bees and honey.', company_id: '1' };

const list = async (company: 1 | 2) => (await site.api(`/api/courses/${company}`)).json();
const create = async (fields: Record<string, string | File> = course) =>
  site.api('/api/courses', formBody('POST', fields, auth));

describe('GET /api/courses/{company}', () => {
  test('shows the samples of a fresh store in the order of their file', async () => {
    const own = sampleCourses.filter(({ company_id }) => company_id === 2);
    expect((await list(2)).map(({ id }: { id: string }) => id)).toEqual(own.map(({ id }) => id));
  });

  test.each(['0', String(UNKNOWN_COMPANY), 'x', '1.0', '%31x', '-1', '..%2f1'])(
    'answers 404 for the company %s',
    async (company) => {
      const response = await site.api(`/api/courses/${company}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'There is no such company.' });
    },
  );

  test('shows the newest course first', async () => {
    const { id } = await (await create()).json();
    expect((await list(1))[0].id).toBe(id);
  });

  test('answers HEAD without a body', async () => {
    const response = await site.api('/api/courses/1', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('POST /api/courses', () => {
  test('answers 201 with the course, its defaults and an ETag', async () => {
    const response = await create({ ...course, title: '  Cheese making  ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(await response.json()).toEqual({
      ...emptiesOf(courseFields),
      id: 'cheese-making',
      title: 'Cheese making',
      description: 'Bees and honey.',
      image_width: null,
      image_height: null,
      company_id: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  test('keeps a picture in two formats and several widths, without its metadata', async () => {
    const response = await create({
      ...course,
      image: await pictureFile('jpeg', { width: 1600, height: 200 }),
    });
    const { image, image_width, image_height } = await response.json();
    expect([image_width, image_height]).toEqual([1200, 150]);
    for (const width of [400, 800, 1200]) {
      for (const format of ['avif', 'webp']) {
        const media = await site.api(image.replace('1200.webp', `${width}.${format}`));
        expect(media.status).toBe(200);
        expect(media.headers.get('content-type')).toBe(`image/${format}`);
        expect(media.headers.get('cache-control')).toContain('immutable');
        const found = await sharp(await media.arrayBuffer()).metadata();
        expect(found.width).toBe(width);
        expect(found.exif).toBeUndefined();
      }
    }
  });

  test('gives 200 courses of one title, created at once, 200 different ids that are all in the list', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => create({ ...course, title: 'Twins' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(200);
    const listed = new Set((await list(1)).map(({ id }: { id: string }) => id));
    expect(ids.filter((id) => !listed.has(id))).toEqual([]);
  });

  test.each([
    ['1', 'course-1'],
    ['single', 'course-single'],
    ['लोक सेवा', /^[a-z0-9-]+$/],
    ['!!!', /^course-[0-9a-f]{6}$/],
  ])('makes an address out of the title %s', async (title, id) => {
    const created = await (
      await create({ ...course, title: title.padEnd(2, ' ') + (title === '1' ? '.' : '') })
    ).json();
    expect(created.id).toEqual(typeof id === 'string' ? id : expect.stringMatching(id));
  });

  test('never gives the id of a deleted course to another one', async () => {
    const first = await (await create({ ...course, title: 'Phoenix' })).json();
    await site.api(`/api/courses/${first.id}`, { method: 'DELETE', headers: auth });
    expect((await (await create({ ...course, title: 'Phoenix' })).json()).id).toBe('phoenix-2');
  });

  test('takes an empty picture field as no picture', async () => {
    const response = await create({ ...course, image: new File([], '') });
    expect(response.status).toBe(201);
  });
});

describe('a course sent again under one Idempotency-Key', () => {
  const sendAs = (key: string, fields: Record<string, string | File> = course) =>
    site.api('/api/courses', formBody('POST', fields, { ...auth, 'idempotency-key': key }));
  const called = async (title: string) =>
    (await list(1)).filter((listed: { title: string }) => listed.title === title);

  test('is stored once and answered as the first time, also at once and after a change', async () => {
    const fields = { ...course, title: 'Sent six times', image: await pictureFile() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendAs('key-of-six', fields)));
    const first = await answers[0]?.json();
    await site.api(`/api/courses/${first.id}`, formBody('PUT', { duration: '2 weeks' }, auth));
    answers.push(await sendAs('key-of-six', fields));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    for (const answer of answers.slice(1)) expect(await answer.json()).toEqual(first);
    expect(await called('Sent six times')).toMatchObject([{ id: first.id, duration: '2 weeks' }]);
  });

  test('is told of once in the audit trail', async () => {
    const { id } = await (await sendAs('key-in-the-trail', { ...course, title: 'In the trail' })).json();
    await sendAs('key-in-the-trail', { ...course, title: 'In the trail' });
    const trail = await (await site.api('/api/audit', { headers: auth })).json();
    expect(trail.filter(({ target }: { target: string }) => target === id)).toHaveLength(1);
  });

  test('stays deleted', async () => {
    const fields = { ...course, title: 'Deleted meanwhile' };
    const { id } = await (await sendAs('key-of-a-deleted', fields)).json();
    await site.api(`/api/courses/${id}`, { method: 'DELETE', headers: auth });
    expect(await (await sendAs('key-of-a-deleted', fields)).json()).toMatchObject({ id });
    expect(await called('Deleted meanwhile')).toEqual([]);
  });

  test('is found without a title that makes an id', async () => {
    const fields = { ...course, title: '???' };
    const answers = await Promise.all(Array.from({ length: 3 }, () => sendAs('key-of-no-id', fields)));
    expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id))).size).toBe(1);
    expect(await called('???')).toHaveLength(1);
  });

  test('is another one under another key, and nothing under a key of something else', async () => {
    const fields = { ...course, title: 'Two of a name' };
    await sendAs('the-first-key', fields);
    expect((await sendAs('the-second-key', fields)).status).toBe(201);
    expect((await sendAs('the-first-key', { ...fields, description: 'Else' })).status).toBe(409);
    expect((await sendAs('the-first-key', { ...fields, image: await pictureFile() })).status).toBe(409);
    expect(await called('Two of a name')).toHaveLength(2);
    expect((await sendAs('short', fields)).status).toBe(400);
  });
});

describe('PUT /api/courses/{id}', () => {
  const change = (id: string, fields: Record<string, string | File>, headers: Record<string, string> = {}) =>
    site.api(`/api/courses/${id}`, formBody('PUT', fields, { ...auth, ...headers }));

  test('changes only the fields that are sent', async () => {
    const before = await (await create({ ...course, duration: '8 weeks', level: 'Beginner' })).json();
    const after = await (await change(before.id, { title: 'Renamed' })).json();
    expect(after).toEqual({ ...before, title: 'Renamed', updated_at: expect.any(String) });
  });

  test('empties the optional fields that `clear` names', async () => {
    const full = {
      ...course,
      duration: '8 weeks',
      level: 'Beginner',
      instructor: 'Mina',
      image: await pictureFile(),
    };
    const { id } = await (await create(full)).json();
    const after = await (await change(id, { clear: 'level,image,duration' })).json();
    expect(after).toMatchObject({
      level: '',
      image: null,
      image_width: null,
      duration: '',
      instructor: 'Mina',
    });
  });

  test('lets one of two writers with the same If-Match pass and answers the other 412', async () => {
    const created = await create();
    const { id } = await created.json();
    const match = { 'if-match': created.headers.get('etag') ?? '' };
    const answers = await Promise.all([
      change(id, { title: 'One' }, match),
      change(id, { title: 'Two' }, match),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = await answers.find(({ status }) => status === 200)?.json();
    const stored = await (await site.api(`/api/courses/single/${id}`)).json();
    expect(stored.title).toBe(winner.title);
  });

  test('changes nothing when If-Match is stale', async () => {
    const created = await create();
    const { id } = await created.json();
    await change(id, { title: 'Newer' });
    const stale = await change(id, { title: 'Lost' }, { 'if-match': created.headers.get('etag') ?? '' });
    expect(stale.status).toBe(412);
    expect((await (await site.api(`/api/courses/single/${id}`)).json()).title).toBe('Newer');
  });

  test('loses none of many changes of different fields at once', async () => {
    const { id } = await (await create()).json();
    const answers = await Promise.all([
      change(id, { title: 'New title' }),
      change(id, { duration: '3 weeks' }),
      change(id, { instructor: 'Mina' }),
      change(id, { level: 'Advanced' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await (await site.api(`/api/courses/single/${id}`)).json()).toMatchObject({
      title: 'New title',
      duration: '3 weeks',
      instructor: 'Mina',
      level: 'Advanced',
    });
  });

  test('stores each of 32 edits of one course that come at once, ten times over', async () => {
    const { id } = await (await create()).json();
    for (let round = 0; round < 10; round++) {
      const edits = Array.from({ length: 32 }, (_, place) =>
        change(id, { instructor: `Teacher ${round}.${place}` }),
      );
      const answers = await Promise.all(edits);
      expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(200));
      const etags = new Set(answers.map(({ headers }) => headers.get('etag')));
      expect(etags.size).toBe(32);
      const stored = await site.api(`/api/courses/single/${id}`);
      expect(etags).toContain(stored.headers.get('etag'));
    }
  });

  test('changes a sample under the ETag it had before the store was written to', async () => {
    const fresh = await startSite();
    const token = bearer(await fresh.signIn());
    const id = sampleCourses[0]?.id ?? '';
    const etag = (await fresh.api(`/api/courses/single/${id}`)).headers.get('etag') ?? '';
    const answer = await fresh.api(
      `/api/courses/${id}`,
      formBody('PUT', { title: 'Changed sample' }, { ...token, 'if-match': etag }),
    );
    expect(answer.status).toBe(200);
    const all = await (await fresh.api('/api/courses/1')).json();
    expect(all).toHaveLength(sampleCourses.filter(({ company_id }) => company_id === 1).length);
    await fresh.stop();
    connectStore(site.store);
  });
});

describe('DELETE /api/courses/{id}', () => {
  test('of an unknown id changes nothing, not even the revision of a fresh store', async () => {
    const fresh = await startSite();
    const token = bearer(await fresh.signIn());
    const revision = async () => (await fresh.api('/api/revision')).json();
    const before = await revision();
    expect((await fresh.api('/api/courses/nope', { method: 'DELETE', headers: token })).status).toBe(404);
    expect((await fresh.api('/api/carousel/nope', { method: 'DELETE', headers: token })).status).toBe(404);
    expect(await revision()).toEqual(before);
    await fresh.stop();
    connectStore(site.store);
  });

  test('answers 204, then 404, and the course is gone everywhere', async () => {
    const { id } = await (await create()).json();
    const remove = () => site.api(`/api/courses/${id}`, { method: 'DELETE', headers: auth });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await site.api(`/api/courses/single/${id}`)).status).toBe(404);
    expect((await list(1)).some((other: { id: string }) => other.id === id)).toBe(false);
  });

  test('leaves an empty catalogue when every sample is deleted, and brings none back', async () => {
    const fresh = await startSite();
    const token = bearer(await fresh.signIn());
    for (const { id } of sampleCourses) {
      expect((await fresh.api(`/api/courses/${id}`, { method: 'DELETE', headers: token })).status).toBe(204);
    }
    expect(await (await fresh.api('/api/courses/1')).json()).toEqual([]);
    expect(await (await fresh.api('/api/courses/2')).json()).toEqual([]);
    expect((await fresh.api(`/api/courses/single/${sampleCourses[0]?.id}`)).status).toBe(404);
    await fresh.stop();
    connectStore(site.store);
  });
});

describe('GET /api/courses/single/{id}', () => {
  test('answers 304 to who has this version already', async () => {
    const created = await create();
    const { id } = await created.json();
    const etag = created.headers.get('etag') ?? '';
    const again = await site.api(`/api/courses/single/${id}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
  });
});
