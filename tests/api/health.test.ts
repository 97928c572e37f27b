import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ADMIN, startSite, startStore } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let directory: string;
const BUILD = { revision: '0123456789abcdef', built_at: '2026-11-21T03:25:36.184Z' };

beforeAll(async () => {
  site = await startSite(await startStore());
  directory = await mkdtemp(join(tmpdir(), 'built-'));
  await writeFile(join(directory, 'revision.json'), JSON.stringify(BUILD));
  process.env.SITE_DIR = directory;
});
afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true });
});

test('says that the store can be reached, what it holds and what was built', async () => {
  const response = await site.api('/api/health');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { revision } = await (await site.api('/api/revision')).json();
  expect(await response.json()).toEqual({ store: 'ok', revision, build: BUILD });
});

test('answers HEAD without a body', async () => {
  const response = await site.api('/api/health', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('costs one call to the store, and one more every five minutes', async () => {
  let calls = 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    calls++;
    return real(input, init);
  });
  await site.api('/api/health');
  expect(calls).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  await Promise.all([site.api('/api/health'), site.api('/api/health')]);
  expect(calls).toBeLessThanOrEqual(5);
  await site.api('/api/health');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers 503 when the store can be read and not written to, and 200 when it can again', async () => {
  const real = globalThis.fetch;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) =>
    init?.method === 'put' ? new Response(null, { status: 500 }) : real(input, init),
  );
  expect((await site.api('/api/health')).status).toBe(503);
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
  expect((await site.api('/api/health')).status).toBe(200);
  vi.useRealTimers();
});

test('answers 503 when the store is stopped, says nothing of the inside, and 200 when it is back', async () => {
  const { port } = new URL(JSON.parse(atob(site.store.encodedContext)).edgeURL);
  await site.store.stop();
  const response = await site.api('/api/health');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    message: 'The data store does not answer at the moment. Please try again shortly.',
  });
  for (const secret of [port, ADMIN.email, ADMIN.password, process.env.JWT_SECRET ?? '', directory]) {
    expect(text).not.toContain(secret);
  }
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});
