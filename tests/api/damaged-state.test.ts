import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { API_TEXTS, DAMAGED_ENQUIRY_TEXTS } from '#texts/api';
import { DAY_MS } from '../../src/domain/durations.ts';
import { DELETED_KEPT_DAYS, SIGN_IN_TRIES, TOTP_PERIOD_SECONDS } from '../../src/domain/limits.ts';
import { codesOf } from '../../src/server/auth/one-time-code.ts';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { tellOfDeploy } from '../support/deploy-events.ts';
import { ADMIN, bearer, formBody, jsonBody, startSite } from '../support/site.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP = TOTP_PERIOD_SECONDS * 1000;
const STORES = ['content', 'enquiries', 'attempts', 'sessions', 'limits', 'publish', 'audit'];

/** Every kind of state by its store and the first part of its keys. Not `media`, which holds pictures. */
const STATES = [
  'content/carousel',
  'content/carousel-order',
  'content/courses',
  'content/seeded',
  'content/instructors',
  'content/intakes',
  'content/templates',
  'enquiries/deleted',
  'enquiries/enquiries',
  'enquiries/references',
  'attempts/courses',
  'attempts/enquiries',
  'sessions/active',
  'sessions/credentials',
  'sessions/generation',
  'sessions/known',
  'sessions/one-time-code',
  'limits/enquiries',
  'limits/enquiry-email',
  'limits/sign-in',
  'limits/sign-in-address',
  'limits/sign-in-email',
  'publish/announced',
  'publish/build',
  'publish/deploys',
  'publish/request',
  'audit/entries',
  'audit/refused',
];

const DAMAGES: Record<string, (text: string) => string> = {
  'cut off': (text) => text.slice(0, Math.floor(text.length / 2)),
  'of another shape': () => '{"rev":"1","deleted_at":null,"data":{"title":5},"moments":"none","at":[]}',
  'of a later version': (text) =>
    text.startsWith('{') ? JSON.stringify({ ...JSON.parse(text), version: 2 }) : 'later',
};

let site: Awaited<ReturnType<typeof startSite>>;
let siteDir: string;
/** In the morning: a key names its day, and every repeat is to come on the same one. */
let now = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 4 + STEP / 2;
/** A key of each kind of state, and what it holds. */
const kept = new Map<string, { store: string; key: string; text: string }>();
/** Of the course, the enquiry and the item whose records are damaged. */
const ids = { course: '', enquiry: '', item: '' };

const open = (name: string) => getStore({ name, consistency: 'strong' });
function passTime(ms: number) {
  now += ms;
  vi.useFakeTimers({ toFake: ['Date'], now });
}
const login = (password = ADMIN.password, ip = '10.1.1.1') =>
  site.api('/api/auth/login', {
    ...jsonBody('POST', { ...ADMIN, password, code: codesOf(SECRET).generate({ timestamp: now }) }),
    ip,
  });
const tokenOf = z.object({ token: z.string() });
async function signIn() {
  passTime(5 * STEP);
  return bearer(tokenOf.parse(await (await login()).json()).token);
}
const enquiry = { name: 'Mina Rai', email: 'm@example.com', message: 'Is it kept?', company_id: 1 };
const send = (key: string) => site.api('/api/forms', jsonBody('POST', enquiry, { 'idempotency-key': key }));
const course = (key: string, auth: HeadersInit) =>
  site.api(
    '/api/courses',
    formBody('POST', { title: 'Beekeeping', description: 'x', company_id: '1' }, {
      ...auth,
      'idempotency-key': key,
    } as Record<string, string>),
  );
const idOf = async (answer: Response) => z.object({ id: z.string() }).parse(await answer.json()).id;

/** Every call that reads what may be damaged. */
function calls(auth: Record<string, string>): Record<string, () => Promise<Response>> {
  const get = (path: string) => () => site.api(path, { headers: auth });
  const visit = (path: string) => () => site.api(path);
  return {
    'GET verify': get('/api/auth/verify'),
    'GET courses': visit('/api/courses/1'),
    'GET course': visit(`/api/courses/single/${ids.course}`),
    'GET fragment': visit(`/api/fragments/course/1/${ids.course}`),
    'GET carousel': visit('/api/carousel/1'),
    'GET item': visit(`/api/carousel/single/${ids.item}`),
    'GET revision': visit('/api/revision'),
    'GET health': visit('/api/health'),
    'GET forms': get('/api/forms'),
    'GET enquiry': get(`/api/forms/${ids.enquiry}`),
    'GET audit': get('/api/audit'),
    'GET trash': get('/api/trash'),
    'GET status': get('/api/status'),
    'GET backup': get('/api/backup'),
    'GET backup of enquiries': get('/api/backup?cursor=enquiry.'),
    'GET backup of the audit trail': get('/api/backup?cursor=audit.'),
    'PUT enquiry': () => site.api(`/api/forms/${ids.enquiry}`, jsonBody('PUT', { state: 'read' }, auth)),
    'PUT course': () => site.api(`/api/courses/${ids.course}`, formBody('PUT', { duration: '1 day' }, auth)),
    'POST enquiry': () => send('the-key-of-one-request'),
    'POST course': () => course('the-key-of-one-course', auth),
    'POST wrong password': () => login('wrong', '10.1.1.2'),
    'POST login': () => login(),
  };
}

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'stamp-'));
  await writeFile(
    join(siteDir, 'revision.json'),
    JSON.stringify({ revision: '0'.repeat(16), built_at: new Date().toISOString() }),
  );
  site = await startSite();
  process.env.SITE_DIR = siteDir;
  process.env.ADMIN_TOTP_SECRET = SECRET;
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  passTime(0);
  await login('wrong', '10.1.1.2');
  const first = await signIn();
  await site.api('/api/auth/logout?all=1', { method: 'POST', headers: first });
  const auth = await signIn();
  await login('wrong', '10.1.1.1');
  await idOf(await send('the-key-of-another-one'));
  await site.api(`/api/forms/${await idOf(await send('the-key-of-a-deleted-one'))}`, {
    method: 'DELETE',
    headers: auth,
  });
  ids.enquiry = await idOf(await send('the-key-of-one-request'));
  ids.course = await idOf(await course('the-key-of-one-course', auth));
  const items = z.array(z.object({ id: z.string() })).parse(await (await site.api('/api/carousel/1')).json());
  const order = items.map(({ id }) => id).reverse();
  await site.api('/api/carousel/order', jsonBody('POST', { company_id: 1, ids: order }, auth));
  await tellOfDeploy(site.functions, 'deploySucceeded', { id: 'deploy' });
  await tellOfDeploy(site.functions, 'deployBuilding', { id: 'push' });
  await site.settled();
  for (const name of STORES) {
    for (const { key } of (await open(name).list()).blobs) {
      const text = await open(name).get(key, { type: 'text' });
      // The last one of each kind, which is the newest session, but those that the calls name.
      kept.set(`${name}/${key.split('/')[0]}`, { store: name, key, text });
    }
  }
  for (const [state, key] of [
    ['content/courses', `courses/${ids.course}`],
    ['enquiries/enquiries', `enquiries/${ids.enquiry}`],
  ] as const) {
    const store = state.split('/')[0] ?? '';
    kept.set(state, { store, key, text: await open(store).get(key, { type: 'text' }) });
  }
  ids.item = (kept.get('content/carousel')?.key ?? '').split('/')[1] ?? '';
});
afterAll(async () => {
  await site.stop();
  await rm(siteDir, { recursive: true });
});

test('every kind of state of every store is tried', () => {
  expect([...kept.keys()].sort()).toEqual([...STATES].sort());
});

/** What names a damaged record may say so; all else goes on. */
const MAY_SAY_SO = ['GET course', 'PUT course', 'POST course', 'GET item', 'GET enquiry', 'PUT enquiry'];
/** What a session needs to go on. */
const OF_THE_SESSION = ['sessions/active', 'sessions/credentials', 'sessions/generation'];
const ATTEMPTS = ['the-key-of-another-one', 'the-key-of-a-deleted-one', 'the-key-of-one-request'];

async function damage(how: (text: string) => string, except: readonly string[] = []): Promise<void> {
  for (const [state, { store, key, text }] of kept) {
    if (!except.includes(state)) await open(store).set(key, how(text));
  }
}
async function mend(): Promise<void> {
  for (const { store, key, text } of kept.values()) await open(store).set(key, text);
}

/** What was answered by a fault, except that a damaged record says so itself. */
async function faultsOf(auth: Record<string, string>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, call] of Object.entries(calls(auth))) {
    const answer = await call();
    if (answer.status < 500) continue;
    const { message } = await answer.json();
    if (!MAY_SAY_SO.includes(name) || message !== API_TEXTS.damaged) faults.push(`${name}: ${message}`);
  }
  return faults;
}

describe.each(Object.entries(DAMAGES))('where all that is stored is %s', (_, how) => {
  afterEach(async () => {
    await site.settled();
    vi.mocked(console.error).mockClear();
    await mend();
  });

  test('no call ends in a fault, sessions are over, and the administrator gets in again', async () => {
    const auth = await signIn();
    await damage(how);
    expect(await faultsOf(auth)).toEqual([]);
    expect((await site.api('/api/auth/verify', { headers: auth })).status).toBe(401);
    passTime(5 * STEP);
    expect((await login()).status).toBe(200);
  });

  test('but the session, no call ends in a fault, and what has expired is erased all the same', async () => {
    const auth = await signIn();
    await damage(how, OF_THE_SESSION);
    expect(await faultsOf(auth)).toEqual([]);
    expect((await site.api('/api/auth/verify', { headers: auth })).status).toBe(200);
    await damage(how, OF_THE_SESSION);
    vi.mocked(console.warn).mockClear();
    await inRequestScope('production', () => purgeExpired());
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('housekeeping-failed');
  });
});

const DAMAGED = '{"rev":"1","deleted_at":null,"data":';

describe('what cannot be read', () => {
  afterEach(async () => {
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).toContain('damaged');
    vi.mocked(console.error).mockClear();
    await mend();
  });

  test('of wrong tries counts as none', async () => {
    passTime(20 * 60_000);
    const guess = async () => (await login('wrong', '10.1.1.3')).status;
    const before = new Set((await open('limits').list()).blobs.map(({ key }) => key));
    for (let n = 0; n < SIGN_IN_TRIES; n++) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
    const fresh = (await open('limits').list()).blobs.filter(({ key }) => !before.has(key));
    expect(fresh.length).toBeGreaterThan(0);
    for (const { key } of fresh) await open('limits').set(key, '{"moments":');
    expect(await guess()).toBe(401);
  });

  test('of a one-time code lets none count twice, and the next one counts', async () => {
    passTime(5 * STEP);
    expect((await login()).status).toBe(200);
    await open('sessions').set('one-time-code', '{"step":');
    expect((await login()).status).toBe(401);
    passTime(STEP);
    expect((await login()).status).toBe(401);
    passTime(STEP);
    expect((await login()).status).toBe(200);
  });

  test('of the last build and the wish for one counts as none', async () => {
    const auth = await signIn();
    await open('publish').set('request', '[]');
    await open('publish').set('build', 'null');
    const status = await (await site.api('/api/status', { headers: auth })).json();
    expect(status).toMatchObject({ state: 'saved', build: { started_at: null, finished_at: null } });
  });

  test('of a request that comes again stores its enquiry', async () => {
    const { key } = kept.get('attempts/enquiries') ?? { key: '' };
    passTime(0);
    await open('attempts').set(key, DAMAGED);
    for (const name of ATTEMPTS) expect((await send(name)).status).toBe(201);
    expect(await open('attempts').get(key, { type: 'text' })).toContain('digest');
  });

  test('of an enquiry is listed by its id and time, can be deleted, and is erased in time', async () => {
    const auth = await signIn();
    passTime(20 * 60_000);
    const sent = await (await send('the-key-of-a-damaged-one')).json();
    await open('enquiries').set(`enquiries/${sent.id}`, `${DAMAGED}{"name":"Mina"}}`);
    const list = async () => (await site.api('/api/forms', { headers: auth })).json();
    const listed = (await list()).find(({ id }: { id: string }) => id === sent.id);
    expect(listed).toEqual({
      ...DAMAGED_ENQUIRY_TEXTS,
      id: sent.id,
      damaged: true,
      email: '',
      company_id: 1,
      phone: '',
      course_id: '',
      intake_id: '',
      topic: '',
      reference: sent.reference,
      company_name: 'Name Education',
      submitted_at: sent.submitted_at,
      state: 'read',
      notes: '',
      spam: false,
      spam_reason: '',
      remind_on: '',
      answered_at: '',
      answered_by: '',
      answers: [],
    });
    const one = `/api/forms/${sent.id}`;
    expect((await site.api(one, { headers: auth })).status).toBe(503);
    expect((await site.api(one, { method: 'DELETE', headers: auth })).status).toBe(204);
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: sent.id }));
    expect((await site.api(one, { method: 'DELETE', headers: auth })).status).toBe(404);
    passTime((DELETED_KEPT_DAYS + 2) * 24 * 60 * 60_000);
    await inRequestScope('production', () => purgeExpired());
    expect(await open('enquiries').get(`enquiries/${sent.id}`)).toBeNull();
  });
});

test('what a later version added to a record stays when this one changes it', async () => {
  const auth = await signIn();
  const key = `courses/${ids.course}`;
  const stored = JSON.parse(await open('content').get(key, { type: 'text' }));
  await open('content').set(key, JSON.stringify({ ...stored, data: { ...stored.data, seats: 12 } }));
  const change = formBody('PUT', { duration: '2 days' }, auth);
  const answer = await site.api(`/api/courses/${ids.course}`, change);
  expect(answer.status).toBe(200);
  expect(await answer.json()).not.toHaveProperty('seats');
  const { data } = JSON.parse(await open('content').get(key, { type: 'text' }));
  expect(data).toMatchObject({ seats: 12, duration: '2 days' });
});
