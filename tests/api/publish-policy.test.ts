import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let headers: { authorization: string };
beforeAll(async () => {
  site = await startSite();
  headers = bearer(await site.signIn());
});
afterAll(() => site.stop());

const PATH = '/api/publish/policy';
const read = async () => (await site.api(PATH, { headers })).json();
const put = (change: unknown) => site.api(PATH, jsonBody('PUT', change, headers));

test('gathers ten builds a month where nobody has said anything; on one’s own machine builds are free', async () => {
  expect(await read()).toMatchObject({ mode: 'at-once', builds_a_month: null });
  vi.stubEnv('PUBLISH_MODE', 'gathered');
  expect(await read()).toMatchObject({ mode: 'gathered', builds_a_month: null });
  vi.stubEnv('PUBLISH_MODE', '');
  expect(await read()).toEqual({
    mode: 'gathered',
    soon_minutes: 15,
    nightly: '02:00',
    builds_a_month: 10,
    reserve: 2,
    month_starts_on: 1,
  });
  vi.unstubAllEnvs();
});

test('knows the names that modes had before', async () => {
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: 'publish', consistency: 'strong' });
  for (const [before, now] of [
    ['each', 'at-once'],
    ['batched', 'gathered'],
    ['manual', 'by-hand'],
  ]) {
    await store.setJSON('policy', { version: 1, mode: before, nightly: '03:00' });
    expect(await read()).toMatchObject({ mode: now, nightly: '03:00' });
  }
  await store.delete('policy');
});

test('changes what is named and nothing else, and the trail tells of it', async () => {
  const before = await read();
  const answer = await put({ mode: 'gathered', builds_a_month: '12' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ...before, mode: 'gathered', builds_a_month: 12 });
  expect(await read()).toEqual({ ...before, mode: 'gathered', builds_a_month: 12 });
  expect((await put({ builds_a_month: null })).status).toBe(200);
  expect((await read()).builds_a_month).toBeNull();
  const [entry] = await (await site.api('/api/audit', { headers })).json();
  expect(entry).toMatchObject({ action: 'policy-changed', detail: 'Gathered' });
});

test.each([
  ['mode', { mode: 'sometimes' }],
  ['soon_minutes', { soon_minutes: 4 }],
  ['soon_minutes', { soon_minutes: 61 }],
  ['soon_minutes', { soon_minutes: null }],
  ['nightly', { nightly: '24:00' }],
  ['nightly', { nightly: '2:00' }],
  ['builds_a_month', { builds_a_month: 0 }],
  ['builds_a_month', { builds_a_month: 2.5 }],
  ['reserve', { reserve: -1 }],
  ['reserve', { builds_a_month: 3, reserve: 4 }],
  ['month_starts_on', { month_starts_on: 29 }],
  ['often', { often: true }],
])('refuses a wrong %s by its name: %o', async (field, change) => {
  const before = await read();
  const answer = await put(change);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toEqual([{ field, msg: expect.any(String) }]);
  expect(await read()).toEqual(before);
});

test('is for the administrator only', async () => {
  expect((await site.api(PATH)).status).toBe(401);
  expect((await site.api(PATH, jsonBody('PUT', { mode: 'at-once' }))).status).toBe(401);
});
