import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { functionContext } from '../../netlify/local/function-context.ts';
import { courseRecord, fillStore, storedCourse } from '../support/catalogue.ts';
import { startSite } from '../support/site.ts';

const COUNT = 500;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await fillStore(COUNT);
});
afterAll(() => site.stop());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(console.warn).mockClear();
});

const store = (name: string) => getStore({ name, consistency: 'strong' });
const rename = (index: number, title: string) =>
  store('content').set(`courses/course-${index}`, storedCourse({ ...courseRecord(index), title }));

/** Asks a function that has just been started for the list, and counts what it asks the store for. */
async function coldRead(beforeReading = async () => undefined as unknown) {
  await beforeReading();
  vi.resetModules();
  const { default: courses } = await import('../../netlify/functions/courses.ts');
  const asked = { lists: 0, snapshots: 0, records: 0 };
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input);
    if ((init?.method ?? 'get').toLowerCase() === 'get') {
      if (pathname.includes('site:snapshots')) asked.snapshots += 1;
      else if (pathname.includes('/courses/')) asked.records += 1;
      else asked.lists += 1;
    }
    return real(input, init);
  });
  const background: Promise<unknown>[] = [];
  const request = new Request('https://site.example/api/courses/1');
  const { context } = functionContext({
    request,
    params: { id: '1' },
    ip: '127.0.0.1',
    deployId: 'test',
    siteUrl: 'https://site.example',
    waitUntil: (promise) => void background.push(promise),
  });
  const answer = await courses(request, context);
  const answered = { ...asked };
  await Promise.all(background);
  vi.unstubAllGlobals();
  const list: { id: string; title: string }[] = await answer.json();
  return { status: answer.status, list, asked: answered, written: background.length };
}

describe('a function that has just been started', () => {
  test('reads every record once, and leaves a snapshot behind after it has answered', async () => {
    const { list, asked, written } = await coldRead();
    expect(list).toHaveLength(COUNT);
    expect(asked).toEqual({ lists: 1, snapshots: 1, records: COUNT });
    expect(written).toBe(1);
  });

  test('then needs two requests for all courses: the listing and the snapshot', async () => {
    const { list, asked, written } = await coldRead();
    expect(list).toHaveLength(COUNT);
    expect(list[0]).toMatchObject({ id: `course-${COUNT - 1}`, title: courseRecord(COUNT - 1).title });
    expect(asked).toEqual({ lists: 1, snapshots: 1, records: 0 });
    expect(written).toBe(0);
  });

  test('reads besides only what has changed, and leaves out what is gone', async () => {
    const { list, asked, written } = await coldRead(async () => {
      await rename(7, 'Changed since');
      await store('content').delete('courses/course-8');
    });
    expect(list).toHaveLength(COUNT - 1);
    expect(list.find(({ id }) => id === 'course-7')?.title).toBe('Changed since');
    expect(asked).toEqual({ lists: 1, snapshots: 1, records: 1 });
    expect(written).toBe(0);
  });

  test('renews the snapshot when many records have changed', async () => {
    const indexes = Array.from({ length: 40 }, (_, index) => 100 + index);
    const first = await coldRead(() => Promise.all(indexes.map((index) => rename(index, `New ${index}`))));
    expect(first.asked.records).toBe(41);
    expect(first.written).toBe(1);
    const second = await coldRead();
    expect(second.asked).toEqual({ lists: 1, snapshots: 1, records: 0 });
    expect(second.list.find(({ id }) => id === 'course-139')?.title).toBe('New 139');
  });

  test.each([
    ['is no JSON', '[["courses/course-1",'],
    ['has another shape', '{"courses":[]}'],
    ['holds records that cannot be read', null],
  ])('does without a snapshot that %s, and replaces it', async (_, damage) => {
    const damaged = await coldRead(async () => {
      const { blobs } = await store('content').list({ prefix: 'courses/' });
      const wrong = JSON.stringify(blobs.map(({ key, etag }) => [key, { etag, text: '{"rev":' }]));
      await store('snapshots').set('courses', damage ?? wrong);
    });
    expect(damaged.status).toBe(200);
    expect(damaged.list).toHaveLength(COUNT - 1);
    expect(damaged.asked.records).toBe(COUNT - 1);
    expect((await coldRead()).asked.records).toBe(0);
  });

  test('answers all the same when the store refuses the snapshot, both ways', async () => {
    await store('snapshots').delete('courses');
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
      new URL(input).pathname.includes('site:snapshots')
        ? Promise.resolve(new Response(null, { status: 403 }))
        : real(input, init),
    );
    const { status, list } = await coldRead();
    expect(status).toBe(200);
    expect(list).toHaveLength(COUNT - 1);
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('snapshot-not-written');
  });
});

test('a snapshot written late shows no one an older record', async () => {
  await coldRead();
  const old = await store('snapshots').get('courses');
  await rename(20, 'Newer than the snapshot');
  await store('snapshots').set('courses', old);
  const { list } = await coldRead();
  expect(list.find(({ id }) => id === 'course-20')?.title).toBe('Newer than the snapshot');
});

test('a part that is read by itself leaves the rest of the snapshot as it is', async () => {
  await coldRead();
  await Promise.all(Array.from({ length: 40 }, (_, index) => rename(200 + index, `Part ${index}`)));
  vi.resetModules();
  const { inRequestScope } = await import('../../src/server/request-scope.ts');
  const { courseRecords } = await import('../../src/server/content/records.ts');
  const { blobs: part } = await store('content').list({ prefix: 'courses/course-2' });
  const background: Promise<unknown>[] = [];
  const read = () => courseRecords.versions(part);
  expect(await inRequestScope('production', read, (work) => void background.push(work))).toHaveLength(111);
  await Promise.all(background);
  expect(background).toHaveLength(1);
  const { asked, list } = await coldRead();
  expect(asked.records).toBe(0);
  expect(list.find(({ id }) => id === 'course-239')?.title).toBe('Part 39');
});

test('what was read before the store failed is kept for the next call', async () => {
  await store('snapshots').delete('courses');
  const real = globalThis.fetch;
  let reads = 0;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    new URL(input).pathname.includes('/courses/') && ++reads > 100
      ? Promise.resolve(new Response(null, { status: 403 }))
      : real(input, init),
  );
  const cut = await coldRead();
  vi.mocked(console.error).mockClear();
  expect([cut.status, cut.written]).toEqual([503, 1]);
  // What was under way at the first failure may be missing.
  const kept = JSON.parse(await store('snapshots').get('courses', { type: 'text' }));
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.length).toBeLessThanOrEqual(100);
  expect((await coldRead()).list).toHaveLength(COUNT - 1);
});

test('a build reads through the snapshot, and writes none', async () => {
  await store('snapshots').delete('courses');
  vi.resetModules();
  const { readContent } = await import('../../src/server/content/content.ts');
  expect((await readContent()).courses).toHaveLength(COUNT - 1);
  expect(await store('snapshots').get('courses')).toBeNull();
});
