import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookAtBuilds } from '../../src/server/publish/build-events.ts';
import { deployDays } from '../../src/server/publish/deploys.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { tellOfDeploy } from '../support/deploy-events.ts';
import { startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: 'publish', consistency: 'strong' });
  for (const { key } of (await store.list()).blobs) await store.delete(key);
});

const deploy = {
  id: 'd1',
  createdAt: '2026-11-23T06:00:00.000Z',
  reason: 'Deploy triggered by hook: Content changes',
};

const tell = (name: Parameters<typeof tellOfDeploy>[1], more: object = {}) =>
  tellOfDeploy(site.functions, name, { ...deploy, ...more });

/** What anybody does who asks how publishing goes. */
const look = (now: string) => inRequestScope('production', () => lookAtBuilds(new Date(now)));
const days = async (now = '2026-11-23T12:00:00.000Z', startsOn = 1) => {
  await look(now);
  return (await deployDays(new Date(now), startsOn)).made;
};

async function records(): Promise<Record<string, unknown>[]> {
  await look(deploy.createdAt);
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: 'publish', consistency: 'strong' });
  const { blobs } = await store.list({ prefix: 'deploys/' });
  return Promise.all(blobs.map(({ key }) => store.get(key, { type: 'json' })));
}

const lastBuild = async () => {
  const { getStore } = await import('@netlify/blobs');
  return getStore({ name: 'publish', consistency: 'strong' }).get('build', { type: 'json' });
};

describe('deploys', () => {
  test('are counted once each, however often and in whatever order they are told of', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(deploy.createdAt) + 42_000 });
    await tell('deploySucceeded');
    vi.useRealTimers();
    await tell('deployBuilding');
    await tell('deployBuilding');
    await tell('deploySucceeded');
    await tell('deployFailed', { error: 'Too late.' });
    expect(await days()).toEqual(['2026-11-23']);
    expect(await records()).toMatchObject([
      { at: deploy.createdAt, reason: deploy.reason, seconds: 42, failed: false },
    ]);
  });

  test('are counted when the event of their beginning is lost, or that of their end', async () => {
    await tell('deploySucceeded', { id: 'd2' });
    await tell('deployBuilding', { id: 'd3' });
    expect(await days()).toHaveLength(2);
  });

  test('begin without a line in the log, though nothing is known of them yet', async () => {
    const lines = (['info', 'warn'] as const).map((level) => vi.mocked(console[level]).mockClear());
    await tell('deployBuilding', { id: 'd6', isReal: false });
    for (const line of lines) expect(line).not.toHaveBeenCalled();
  });

  test('are counted when two events come at once', async () => {
    await Promise.all([tell('deployBuilding'), tell('deployBuilding'), tell('deploySucceeded')]);
    expect(await records()).toHaveLength(1);
  });

  test('that fail are counted, too', async () => {
    await tell('deployBuilding', { reason: 'a1b2c3d' });
    await tell('deployFailed', { reason: 'a1b2c3d', error: 'Broken.' });
    expect(await records()).toMatchObject([{ reason: 'a1b2c3d', failed: true }]);
    vi.mocked(console.error).mockClear();
  });

  test.each(['publish/deploys/', 'publish/build'])(
    'that fail are known to have failed, though a crash kept %s from being written',
    async (key) => {
      await tell('deployBuilding', { id: 'd3' });
      await look(deploy.createdAt);
      const real = globalThis.fetch;
      vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
        init?.method?.toUpperCase() === 'PUT' && String(input).includes(key)
          ? Promise.reject(new TypeError('fetch failed'))
          : real(input, init),
      );
      await expect(tell('deployFailed', { id: 'd3', error: 'Broken.' })).rejects.toThrow();
      vi.unstubAllGlobals();
      await look('2026-11-23T06:05:00.000Z');
      expect(await records()).toMatchObject([{ failed: true }]);
      expect(await lastBuild()).toMatchObject({ deploy_id: 'd3', error: 'Broken.' });
      expect((await lastBuild()).finished_at).not.toBeNull();
      vi.mocked(console.error).mockClear();
    },
  );

  test('belong to the day that it is in Nepal', async () => {
    await tell('deployBuilding', { id: 'd4', createdAt: '2026-10-31T18:14:59.000Z' });
    await tell('deployBuilding', { id: 'd5', createdAt: '2026-10-31T18:15:00.000Z' });
    expect(await days()).toEqual(['2026-11-01']);
    expect((await days('2026-11-23T12:00:00.000Z', 24)).sort()).toEqual(['2026-10-31', '2026-11-01']);
  });
});

describe('what claims to be an event of the platform', () => {
  test.each<[string, object]>([
    ['of a deploy whose build has left nothing', { id: 'd9', isReal: false }],
    ['with an id that is none', { id: '../request', isReal: false }],
    ['without an id', { id: undefined, isReal: false }],
  ])('%s is refused and changes nothing', async (_, more) => {
    for (const name of ['deployBuilding', 'deploySucceeded', 'deployFailed'] as const) await tell(name, more);
    expect(await records()).toEqual([]);
    expect(await lastBuild()).toBeNull();
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('deploy-event-refused');
    vi.mocked(console.warn).mockClear();
  });

  test('says nothing of its own: what stands in the admin is what the build has left', async () => {
    await tell('deployFailed');
    expect(await records()).toMatchObject([{ reason: deploy.reason, at: deploy.createdAt }]);
    expect(await lastBuild()).toMatchObject({
      created_at: deploy.createdAt,
      error: 'The build failed. Its log says why.',
    });
    vi.mocked(console.error).mockClear();
  });

  test('is answered with 404 where it comes as a call', async () => {
    for (const method of ['GET', 'POST']) {
      expect((await site.api('/.netlify/functions/deploy-events', { method })).status).toBe(404);
    }
    vi.mocked(console.warn).mockClear();
  });
});
