import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deployDays } from '../../src/server/publish/deploys.ts';
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

type EventName = 'deployBuilding' | 'deploySucceeded' | 'deployFailed';
const deploy = {
  id: 'd1',
  siteId: 'local',
  context: 'production',
  createdAt: '2026-11-23T06:00:00.000Z',
  title: 'Deploy triggered by hook: Content changes',
};

/** Tells of a deploy, as the platform does. */
async function tell(name: EventName, more: object = {}): Promise<void> {
  const listener = site.functions.find((fn) => fn.name === 'deploy-events')?.events[name] as
    | ((event: object) => Promise<void>)
    | undefined;
  if (!listener) throw new Error(`Nobody listens to ${name}.`);
  await listener({ deploy: { ...deploy, ...more }, site: {} });
}

const days = (now = '2026-11-23T12:00:00.000Z', startsOn = 1) => deployDays(new Date(now), startsOn);

async function records(): Promise<Record<string, unknown>[]> {
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: 'publish', consistency: 'strong' });
  const { blobs } = await store.list({ prefix: 'deploys/' });
  return Promise.all(blobs.map(({ key }) => store.get(key, { type: 'json' })));
}

describe('deploys', () => {
  test('are counted once each, however often and in whatever order they are told of', async () => {
    await tell('deploySucceeded', { time: 42 });
    await tell('deployBuilding');
    await tell('deployBuilding');
    await tell('deploySucceeded', { time: 42 });
    expect(await days()).toEqual(['2026-11-23']);
    expect(await records()).toMatchObject([
      { at: deploy.createdAt, reason: deploy.title, seconds: 42, failed: false },
    ]);
  });

  test('are counted when the event of their beginning is lost, or that of their end', async () => {
    await tell('deploySucceeded', { id: 'd2' });
    await tell('deployBuilding', { id: 'd3' });
    expect(await days()).toHaveLength(2);
  });

  test('are counted when two events come at once', async () => {
    await Promise.all([tell('deployBuilding'), tell('deployBuilding'), tell('deploySucceeded')]);
    expect(await records()).toHaveLength(1);
  });

  test('by a push are counted, too, and so are those that fail', async () => {
    await tell('deployBuilding', { title: null, commitMessage: 'Change a price' });
    await tell('deployFailed', { title: null, commitMessage: 'Change a price', errorMessage: 'Broken.' });
    expect(await records()).toMatchObject([{ reason: 'Change a price', failed: true }]);
    vi.mocked(console.error).mockClear();
  });

  test('belong to the day that it is in Nepal', async () => {
    await tell('deployBuilding', { createdAt: '2026-10-31T18:14:59.000Z' });
    await tell('deployBuilding', { id: 'd2', createdAt: '2026-10-31T18:15:00.000Z' });
    expect(await days()).toEqual(['2026-11-01']);
    expect((await days('2026-11-23T12:00:00.000Z', 24)).sort()).toEqual(['2026-10-31', '2026-11-01']);
  });

  test('of previews are kept apart', async () => {
    await tell('deployBuilding', { context: 'deploy-preview' });
    expect(await days()).toEqual([]);
  });
});

describe('what claims to be an event of the platform', () => {
  test.each<[string, object]>([
    ['of another site', { siteId: 'another' }],
    ['that names no site', { siteId: undefined }],
    ['with an id that is none', { id: '../request' }],
    ['without a time', { createdAt: 'yesterday' }],
  ])('%s is refused and changes nothing', async (_, more) => {
    await tell('deployFailed', { errorMessage: 'Call 01-5555555.', ...more });
    expect(await records()).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('deploy-event-refused');
    vi.mocked(console.warn).mockClear();
  });

  test('is refused where the site does not know its own id', async () => {
    vi.stubEnv('SITE_ID', '');
    await tell('deployFailed', { siteId: '' });
    vi.unstubAllEnvs();
    expect(await records()).toEqual([]);
    vi.mocked(console.warn).mockClear();
  });

  test('is answered with 404 where it comes as a call', async () => {
    for (const method of ['GET', 'POST']) {
      expect((await site.api('/.netlify/functions/deploy-events', { method })).status).toBe(404);
    }
    vi.mocked(console.warn).mockClear();
  });
});
