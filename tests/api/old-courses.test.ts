import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fragmentPaths } from '../../src/paths.ts';
import { bearer, formBody, startSite } from '../support/site.ts';

/** A course as it was stored before there were fees, categories, intakes and instructors. */
const OLD = {
  id: 'weaving',
  title: 'Weaving',
  description: 'Looms and wool.\n\nBring patience.',
  company_id: 1,
  level: 'Beginner',
  duration: '8 weeks',
  instructor: 'Mina Rai',
  picture: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
/** What the specification says of a course. */
const SPECIFIED = {
  ...{ id: 'weaving', title: 'Weaving', description: OLD.description, image: null },
  ...{ duration: '8 weeks', level: 'Beginner', instructor: 'Mina Rai', company_id: 1 },
};

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  const store = getStore({ name: 'content', consistency: 'strong' });
  await store.set('seeded', 'true');
  await store.set('courses/weaving', JSON.stringify({ rev: 'old', deleted_at: null, data: OLD }));
});
afterAll(() => site.stop());

const read = async (path: string) => (await site.api(path)).json();

test('an old course keeps what the specification says of it, in lists and alone', async () => {
  expect(await read('/api/courses/single/weaving')).toMatchObject(SPECIFIED);
  expect(await read('/api/courses/1')).toEqual([expect.objectContaining(SPECIFIED)]);
  expect(await read('/api/courses/2')).toEqual([]);
});

test('its page says what it said, and nothing of what nobody has said', async () => {
  const html = await (await site.api(fragmentPaths.course(1, 'weaving'))).text();
  for (const said of ['Weaving', 'Beginner', '8 weeks', 'Mina Rai', 'Looms and wool.', 'Bring patience.'])
    expect(html).toContain(said);
  for (const unsaid of [
    'Dates and fees',
    'What the course covers',
    'What you need before',
    'Rs',
    '<dt class="muted">Category',
  ])
    expect(html).not.toContain(unsaid);
  const card = await (await site.api(fragmentPaths.courses(1))).text();
  expect(card).toContain('Mina Rai');
  expect(card).not.toMatch(/Rs |Starts /);
});

test('a change of one field leaves the others as they were', async () => {
  const auth = bearer(await site.signIn());
  const put = await site.api('/api/courses/weaving', formBody('PUT', { duration: '9 weeks' }, auth));
  expect(put.status).toBe(200);
  expect(await read('/api/courses/single/weaving')).toMatchObject({ ...SPECIFIED, duration: '9 weeks' });
});
