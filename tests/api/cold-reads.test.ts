import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { functionContext } from '../../netlify/local/function-context.ts';
import { courseRecord, fillStore, storedCourse } from '../support/catalogue.ts';
import { startSite } from '../support/site.ts';

const COUNT = 200;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await fillStore(COUNT);
});
afterAll(() => site.stop());
afterEach(() => vi.unstubAllGlobals());

const rename = (index: number, title: string) =>
  getStore('content').set(`courses/course-${index}`, storedCourse({ ...courseRecord(index), title }));

/** Starts a function that knows nothing yet, and counts what it asks the store for. */
async function coldFunction(fails = (_records: number) => false) {
  vi.resetModules();
  const { default: courses } = await import('../../netlify/functions/courses.ts');
  const { default: fragments } = await import('../../netlify/functions/fragments.ts');
  const asked = { lists: 0, wholeLists: 0, marks: 0, records: 0 };
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input);
    if (pathname.includes('/courses/')) asked.records += 1;
    else if (pathname.endsWith('/seeded')) asked.marks += 1;
    else {
      asked.lists += 1;
      if (!searchParams.has('prefix')) asked.wholeLists += 1;
    }
    return fails(asked.records) ? Promise.resolve(new Response(null, { status: 403 })) : real(input, init);
  });
  const call = (answers: typeof courses, path: string, params: Record<string, string>) => {
    const request = new Request(`https://site.example${path}`);
    const context = functionContext({
      request,
      params,
      ip: '127.0.0.1',
      deployId: 'test',
      siteUrl: 'https://site.example',
      waitUntil: () => {},
    });
    return answers(request, context);
  };
  async function list() {
    const answer = await call(courses, '/api/courses/1', { id: '1' });
    const body: { id: string; title: string }[] = await answer.json();
    return { status: answer.status, courses: body };
  }
  const listPart = () => call(fragments, '/api/fragments/courses/1', { part: 'courses', company: '1' });
  return { list, listPart, asked };
}

test('a function that has just been started reads each record once, however many ask for the list', async () => {
  const { list, asked } = await coldFunction();
  const answers = await Promise.all(Array.from({ length: 20 }, list));
  expect(answers.map(({ courses }) => courses.length)).toEqual(Array(20).fill(COUNT));
  expect(asked.records).toBe(COUNT);
});

test('then it reads only what has changed, and leaves out what is gone', async () => {
  const { list, asked } = await coldFunction();
  await list();
  asked.lists = asked.records = 0;
  await rename(7, 'Changed since');
  await getStore('content').delete('courses/course-8');
  asked.lists = asked.wholeLists = asked.marks = asked.records = 0;
  const { courses } = await list();
  expect(courses).toHaveLength(COUNT - 1);
  expect(courses.find(({ id }) => id === 'course-7')?.title).toBe('Changed since');
  expect(asked).toEqual({ lists: 1, wholeLists: 0, marks: 1, records: 1 });
});

test('what was read before the store failed need not be read again', async () => {
  let isDown = true;
  const { list, asked } = await coldFunction((records) => isDown && records > 100);
  expect((await list()).status).toBe(503);
  vi.mocked(console.error).mockClear();
  isDown = false;
  asked.records = 0;
  expect((await list()).courses).toHaveLength(COUNT - 1);
  expect(asked.records).toBeLessThan(COUNT - 50);
});

test('a part of a page lists all of the content once, and the next call sees what has changed since', async () => {
  const { listPart, asked } = await coldFunction();
  await (await listPart()).text();
  // One of the words alone, one of everything, for the courses, their intakes and categories.
  expect([asked.lists, asked.wholeLists]).toEqual([2, 1]);
  await rename(199, 'Changed once more');
  expect(await (await listPart()).text()).toContain('Changed once more');
});
