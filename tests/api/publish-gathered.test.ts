import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { leaveBuildMark } from '../../netlify/local/deploy-events.ts';
import { functionContext } from '../../netlify/local/function-context.ts';
import { DAY_MS, HOUR_MS } from '../../src/domain/durations.ts';
import { sectionPath } from '../../src/paths.ts';
import { readContent } from '../../src/server/content/content.ts';
import { publishStatus } from '../../src/server/publish/status.ts';
import { emptyOldTrash } from '../../src/server/trash.ts';
import { tellOfDeploy } from '../support/deploy-events.ts';
import { bearer, formBody, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let siteDir: string;
let calls = 0;
let refuses = false;
/** The call that no build has answered yet. */
let asked: string | undefined;
const hook = createServer(async (request, response) => {
  calls++;
  asked = JSON.parse(await text(request)).call;
  response.writeHead(refuses ? 500 : 200).end();
});

beforeAll(async () => {
  site = await startSite();
  delete process.env.PUBLISH_MODE;
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  process.env.BUILD_HOOK_URL = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  siteDir = await mkdtemp(join(tmpdir(), 'gathered-'));
  process.env.SITE_DIR = siteDir;
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await site.stop();
  hook.close();
});

/** Moves the clock to a time of a day in November 2026, in Nepal. */
const clock = (day: number, time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-${day}T${time.padEnd(8, ':00')}+05:45`) });

const headers = async () => bearer(await site.signIn());
const status = async () => {
  const answer = await (await site.api('/api/status', { headers: await headers() })).json();
  await site.settled();
  return answer;
};
const add = async (title: string) =>
  site.api('/api/courses', formBody('POST', { title, description: 'x', company_id: '1' }, await headers()));
const change = async (id: string, fields: Record<string, string>) =>
  site.api(`/api/courses/${id}`, formBody('PUT', fields, await headers()));

/** What the clock calls. */
async function look(deployId = 'd0'): Promise<number> {
  const before = calls;
  const due = site.functions.find(({ name }) => name === 'publish-due');
  const request = new Request('https://site.example/');
  const context = functionContext({
    request,
    params: {},
    ip: '',
    deployId,
    siteUrl: '',
    waitUntil: () => {},
  });
  await due?.fetch?.(request, context);
  return calls - before;
}

/** A build: what is stored now is in the files. */
async function build(id: string) {
  const { revision, built } = await readContent();
  await writeFile(join(siteDir, 'revision.json'), JSON.stringify({ revision, built_at: built.built_at }));
  await writeFile(join(siteDir, 'built.json'), JSON.stringify(built));
  const call = asked;
  asked = undefined;
  await tellOfDeploy(site.functions, 'deploySucceeded', { id, createdAt: built.built_at, call });
  return built;
}

test('gathered changes are built after quiet, or in the night, once', async () => {
  clock(23, '12:00');
  // So many that no build has to wait for its turn.
  await site.api('/api/publish/policy', jsonBody('PUT', { builds_a_month: 1000 }, await headers()));
  await build('d0');
  expect(await status()).toMatchObject({ state: 'live', lacking: 0, changes: [], next: null });

  clock(23, '12:01');
  // The samples are copied with the first change, which makes no change of them.
  await add('Beekeeping');
  expect(await status()).toMatchObject({
    state: 'saved',
    builds: { used: 1, limit: 1000, until: '2026-11-30T18:15:00.000Z' },
    lacking: 1,
    changes: [
      {
        ...{ kind: 'course', id: 'beekeeping', label: 'Beekeeping', change: 'added', soon: true },
        next: { when: 'at', at: '2026-11-23T06:31:00.000Z' },
      },
    ],
    next: { when: 'at', at: '2026-11-23T06:31:00.000Z' },
  });
  await site.settled();
  expect(await look()).toBe(0);

  clock(23, '12:16');
  expect((await Promise.all([look(), look(), look()])).length).toBe(3);
  expect(calls).toBe(1);
  expect(await look()).toBe(0);
  expect(await status()).toMatchObject({ state: 'publishing', next: null, changes: [{ next: null }] });
  clock(23, '12:17');
  await add('Candles');
  // The build that runs brings the one, the next one the other.
  expect((await status()).changes).toMatchObject([
    { id: 'candles', next: { when: 'at', at: '2026-11-23T06:47:00.000Z' } },
    { id: 'beekeeping', next: null },
  ]);
  await site.api('/api/courses/candles', { method: 'DELETE', headers: await headers() });
  await build('d1');
  expect(await status()).toMatchObject({ state: 'live', builds: { used: 2 } });

  clock(23, '13:00');
  await change('beekeeping', { certificate: 'Of the guild' });
  expect(await status()).toMatchObject({
    changes: [{ id: 'beekeeping', change: 'changed', soon: false }],
    next: { when: 'at', at: '2026-11-23T20:15:00.000Z' },
  });
  clock(23, '14:30');
  expect(await look()).toBe(0);

  // Nobody looked at two; whoever looks next catches up.
  clock(24, '09:00');
  expect(await look()).toBe(1);
  await build('d2');
  clock(25, '09:00');
  expect(await look()).toBe(0);
});

test('what is as it was needs no build, though it was written to', async () => {
  clock(25, '10:00');
  await change('beekeeping', { certificate: 'Of the village' });
  await change('beekeeping', { certificate: 'Of the guild' });
  expect(await status()).toMatchObject({ state: 'live', lacking: 0, next: null });
  await add('Soap');
  await site.api('/api/courses/soap', { method: 'DELETE', headers: await headers() });
  expect(await status()).toMatchObject({ lacking: 0, next: null });
});

test('pages are told what has changed since they were built', async () => {
  clock(25, '09:30');
  const asked = async () => (await site.api('/api/revision')).json();
  await build('d2a');
  const answer = await site.api('/api/revision');
  // Else each view of a page would be a call of the function.
  expect(answer.headers.get('netlify-cdn-cache-control')).toMatch(/durable.*(s-maxage|max-age)=[1-9]/);
  expect(answer.headers.get('netlify-cache-tag')).toBe('content');
  const { revision } = await asked();
  expect(await asked()).toEqual({ revision, since: { [revision]: [] } });
  await change('beekeeping', { title: 'Bees' });
  const { revision: now, since } = await asked();
  expect(now).not.toBe(revision);
  expect(since[revision].sort()).toEqual(['course/beekeeping', 'courses/1/1', 'featured/1', 'related/1']);
  expect(since).toEqual({ [revision]: expect.anything(), [now]: [] });
  await change('beekeeping', { title: 'Beekeeping' });
  expect((await asked()).since).toMatchObject({ [revision]: [] });

  // A day passes, and with it a date.
  const intake = { course_id: 'beekeeping', state: 'open', mode: 'in-person', start: { ad: '2026-11-26' } };
  const made = await site.api('/api/records/intakes', jsonBody('POST', intake, await headers()));
  const { id } = await made.json();
  const { title } = await (await site.api('/api/courses/single/beekeeping')).json();
  expect((await status()).changes).toMatchObject([
    { kind: 'intakes', label: `${title} · 26\u00a0Nov\u00a02026` },
  ]);
  await build('d2b');
  const { revision: later } = await asked();
  expect(await asked()).toEqual({ revision: later, since: { [later]: [] } });
  clock(28, '10:00');
  expect((await asked()).since[later]).toContain('course/beekeeping');
  clock(25, '10:00');
  await site.api(`/api/records/intakes/${id}`, { method: 'DELETE', headers: await headers() });

  // A month later nothing is left of it but its id.
  expect(await emptyOldTrash(Date.now() + 31 * DAY_MS)).toBeGreaterThan(0);
  expect((await status()).changes).toContainEqual(
    expect.objectContaining({ kind: 'intakes', label: id, change: 'deleted' }),
  );
});

test('an hour of changes to one page is enough', async () => {
  clock(25, '11:00');
  await build('d3');
  const made = calls;
  for (const minute of ['00', '10', '20', '30', '40', '50']) {
    clock(25, `14:${minute}`);
    await change('beekeeping', { title: `Bees at ${minute}` });
    expect(await look()).toBe(0);
  }
  clock(25, '15:00');
  expect(await look()).toBe(1);
  expect(calls).toBe(made + 1);
  await build('d4');
});

test('a build by a clock that was ahead hides none that comes after it', async () => {
  clock(25, '16:00');
  await tellOfDeploy(site.functions, 'deploySucceeded', {
    id: 'ahead',
    createdAt: '2026-12-25T00:00:00.000Z',
  });
  await change('beekeeping', { title: 'Hives' });
  clock(25, '16:15');
  expect(await look()).toBe(1);
  clock(25, '16:20');
  expect(await look()).toBe(0);
  const { built_at } = await build('d4a');
  expect((await status()).build.started_at).toBe(built_at);
});

test('a record that cannot be read is tried again in the night, and no oftener', async () => {
  clock(25, '18:00');
  await build('d5');
  const { getStore } = await import('@netlify/blobs');
  const store = getStore({ name: 'content', consistency: 'strong' });
  await store.set('courses/beekeeping', '{"rev":"x","deleted_at":null,"data":{"title":5}}');
  clock(25, '18:05');
  expect(await status()).toMatchObject({ changes: [{ id: 'beekeeping', change: 'changed', at: null }] });
  clock(25, '18:20');
  expect(await look()).toBe(1);
  for (const time of ['19:00', '20:00', '23:55']) {
    clock(25, time);
    expect(await look()).toBe(0);
  }
  clock(26, '02:00');
  expect(await look()).toBe(1);
  await store.delete('courses/beekeeping');
  vi.mocked(console.error).mockClear();
});

test('a date that passes is a change for the night: a new year, or the last day to ask for an intake', async () => {
  const { good_until } = await build('d6');
  const midnight = Date.parse(good_until);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(midnight + HOUR_MS) });
  expect(await look()).toBe(0);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(midnight + 2 * HOUR_MS) });
  expect(await look()).toBe(1);
});

test('so is the last day of a holiday, and of a popup, each of which stands in the files', async () => {
  clock(26, '03:00');
  const say = async (id: string, fields: object) => {
    const answer = await site.api(sectionPath(id), jsonBody('PUT', fields, await headers()));
    expect(answer.status).toBe(200);
  };
  const { good_until } = await build('d6a');
  const holiday = { id: 'h', from: '2026-11-27', to: '2026-11-28', text: 'Harvest', hours: null };
  const over = { ...holiday, id: 'o', from: '2026-11-20', to: '' };
  await say('1.contact.hours', { exceptions: [over, holiday] });
  expect((await build('d6b')).good_until).toBe('2026-11-28T18:15:00.000Z');
  await say('2.home.popup', { shown: true, until: '2026-11-27' });
  expect((await build('d6c')).good_until).toBe('2026-11-27T18:15:00.000Z');
  await say('2.home.popup', { shown: false });
  await say('1.home.popup', { until: '2999-12-31' });
  await say('1.contact.hours', { exceptions: [] });
  expect((await build('d6d')).good_until).toBe(good_until);
});

test('a deploy that no event told of is counted once it is the site', async () => {
  clock(26, '10:00');
  await build('d7');
  const { used } = (await status()).builds;
  clock(26, '10:05');
  await look('pushed');
  await look('pushed');
  expect((await status()).builds.used).toBe(used + 1);
});

test('what is published by hand uses first what is kept for it', async () => {
  clock(26, '11:00');
  const publish = async () => site.api('/api/publish', { method: 'POST', headers: await headers() });
  const { used } = (await status()).builds;
  const made = calls;
  // One may start by itself.
  const policy = { builds_a_month: used + 3, reserve: 2 };
  await site.api('/api/publish/policy', jsonBody('PUT', policy, await headers()));
  for (const id of ['d8', 'd9']) {
    expect((await publish()).status).toBe(202);
    await build(id);
    await add(id);
    expect((await status()).next).toMatchObject({ when: 'at' });
  }
  expect((await publish()).status).toBe(202);
  await build('d10');
  await add('Honey');
  expect((await status()).next).toEqual({ when: 'held', why: 'used-up', until: '2026-11-30T18:15:00.000Z' });
  expect((await publish()).status).toBe(409);
  expect(calls).toBe(made + 3);
});

test('nobody gets more builds than there are, however fast they change and click', async () => {
  clock(26, '12:00');
  const publish = async () => site.api('/api/publish', { method: 'POST', headers: await headers() });
  const { used } = (await status()).builds;
  await site.api('/api/publish/policy', jsonBody('PUT', { builds_a_month: used + 2 }, await headers()));
  const made = calls;
  const answers = [];
  for (let minute = 1; minute < 6; minute++) {
    clock(26, `12:0${minute}`);
    await add(`Fast ${minute}`);
    await site.settled();
    clock(26, `12:0${minute}:30`);
    answers.push((await publish()).status);
  }
  // None of the builds has begun yet.
  expect(answers).toEqual([202, 202, 409, 409, 409]);
  expect(calls).toBe(made + 2);
  expect((await status()).builds).toMatchObject({ used: used + 2, limit: used + 2 });
  await build('d11');
});

test('a hook that refuses uses up no build', async () => {
  clock(26, '14:00');
  const { used } = (await status()).builds;
  await site.api('/api/publish/policy', jsonBody('PUT', { builds_a_month: used + 1 }, await headers()));
  refuses = true;
  const publish = async () => site.api('/api/publish', { method: 'POST', headers: await headers() });
  expect((await publish()).status).toBe(503);
  expect((await status()).builds.used).toBe(used);
  // Whoever looks reads why, and when the hook is called again.
  await add('Refused');
  const refused = 'The build could not be requested.';
  const again = { when: 'at', at: '2026-11-26T08:30:00.000Z', refused };
  expect(await status()).toMatchObject({
    state: 'failed',
    build: { error: refused },
    next: again,
    changes: expect.arrayContaining([expect.objectContaining({ next: again })]),
  });
  refuses = false;
  expect((await publish()).status).toBe(202);
  expect((await status()).builds.used).toBe(used + 1);
  await build('d12');
  vi.mocked(console.error).mockClear();
});

test('a push counts from when its build begins, though nobody is told how it ends', async () => {
  clock(27, '10:00');
  await build('d13');
  const { used } = (await status()).builds;
  clock(27, '10:01');
  await tellOfDeploy(site.functions, 'deployBuilding', { id: 'push', reason: 'a1b2c3d' });
  expect(await status()).toMatchObject({ builds: { used: used + 1 }, build: { finished_at: null } });
  await leaveBuildMark({ id: 'push', createdAt: new Date(), errorMessage: 'Broken.' });
  clock(27, '10:05');
  await look('d13');
  expect((await status()).build).toMatchObject({ finished_at: '2026-11-27T04:20:00.000Z' });
  expect((await status()).builds.used).toBe(used + 1);
  vi.mocked(console.error).mockClear();
});

test('a change whose note was lost is on its way by no build that began before it', async () => {
  clock(27, '12:00');
  await site.api('/api/publish/policy', jsonBody('PUT', { builds_a_month: 1000 }, await headers()));
  const publish = async () => site.api('/api/publish', { method: 'POST', headers: await headers() });
  await publish();
  clock(27, '12:01');
  await change('honey', { certificate: 'Of the lake' });
  await site.settled();
  // The function was killed between the change and its note.
  const { getStore } = await import('@netlify/blobs');
  await getStore({ name: 'publish', consistency: 'strong' }).delete('request');
  const made = calls;
  expect((await status()).all_under_way).toBe(false);
  expect((await publish()).status).toBe(202);
  expect(calls).toBe(made + 1);
  expect((await status()).all_under_way).toBe(true);
  await build('d13a');
});

test('a build that visitors do not get is followed by no other, until they do', async () => {
  clock(28, '10:00');
  await site.api('/api/publish/policy', jsonBody('PUT', { builds_a_month: 1000 }, await headers()));
  await build('d14');
  clock(28, '11:00');
  await change('honey', { certificate: 'Of the valley' });
  clock(29, '02:00');
  expect(await look('d14')).toBe(1);
  // Auto publishing has been stopped: it is built, and the site stays.
  await tellOfDeploy(site.functions, 'deploySucceeded', { id: 'd15', call: asked });
  for (const [day, time] of [
    [29, '02:05'],
    [29, '02:15'],
    [30, '02:00'],
  ] as const) {
    clock(day, time);
    expect(await look('d14')).toBe(0);
  }
  const held = { when: 'held', why: 'unpublished', until: null };
  expect(await status()).toMatchObject({ state: 'saved', next: held, changes: [{ next: held }] });

  // The local platform publishes each build, and its sites may be older than what npm run dev has told of.
  vi.stubEnv('PUBLISH_MODE', 'gathered');
  expect((await publishStatus()).status.next).toEqual({ when: 'now' });
  vi.stubEnv('PUBLISH_MODE', undefined);

  // Whoever wants to may build; somebody publishes that in Netlify.
  const publish = await site.api('/api/publish', { method: 'POST', headers: await headers() });
  expect(publish.status).toBe(202);
  await build('d16');
  clock(30, '02:30');
  expect(await status()).toMatchObject({ state: 'live', next: null });
  await change('honey', { certificate: 'Of the hills' });
  expect((await status()).next).toMatchObject({ when: 'at' });
});

test('what is brought back waits as long as what is changed now', async () => {
  clock(30, '10:00');
  await add('Weaving');
  await site.api('/api/courses/weaving', { method: 'DELETE', headers: await headers() });
  clock(30, '10:30');
  await build('d17');
  clock(30, '12:00');
  const back = await site.api('/api/trash/course.weaving/restore', {
    method: 'POST',
    headers: await headers(),
  });
  expect(back.status).toBe(200);
  expect(await status()).toMatchObject({
    changes: [{ id: 'weaving', change: 'added', soon: true, at: null }],
    next: { when: 'at', at: '2026-11-30T06:30:00.000Z' },
  });
  clock(30, '12:15');
  expect(await look('d17')).toBe(1);
  await build('d18');
});

test('nothing is built in the middle of a restore, and a restore that stopped holds nothing for ever', async () => {
  clock(30, '14:00');
  const ids = async (path: string) =>
    (await (await site.api(path)).json()).map(({ id }: { id: string }) => id);
  const known = {
    made_at: '2026-11-30T00:00:00.000Z',
    courses: [...(await ids('/api/courses/1')), ...(await ids('/api/courses/2'))].filter(
      (id) => id !== 'soap',
    ),
    carousel: [...(await ids('/api/carousel/1')), ...(await ids('/api/carousel/2'))],
  };
  await site.api('/api/restore', jsonBody('POST', { records: [] }, await headers()));
  await add('Meanwhile');
  clock(30, '14:20');
  expect(await look('d18')).toBe(0);
  // The screen says so, and has no reason to ask every few seconds.
  const held = { when: 'held', why: 'restoring', until: '2026-11-30T09:15:00.000Z' };
  expect(await status()).toMatchObject({ state: 'saved', next: held, changes: [{ next: held }] });
  clock(30, '15:01');
  expect(await look('d18')).toBe(1);
  await build('d19');

  await site.api('/api/restore', jsonBody('POST', { records: [] }, await headers()));
  await add('Afterwards');
  clock(30, '15:20');
  expect(await look('d19')).toBe(0);
  const end = await site.api('/api/restore/end', jsonBody('POST', known, await headers()));
  expect(end.status).toBe(200);
  await site.settled();
  clock(30, '15:40');
  expect(await look('d19')).toBe(1);
});
