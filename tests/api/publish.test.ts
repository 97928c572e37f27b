import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_POLICY } from '../../src/domain/publish-policy.ts';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { stateOf } from '../../src/server/publish/status.ts';
import { tellOfDeploy } from '../support/deploy-events.ts';
import { bearer, formBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let auth: { authorization: string };
let siteDir: string;
let calls = 0;
let hookStatus = 200;
let whenCalled = () => {};
/** The call that no build has answered yet. */
let asked: string | undefined;
const hook = createServer(async (request, response) => {
  calls++;
  asked = JSON.parse(await text(request)).call;
  whenCalled();
  response.writeHead(hookStatus, { location: '/elsewhere' }).end();
});

beforeAll(async () => {
  site = await startSite();
  auth = bearer(await site.signIn());
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  process.env.BUILD_HOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/secret-hook`;
  siteDir = await mkdtemp(join(tmpdir(), 'built-'));
  process.env.SITE_DIR = siteDir;
});
afterAll(async () => {
  await site.stop();
  hook.close();
});
beforeEach(async () => {
  await site.settled();
  calls = 0;
  hookStatus = 200;
});

const revision = async (): Promise<string> => (await (await site.api('/api/revision')).json()).revision;
const status = async () => (await site.api('/api/status', { headers: auth })).json();
/** What a build leaves in the site. */
const stamp = async (built: string) =>
  writeFile(
    join(siteDir, 'revision.json'),
    JSON.stringify({ revision: built, built_at: new Date().toISOString() }),
  );
const change = () =>
  site.api('/api/courses', formBody('POST', { title: 'News', description: 'New.', company_id: '1' }, auth));

type EventName = Parameters<typeof tellOfDeploy>[1];
const deployEvent = (name: EventName, id: string, more: { error?: string; createdAt?: string } = {}) =>
  tellOfDeploy(site.functions, name, { id, ...more });

let builds = 0;
/** What runs is done. */
async function endBuild(): Promise<void> {
  const call = asked;
  asked = undefined;
  await tellOfDeploy(site.functions, 'deploySucceeded', { id: `b${builds++}`, call });
}

describe('the content revision', () => {
  test('changes with every change and with nothing else', async () => {
    const seen = [await revision()];
    expect(await revision()).toBe(seen[0]);
    const { id } = await (await change()).json();
    seen.push(await revision());
    await site.api(`/api/courses/${id}`, formBody('PUT', { title: 'Newer' }, auth));
    seen.push(await revision());
    await site.api(`/api/courses/${id}`, { method: 'DELETE', headers: auth });
    seen.push(await revision());
    expect(new Set(seen).size).toBe(4);
    expect(await revision()).toBe(seen[3]);
  });
});

describe('the build hook', () => {
  test('is called once for ten changes in a row', async () => {
    for (let n = 0; n < 10; n++) {
      await change();
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await site.settled();
    expect(calls).toBe(1);
  });

  test('is not called for a refused change', async () => {
    await site.api('/api/courses', formBody('POST', { title: '' }, auth));
    await site.api('/api/courses/nope', { method: 'DELETE', headers: auth });
    await site.settled();
    expect(calls).toBe(0);
  });

  test('that fails is shown as failed, without its address', async () => {
    await stamp('older');
    hookStatus = 500;
    await change();
    await site.settled();
    expect(await status()).toMatchObject({
      state: 'failed',
      build: { failed: false, error: 'The build could not be requested.' },
    });
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('secret-hook');
    vi.mocked(console.error).mockClear();
  });
});

describe('POST /api/publish', () => {
  const publish = () => site.api('/api/publish', { method: 'POST', headers: auth });
  beforeEach(endBuild);

  test('builds once, however often somebody clicks, as long as nothing else changes', async () => {
    await stamp('older');
    for (let click = 0; click < 5; click++) expect((await publish()).status).toBe(202);
    expect(calls).toBe(1);
    expect(await status()).toMatchObject({ state: 'publishing', all_under_way: true });
    const trail = await (await site.api('/api/audit', { headers: auth })).json();
    expect(trail.filter(({ action }: { action: string }) => action === 'published')).toHaveLength(1);
    await endBuild();
    expect((await status()).all_under_way).toBe(false);
    await publish();
    expect(calls).toBe(2);
  });

  test('calls the build hook at once, without any change', async () => {
    await stamp('older');
    const started = Date.now();
    const answer = await publish();
    expect(answer.status).toBe(202);
    expect(await answer.text()).toBe('');
    await site.settled();
    expect(calls).toBe(1);
    expect(Date.now() - started).toBeLessThan(1_000);
    expect((await status()).state).toBe('publishing');
  });

  test('counts as the call for a change that is still waiting for quiet', async () => {
    await change();
    await publish();
    await site.settled();
    expect(calls).toBe(1);
  });

  test('is by hand as often as it has called the hook, however often somebody clicks', async () => {
    const { getStore } = await import('@netlify/blobs');
    const store = getStore({ name: 'publish', consistency: 'strong' });
    const byHand = async () => (await store.list({ prefix: 'by-hand/' })).blobs.length;
    const before = await byHand();
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await byHand()) - before).toBe(calls);
  });

  test('has time left for the store after a slow hook', async () => {
    whenCalled = () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9_000 });
    const answer = await publish();
    vi.useRealTimers();
    whenCalled = () => {};
    expect(answer.status).toBe(202);
  });

  test('is for the administrator only', async () => {
    expect((await site.api('/api/publish', { method: 'POST' })).status).toBe(401);
    expect(calls).toBe(0);
  });

  test('names the variable when there is no hook', async () => {
    const hookUrl = process.env.BUILD_HOOK_URL;
    delete process.env.BUILD_HOOK_URL;
    const answer = await publish();
    process.env.BUILD_HOOK_URL = hookUrl;
    expect(answer.status).toBe(503);
    expect((await answer.json()).message).toContain('BUILD_HOOK_URL');
    vi.mocked(console.error).mockClear();
  });

  test.each(['http://build.example/secret-hook', 'ftp://127.0.0.1/secret-hook', 'secret-hook'])(
    'sends nothing to a hook that is no safe address: %s',
    async (address) => {
      const hookUrl = process.env.BUILD_HOOK_URL;
      process.env.BUILD_HOOK_URL = address;
      const answer = await publish();
      process.env.BUILD_HOOK_URL = hookUrl;
      expect(answer.status).toBe(503);
      expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('must begin with https:');
      vi.mocked(console.error).mockClear();
    },
  );

  test('follows no redirect of the hook', async () => {
    await stamp('older');
    hookStatus = 307;
    expect((await publish()).status).toBe(503);
    expect(calls).toBe(1);
    hookStatus = 200;
    vi.mocked(console.error).mockClear();
  });

  test('tries once more after the hook has failed', async () => {
    await stamp('older');
    hookStatus = 500;
    const refused = await publish();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await status()).state).toBe('failed');
    vi.mocked(console.error).mockClear();
    hookStatus = 200;
    await publish();
    await site.settled();
    expect((await status()).state).toBe('publishing');
  });
});

describe('GET /api/status', () => {
  test('goes from publishing to live as the build begins and ends', async () => {
    await stamp('older');
    await change();
    await site.settled();
    expect((await status()).state).toBe('publishing');
    await deployEvent('deployBuilding', 'd1');
    expect(await status()).toMatchObject({
      state: 'publishing',
      live_revision: 'older',
      build: { finished_at: null },
    });
    await stamp(await revision());
    await deployEvent('deploySucceeded', 'd1');
    const now = await status();
    expect(now.state).toBe('live');
    expect(now.revision).toBe(now.live_revision);
    expect(now.build.finished_at).toEqual(expect.any(String));
  });

  test('says why a build failed, until a newer change is on its way', async () => {
    await stamp('older');
    await change();
    await site.settled();
    await deployEvent('deployBuilding', 'd2');
    await deployEvent('deployFailed', 'd2', { error: 'The content is damaged.' });
    expect(await status()).toMatchObject({
      state: 'failed',
      build: { failed: true, error: 'The content is damaged.' },
    });
    vi.mocked(console.error).mockClear();
    await change();
    await site.settled();
    expect((await status()).state).toBe('publishing');
  });

  test('is not led astray by what is told late of an older build', async () => {
    await stamp('older');
    const early = new Date(Date.now() - 60_000).toISOString();
    await deployEvent('deployBuilding', 'd4');
    await deployEvent('deploySucceeded', 'd4');
    const before = (await status()).build;
    await deployEvent('deployFailed', 'd3', { error: 'Too late.', createdAt: early });
    expect((await status()).build).toEqual(before);
    vi.mocked(console.error).mockClear();
  });

  test('takes over a call whose function was ended before the hook had answered, once', async () => {
    const { getStore } = await import('@netlify/blobs');
    const store = getStore({ name: 'publish', consistency: 'strong' });
    const at = new Date(Date.now() - 60_000).toISOString();
    await store.setJSON('request', { id: 'left', since: at, requested_at: at });
    await store.setJSON('hook-call', { id: 'left', at, answered: false });
    await store.delete('build');
    await stamp('older');
    await Promise.all([status(), status(), status()]);
    await site.settled();
    expect(calls).toBe(1);
  });
});

// It ends the session.
test('emptying the trash builds nothing, for no page shows what is in it', async () => {
  const { id } = await (await change()).json();
  await site.api(`/api/courses/${id}`, { method: 'DELETE', headers: auth });
  await site.settled();
  const [before, made] = [await revision(), calls];
  const later = Date.now() + 31 * 24 * 60 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later, shouldAdvanceTime: true });
  await purgeExpired();
  expect(await revision()).not.toBe(before);
  expect(calls).toBe(made);
  vi.useRealTimers();
});

describe('stateOf', () => {
  const now = new Date('2026-05-01T12:00:00.000Z');
  const at = (minute: number) => new Date(now.getTime() + minute * 60_000).toISOString();
  const request = (minute: number) => ({ id: 'r', since: at(minute), requested_at: at(minute) });
  const call = (minute: number, error?: string, answered = true) => ({
    id: 'c',
    at: at(minute),
    answered,
    error,
  });
  const build = (from: number, to: number | null, error?: string) => ({
    deploy_id: 'd',
    created_at: at(from),
    started_at: at(from),
    finished_at: to === null ? null : at(to),
    error,
  });
  const known = {
    revision: 'newer',
    liveRevision: 'older',
    isComplete: false,
    policy: { ...DEFAULT_POLICY, mode: 'at-once' as const },
    request: null,
    call: null,
    build: null,
    decision: null,
  };
  const held = { when: 'held' as const, why: 'restoring' as const, until: at(60) };
  test.each([
    ['nothing was ever requested', {}, 'saved'],
    ['the site is made of what is stored', { liveRevision: 'newer', build: build(-3, -2, 'no') }, 'live'],
    ['what was written says what the files say', { isComplete: true }, 'live'],
    ['a change has just come', { request: request(0) }, 'publishing'],
    ['a change has just come that is held', { request: request(0), decision: held }, 'saved'],
    ['a change is gathered', { request: request(0), policy: DEFAULT_POLICY }, 'saved'],
    ['a build was asked for', { request: request(-1), call: call(-1) }, 'publishing'],
    ['a build is running', { call: call(-2), build: build(-1, null) }, 'publishing'],
    ['a build was asked for after the last began', { call: call(-1), build: build(-3, -2) }, 'publishing'],
    ['the last build failed', { call: call(-5), build: build(-4, -3, 'no') }, 'failed'],
    ['the hook did not answer', { call: call(-1, 'no') }, 'failed'],
    ['the function that called the hook has been ended', { call: call(-2, undefined, false) }, 'saved'],
    ['the call was lost an hour ago', { request: request(-60), call: call(-60) }, 'saved'],
    [
      'the hook did not answer after a build by a clock ahead',
      { call: call(-1, 'no'), build: build(300, 301) },
      'failed',
    ],
    ['a build by a clock ahead never ended', { build: build(300, null) }, 'saved'],
    ['the build has been silent for an hour', { call: call(-61), build: build(-60, null) }, 'saved'],
  ] as const)('when %s', (_, facts, state) => {
    expect(stateOf({ ...known, ...facts }, now).state).toBe(state);
  });
});
