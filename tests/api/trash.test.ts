import { getStore } from '@netlify/blobs';
import { describe, expect, test } from 'vitest';
import { DELETED_KEPT_DAYS } from '../../src/domain/limits.ts';
import type { TrashItem } from '../../src/domain/trash.ts';
import { eraseOldEnquiries } from '../../src/server/enquiries/enquiry-service.ts';
import { emptyOldTrash, listTrash } from '../../src/server/trash.ts';
import { pictureFile } from '../support/pictures.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = DELETED_KEPT_DAYS * DAY_MS;
const trash = async (): Promise<TrashItem[]> => (await site.api('/api/trash', { headers: auth })).json();
const restore = (address: string) =>
  site.api(`/api/trash/${address}/restore`, { method: 'POST', headers: auth });
const remove = (path: string) => site.api(path, { method: 'DELETE', headers: auth });
const pause = () => new Promise((resolve) => setTimeout(resolve, 3));

const addCourse = async (title: string, more: Record<string, string | File> = {}) => {
  const fields = { title, description: 'Bees and honey.', company_id: '1', ...more };
  return (await site.api('/api/courses', formBody('POST', fields, auth))).json();
};
const getCourse = (id: string) => site.api(`/api/courses/single/${id}`);
const addPicture = async (caption: string) =>
  (
    await site.api(
      '/api/carousel',
      formBody('POST', { caption, company_id: '1', image: await pictureFile() }, auth),
    )
  ).json();
let visitors = 0;
const sendEnquiry = async (name: string) => {
  const body = { name, email: 'mina@example.com', message: 'When does it begin?', company_id: 2 };
  return (await site.api('/api/forms', { ...jsonBody('POST', body), ip: `127.7.0.${++visitors}` })).json();
};
const enquiries = async (): Promise<{ id: string }[]> =>
  (await site.api('/api/forms', { headers: auth })).json();

describe('the trash', () => {
  test('lists what was deleted, the last first, and until when it can be brought back', async () => {
    const course = await addCourse('Deleted first');
    const picture = await addPicture('Deleted second');
    const enquiry = await sendEnquiry('Deleted Third');
    const before = Date.now();
    for (const path of [`courses/${course.id}`, `carousel/${picture.id}`, `forms/${enquiry.id}`]) {
      await remove(`/api/${path}`);
      await pause();
    }
    const items = (await trash()).slice(0, 3);
    expect(items.map(({ kind, id, label, company_id }) => [kind, id, label, company_id])).toEqual([
      ['enquiry', enquiry.id, 'Deleted Third', 2],
      ['carousel', picture.id, 'Deleted second', 1],
      ['course', course.id, 'Deleted first', 1],
    ]);
    for (const { deleted_at, restorable_until } of items) {
      expect(Date.parse(deleted_at)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(restorable_until) - Date.parse(deleted_at)).toBe(KEPT_MS);
    }
  });

  test('is for the administrator only', async () => {
    expect((await site.api('/api/trash')).status).toBe(401);
    expect((await site.api('/api/trash/course.x/restore', { method: 'POST' })).status).toBe(401);
  });

  test.each(['course.never-was', 'course.', 'course', 'enquiry.x', 'session.x', '..%2fx', 'carousel.%00'])(
    'answers 404 for %s',
    async (address) => {
      expect((await restore(address)).status).toBe(404);
    },
  );
});

describe('a restored course', () => {
  test('is what it was, under its id, with its picture', async () => {
    const before = await addCourse('Comes back', { image: await pictureFile(), instructor: 'Sita' });
    await remove(`/api/courses/${before.id}`);
    expect((await getCourse(before.id)).status).toBe(404);
    const answer = await restore(`course.${before.id}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(before);
    const now = await getCourse(before.id);
    expect(now.headers.get('etag')).toBe(answer.headers.get('etag'));
    expect(await now.json()).toEqual(before);
    expect((await site.api(before.image)).status).toBe(200);
    expect((await trash()).map(({ id }) => id)).not.toContain(before.id);
  });

  test('makes another revision, and asks for a build', async () => {
    const revision = async () => (await (await site.api('/api/revision')).json()).revision;
    const { id } = await addCourse('Published again');
    await remove(`/api/courses/${id}`);
    await site.settled();
    const deleted = await revision();
    const store = getStore({ name: 'publish', consistency: 'strong' });
    const request = async () => (await store.get('request', { type: 'json' })).id;
    const before = await request();
    await restore(`course.${id}`);
    await site.settled();
    expect(await revision()).not.toBe(deleted);
    expect(await request()).not.toBe(before);
  });

  test('is another version: whoever still has the form open from before gets 412', async () => {
    const { id } = await addCourse('Has moved on');
    const etag = (await getCourse(id)).headers.get('etag') ?? '';
    await remove(`/api/courses/${id}`);
    await restore(`course.${id}`);
    const stale = formBody('PUT', { title: 'Overwritten' }, { ...auth, 'if-match': etag });
    expect((await site.api(`/api/courses/${id}`, stale)).status).toBe(412);
    const staleDelete = { method: 'DELETE', headers: { ...auth, 'if-match': etag } };
    expect((await site.api(`/api/courses/${id}`, staleDelete)).status).toBe(412);
    expect((await getCourse(id)).status).toBe(200);
  });

  test('is restored once: the second time, and for one that is there, 404', async () => {
    const { id } = await addCourse('Only once');
    expect((await restore(`course.${id}`)).status).toBe(404);
    await remove(`/api/courses/${id}`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(`course.${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await restore(`course.${id}`)).status).toBe(404);
  });

  test('or a sample of a fresh store comes back as well', async () => {
    const [sample] = await (await site.api('/api/courses/2')).json();
    await remove(`/api/courses/${sample.id}`);
    expect(await (await restore(`course.${sample.id}`)).json()).toEqual(sample);
  });
});

test('a restored carousel item goes last', async () => {
  const list = async () =>
    (await (await site.api('/api/carousel/1')).json()).map(({ id }: { id: string }) => id);
  const first = await addPicture('First');
  const second = await addPicture('Second');
  await remove(`/api/carousel/${first.id}`);
  const restored = await (await restore(`carousel.${first.id}`)).json();
  expect(restored).toEqual({ ...first, position: second.position + 1 });
  expect((await list()).slice(-2)).toEqual([second.id, first.id]);
  expect((await site.api(first.image)).status).toBe(200);
});

test('a restored enquiry has its state and notes', async () => {
  const { id } = await sendEnquiry('Comes Back');
  const change = jsonBody('PUT', { state: 'replied', notes: 'Call on Sunday' }, auth);
  const before = await (await site.api(`/api/forms/${id}`, change)).json();
  await remove(`/api/forms/${id}`);
  expect((await enquiries()).map((enquiry) => enquiry.id)).not.toContain(id);
  expect(await (await restore(`enquiry.${id}`)).json()).toEqual(before);
  expect(await enquiries()).toContainEqual(before);
  expect((await restore(`enquiry.${id}`)).status).toBe(404);
});

describe('deleting and restoring at once', () => {
  test.each(['courses', 'forms'] as const)(
    'loses nothing and claims nothing false: %s',
    async (collection) => {
      for (let round = 0; round < 10; round++) {
        const isCourse = collection === 'courses';
        const { id } = isCourse ? await addCourse(`Contended ${round}`) : await sendEnquiry('Contended');
        const address = `${isCourse ? 'course' : 'enquiry'}.${id}`;
        const answers = await Promise.all(
          Array.from({ length: 6 }, async (_, turn) =>
            turn % 2 === 0
              ? { deletes: 1, ...(await statusOf(remove(`/api/${collection}/${id}`))) }
              : { deletes: 0, ...(await statusOf(restore(address))) },
          ),
        );
        const deleted = answers.filter(({ deletes, status }) => deletes && status === 204).length;
        const restored = answers.filter(({ deletes, status }) => !deletes && status === 200).length;
        expect(answers.every(({ status }) => [200, 204, 404].includes(status))).toBe(true);
        // It ends either there or in the trash, as what was acknowledged says.
        const inTrash = (await trash()).some((item) => item.id === id);
        const there = isCourse
          ? (await getCourse(id)).status === 200
          : (await enquiries()).some((enquiry) => enquiry.id === id);
        expect([there, inTrash]).toEqual(deleted === restored ? [true, false] : [false, true]);
        expect(deleted - restored).toBeGreaterThanOrEqual(0);
        expect(deleted - restored).toBeLessThanOrEqual(1);
      }
    },
  );
  const statusOf = async (answer: Promise<Response>) => ({ status: (await answer).status });
});

describe('after 30 days', () => {
  const content = () => getStore({ name: 'content', consistency: 'strong' });

  test('a course can no longer be brought back; what it said is erased, its id stays taken', async () => {
    const { id } = await addCourse('Forgotten in time');
    await remove(`/api/courses/${id}`);
    const { deleted_at } = (await trash()).find((item) => item.id === id) as TrashItem;
    const end = Date.parse(deleted_at) + KEPT_MS;
    await emptyOldTrash(end - 1);
    expect((await listTrash(end - 1)).map((item) => item.id)).toContain(id);
    expect(await content().get(`courses/${id}`)).toContain('Forgotten in time');
    expect((await listTrash(end)).map((item) => item.id)).not.toContain(id);
    expect(await emptyOldTrash(end)).toBeGreaterThan(0);
    expect(await content().get(`courses/${id}`, { type: 'json' })).toEqual({
      version: 1,
      rev: expect.any(String),
      deleted_at,
      data: null,
    });
    expect((await restore(`course.${id}`)).status).toBe(404);
    expect((await addCourse('Forgotten in time')).id).toBe(`${id}-2`);
    // What is there, and what was done before, is left alone.
    expect((await getCourse(`${id}-2`)).status).toBe(200);
    expect(await emptyOldTrash(end)).toBe(0);
  });

  test('an enquiry is erased altogether, unless it was brought back', async () => {
    const store = getStore({ name: 'enquiries', consistency: 'strong' });
    const gone = await sendEnquiry('Forget Me');
    const kept = await sendEnquiry('Keep Me');
    await remove(`/api/forms/${gone.id}`);
    await remove(`/api/forms/${kept.id}`);
    await restore(`enquiry.${kept.id}`);
    await eraseOldEnquiries(Date.now() + KEPT_MS - DAY_MS);
    expect(await store.get(`enquiries/${gone.id}`)).toContain('Forget Me');
    await eraseOldEnquiries(Date.now() + KEPT_MS + DAY_MS);
    expect(await store.get(`enquiries/${gone.id}`)).toBeNull();
    expect(await store.get(`enquiries/${kept.id}`)).toContain('Keep Me');
    expect((await store.list({ prefix: 'deleted/' })).blobs).toEqual([]);
  });

  test('an enquiry whose erasing was cut off half-way is erased the next time', async () => {
    const store = getStore({ name: 'enquiries', consistency: 'strong' });
    const { id } = await sendEnquiry('Half Forgotten');
    await remove(`/api/forms/${id}`);
    const stored = await store.get(`enquiries/${id}`, { type: 'json' });
    await store.set(`enquiries/${id}`, JSON.stringify({ ...stored, data: null }));
    expect((await trash()).map((item) => item.id)).not.toContain(id);
    await eraseOldEnquiries(Date.now() + KEPT_MS + DAY_MS);
    expect(await store.get(`enquiries/${id}`)).toBeNull();
  });
});
