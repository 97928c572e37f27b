import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ENQUIRIES_AT_ONCE,
  ENQUIRIES_PER_MINUTE,
  ENQUIRY_REPEATS_PER_HOUR,
} from '../../src/domain/limits.ts';
import { bearer, jsonBody, startSignedIn } from '../support/site.ts';

let { site, auth } = await startSignedIn();
const enquiry = {
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does it begin?',
  company_id: 1,
};

beforeEach(async () => {
  for (const { id } of await list()) await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
});

let address = 0;
/** Each from an address of its own, as from so many visitors. */
const send = (body: object, headers: Record<string, string> = {}) =>
  site.api('/api/forms', {
    ...jsonBody('POST', body, headers),
    ip: `127.0.${++address >> 8}.${address & 255}`,
  });
const read = (query = '') => site.api(`/api/forms${query}`, { headers: auth });
const list = async (query = '') => (await read(query)).json();
const change = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  site.api(`/api/forms/${id}`, jsonBody('PUT', body, { ...auth, ...headers }));
const names = (enquiries: { name: string }[]) => enquiries.map(({ name }) => name);

describe('POST /api/forms', () => {
  test('answers 201 and keeps the enquiry, trimmed', async () => {
    const response = await send({ ...enquiry, name: '  Mina Rai  ', company_id: '2' });
    expect(response.status).toBe(201);
    expect(await list()).toEqual([
      {
        ...enquiry,
        company_id: 2,
        company_name: 'Name IT Education',
        id: expect.stringMatching(/^\d{13}-2-[0-9a-f]{16}$/),
        reference: expect.stringMatching(/^[A-HJ-NPR-Y2-9]{8}$/),
        submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
        phone: '',
        course_id: '',
        intake_id: '',
        topic: '',
        state: 'new',
        notes: '',
        spam: false,
        spam_reason: '',
        remind_on: '',
        answered_at: '',
        answered_by: '',
        answers: [],
      },
    ]);
  });

  test('takes an email whose domain is Nepali, and refuses in words what mail servers would not take', async () => {
    const receipt = await (await send({ ...enquiry, email: 'sita.rai@उदाहरण.नेपाल' })).json();
    expect(receipt.email).toBe('sita.rai@xn--p1b6ci4b4b3a.xn--l2bey1c2b');
    for (const email of [
      '"sita rai"@example.com',
      'सीता@example.com',
      'sita@उदा हरण.नेपाल',
      'sita@नेपाल/x',
      'sita@example.com\r\nBcc: all@example.com',
    ]) {
      const answer = await send({ ...enquiry, email });
      expect(answer.status, email).toBe(400);
      expect((await answer.json()).errors, email).toEqual([
        { field: 'email', msg: 'Enter an email address such as name@example.com.' },
      ]);
    }
  });

  test('keeps a phone number, however it is written, course, intake and topic that it is about', async () => {
    const about = { course_id: 'spoken-english', intake_id: 'spoken-english-2', topic: 'Custom training' };
    const receipt = await (await send({ ...enquiry, ...about, phone: '०७१-५४००००' })).json();
    expect(receipt).toMatchObject({ ...about, phone: '+97771540000' });
    expect(await list()).toMatchObject([{ ...about, phone: '+97771540000', reference: receipt.reference }]);
    for (const [field, wrong] of [
      ['phone', '540000'],
      ['course_id', '../x'],
      ['intake_id', 'Not an id'],
      ['topic', 'x'.repeat(81)],
    ] as const)
      expect((await (await send({ ...enquiry, [field]: wrong })).json()).errors).toMatchObject([{ field }]);
  });

  test('gives each enquiry a reference that no other one has, and a repeated one its own', async () => {
    const { getStore } = await import('@netlify/blobs');
    const key = { 'idempotency-key': 'asks-for-its-reference' };
    const [first, again] = [await (await send(enquiry, key)).json(), await (await send(enquiry, key)).json()];
    expect(again.reference).toBe(first.reference);
    const kept = await getStore('enquiries').list({ prefix: 'references/' });
    const holders = await Promise.all(kept.blobs.map(({ key: held }) => getStore('enquiries').get(held)));
    expect(holders.filter((id) => id === first.id)).toHaveLength(1);
    // One that is taken is not given again: every id that could have it is passed over.
    const dice = vi.spyOn(crypto, 'randomBytes');
    dice.mockImplementationOnce(() => Buffer.from(first.id.slice(-16), 'hex'));
    syncBuiltinESMExports();
    const other = await (await send({ ...enquiry, name: 'Somebody Else' })).json();
    expect(dice.mock.results[0]?.value.toString('hex')).toBe(first.id.slice(-16));
    dice.mockRestore();
    syncBuiltinESMExports();
    expect(other.id.slice(-16)).not.toBe(first.id.slice(-16));
    expect(other.reference).not.toBe(first.reference);
  });

  test.each([{ state: 'replied' }, { notes: 'Mine' }])('lets no visitor say %j', async (more) => {
    expect((await send({ ...enquiry, ...more })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('tells the visitor nothing of what the administrator adds, a repeated request neither', async () => {
    const key = { 'idempotency-key': 'a-key-of-an-answered-one' };
    const first = await (await send(enquiry, key)).json();
    await change(first.id, { state: 'replied', notes: 'A secret' });
    expect(await (await send(enquiry, key)).json()).toEqual(first);
    expect(first).not.toHaveProperty('state');
    expect(first).not.toHaveProperty('notes');
    expect(await list()).toMatchObject([{ id: first.id, state: 'replied', notes: 'A secret' }]);
  });

  test('stores 200 enquiries sent at once, each once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send({ ...enquiry, name: `Visitor ${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(201));
    expect(new Set(names(await list())).size).toBe(200);
  });

  test('stores a repeated request with one Idempotency-Key once and answers it alike', async () => {
    const key = { 'idempotency-key': 'a-key-of-this-visitor' };
    const answers = await Promise.all([send(enquiry, key), send(enquiry, key), send(enquiry, key)]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('answers 409 for the key of another enquiry', async () => {
    const key = { 'idempotency-key': 'a-key-used-before' };
    await send(enquiry, key);
    expect((await send({ ...enquiry, message: 'Something else entirely.' }, key)).status).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  test('answers a repeated request although its address has reached its limit', async () => {
    const key = { 'idempotency-key': 'a-key-sent-many-times' };
    const answers = [];
    for (let n = 0; n < 8; n++) {
      answers.push(
        (await site.api('/api/forms', { ...jsonBody('POST', enquiry, key), ip: '127.9.9.9' })).status,
      );
    }
    expect(answers).toEqual(Array(8).fill(201));
    expect(await list()).toHaveLength(1);
  });

  test('does not bring back a deleted enquiry when its request is repeated', async () => {
    const key = { 'idempotency-key': 'a-key-of-a-deleted-one' };
    const { id } = await (await send(enquiry, key)).json();
    await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
    expect((await send(enquiry, key)).status).toBe(201);
    expect(await list()).toEqual([]);
  });

  test.each(['short', 'x'.repeat(201), 'with blank inside'])('refuses the key "%.20s"', async (key) => {
    expect((await send(enquiry, { 'idempotency-key': key })).status).toBe(400);
  });
});

describe('a request that is sent again', () => {
  const minutesLater = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  const sendFrom = async (ip: string, key: string, body: object = enquiry) =>
    (await site.api('/api/forms', { ...jsonBody('POST', body, { 'idempotency-key': key }), ip })).status;

  test('is answered 60 times an hour, whatever the address has sent besides', async () => {
    const codes = [];
    for (let n = 0; n <= ENQUIRY_REPEATS_PER_HOUR + 1; n++)
      codes.push(await sendFrom('127.9.1.1', 'sent-without-end'));
    expect(codes).toEqual([...Array(ENQUIRY_REPEATS_PER_HOUR + 1).fill(201), 429]);
    expect(await sendFrom('127.9.1.1', 'another-of-that-address')).toBe(201);
    expect(await list()).toHaveLength(2);
  });

  test('counts as a try when it says something else under its key', async () => {
    await sendFrom('127.9.1.2', 'a-key-to-fish-with');
    const codes = [];
    for (let n = 0; n < ENQUIRIES_PER_MINUTE; n++)
      codes.push(
        await sendFrom('127.9.1.2', 'a-key-to-fish-with', { ...enquiry, message: `Number ${n} of it` }),
      );
    expect(codes).toEqual([...Array(ENQUIRIES_PER_MINUTE - 1).fill(409), 429]);
  });

  test('is known on either side of midnight, and two sendings at once there are one', async () => {
    const midnight = Date.parse('2027-03-01T00:00:00.000Z');
    const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });
    at(midnight - 1);
    const early = sendFrom('127.9.1.3', 'sent-at-midnight');
    at(midnight);
    expect(await Promise.all([early, sendFrom('127.9.1.4', 'sent-at-midnight')])).toEqual([201, 201]);
    at(midnight + 23 * 60 * 60 * 1000);
    expect(await sendFrom('127.9.1.5', 'sent-at-midnight')).toBe(201);
    expect(await sendFrom('127.9.1.5', 'sent-at-midnight', { ...enquiry, name: 'Somebody Else' })).toBe(409);
    vi.useRealTimers();
    expect(await list()).toHaveLength(1);
  });

  test('is known weeks later, when a phone is back from where it had no network; anything else is another enquiry', async () => {
    const key = 'kept-on-a-phone-for-weeks';
    const first = await (await send(enquiry, { 'idempotency-key': key })).json();
    minutesLater(21 * 24 * 60);
    const again = await (await send(enquiry, { 'idempotency-key': key })).json();
    expect(again).toEqual(first);
    minutesLater(24 * 24 * 60);
    const sentAtOnce = await Promise.all(
      Array.from({ length: 3 }, () =>
        sendFrom('127.9.1.6', key, { ...enquiry, message: 'And where is it?' }),
      ),
    );
    vi.useRealTimers();
    expect(sentAtOnce).toEqual([201, 201, 201]);
    expect(await list()).toHaveLength(2);
    const elsewhere = await (await send(enquiry, { 'idempotency-key': 'of-another-visitor' })).json();
    expect(elsewhere.id).not.toBe(first.id);
  });

  test('is known under a key from before keys named their day, for a day', async () => {
    const { getStore } = await import('@netlify/blobs');
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const first = { id: '7999999999999-1-00000000000000ab', at: new Date().toISOString() };
    const data = { ...first, digest: sha256(JSON.stringify(enquiry)) };
    const key = `enquiries/${sha256('an-undated-key')}`;
    await getStore({ name: 'attempts' }).set(key, JSON.stringify({ rev: '1', deleted_at: null, data }));
    const again = await (await send(enquiry, { 'idempotency-key': 'an-undated-key' })).json();
    expect(again.id).toBe(first.id);
    minutesLater(49 * 60);
    const another = await (await send(enquiry, { 'idempotency-key': 'an-undated-key' })).json();
    vi.useRealTimers();
    expect(another.id).not.toBe(first.id);
  });
});

describe('GET /api/forms', () => {
  test('lists the newest first, of one company where that is asked', async () => {
    for (const [name, company_id] of [
      ['Asha', 1],
      ['Bina', 2],
      ['Chandra', 1],
    ] as const) {
      await send({ ...enquiry, name, company_id });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(names(await list())).toEqual(['Chandra', 'Bina', 'Asha']);
    expect(names(await list('?company=1'))).toEqual(['Chandra', 'Asha']);
    expect(names(await list('?company=2'))).toEqual(['Bina']);
  });

  test('goes on by its Link until nothing is left', async () => {
    await Promise.all(
      Array.from({ length: 7 }, (_, index) => send({ ...enquiry, name: `Visitor ${index}` })),
    );
    const found: string[] = [];
    let query: string | undefined = '?limit=3';
    let pages = 0;
    while (query) {
      const response: Response = await read(query);
      const page = await response.json();
      expect(page.length).toBeLessThanOrEqual(3);
      found.push(...names(page));
      query = /<\/api\/forms(\?[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      pages++;
    }
    expect(pages).toBe(3);
    expect(new Set(found).size).toBe(7);
  });

  test('is kept by no cache', async () => {
    expect((await read()).headers.get('cache-control')).toBe('no-store');
  });
});

describe('GET /api/forms/{id}', () => {
  const readOne = (id: string, headers: Record<string, string> = auth) =>
    site.api(`/api/forms/${id}`, { headers });

  test('answers what the list says of it, with the version to change it by', async () => {
    const { id } = await (await send(enquiry)).json();
    const answer = await readOne(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([await answer.json()]).toEqual(await list());
    const etag = answer.headers.get('etag') ?? '';
    const changed = await change(id, { notes: 'Mine' }, { 'if-match': etag });
    expect(changed.status).toBe(200);
    expect((await readOne(id)).headers.get('etag')).toBe(changed.headers.get('etag'));
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('answers 401 to a visitor, 404 for what is not there or was deleted', async () => {
    const { id } = await (await send(enquiry)).json();
    expect((await readOne(id, {})).status).toBe(401);
    expect((await readOne('nope')).status).toBe(404);
    expect((await readOne('0000000000000-1-0000000000000000')).status).toBe(404);
    await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
    expect((await readOne(id)).status).toBe(404);
  });
});

describe('PUT /api/forms/{id}', () => {
  const sent = async () => (await (await send(enquiry)).json()).id as string;

  test('changes the state, the notes or both, and nothing the visitor wrote', async () => {
    const id = await sent();
    const [before] = await list();
    const first = await change(id, { state: 'read' });
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toMatch(/^"[^"]+"$/);
    expect(await first.json()).toEqual({ ...before, state: 'read' });
    expect(await (await change(id, { notes: '  Call back\nafter Dashain ' })).json()).toEqual({
      ...before,
      state: 'read',
      notes: 'Call back\nafter Dashain',
    });
    await change(id, { state: 'archived', notes: '' });
    expect(await list()).toEqual([{ ...before, state: 'archived', notes: '' }]);
  });

  test.each([
    [{}, undefined],
    [{ state: 'done' }, 'state'],
    [{ state: null }, 'state'],
    [{ notes: 5 }, 'notes'],
    [{ notes: 'x'.repeat(5001) }, 'notes'],
    [{ notes: 'a\0b' }, 'notes'],
    [{ message: 'Something else entirely.' }, 'message'],
    [{ state: 'read', name: 'Somebody' }, 'name'],
  ])('refuses %.60j', async (body, field) => {
    const id = await sent();
    const before = await list();
    const response = await change(id, body);
    expect(response.status).toBe(400);
    expect((await response.json()).errors?.[0]?.field).toBe(field);
    expect(await list()).toEqual(before);
  });

  test('answers 404, 415 and 413 in this order, and 401 before all', async () => {
    const id = await sent();
    const put = (path: string, init: RequestInit) => site.api(path, { method: 'PUT', ...init });
    expect((await change('0000000000000-1-0000000000000000', { state: 'read' })).status).toBe(404);
    expect((await put('/api/forms/nope', { headers: auth, body: 'x' })).status).toBe(404);
    expect((await put(`/api/forms/${id}`, { headers: auth, body: 'x' })).status).toBe(415);
    expect((await change(id, { notes: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await put(`/api/forms/${id}`, jsonBody('PUT', { state: 'read' }))).status).toBe(401);
  });

  test('answers 412 for a stale version, and changes nothing', async () => {
    const id = await sent();
    const etag = (await change(id, { state: 'read' })).headers.get('etag') ?? '';
    expect((await change(id, { notes: 'First' }, { 'if-match': etag })).status).toBe(200);
    expect((await change(id, { notes: 'Second' }, { 'if-match': etag })).status).toBe(412);
    const stale = { method: 'DELETE', headers: { ...auth, 'if-match': etag } };
    expect((await site.api(`/api/forms/${id}`, stale)).status).toBe(412);
    expect(await list()).toMatchObject([{ state: 'read', notes: 'First' }]);
  });

  test('lets one of two notes written on the same version through, and tells the other', async () => {
    const id = await sent();
    const etag = (await change(id, { state: 'read' })).headers.get('etag') ?? '';
    const write = (notes: string) => change(id, { notes }, { 'if-match': etag });
    const answers = await Promise.all([write('First'), write('Second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers[0]?.status === 200 ? 'First' : 'Second';
    expect(await list()).toMatchObject([{ state: 'read', notes: winner }]);
  });

  test('loses none of several changes at once', async () => {
    const id = await sent();
    const answers = await Promise.all([change(id, { state: 'replied' }), change(id, { notes: 'Both' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toMatchObject([{ state: 'replied', notes: 'Both' }]);
  });

  test('takes enquiries stored before there were states', async () => {
    const { getStore } = await import('@netlify/blobs');
    const store = getStore({ name: 'enquiries', consistency: 'strong' });
    const id = '7999999999999-1-00000000000000aa';
    const old = { ...enquiry, id, submitted_at: '2020-01-01T00:00:00.000Z' };
    await store.set(`enquiries/${id}`, JSON.stringify({ rev: 'old', deleted_at: null, data: old }));
    expect(await list()).toMatchObject([{ id, state: 'new', notes: '' }]);
    expect((await change(id, { state: 'read' }, { 'if-match': '"old"' })).status).toBe(200);
  });
});

describe('DELETE /api/forms/{id}', () => {
  test('answers 204, then 404', async () => {
    const { id } = await (await send(enquiry)).json();
    const remove = () => site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('of many in one call is a deletion of each, and can be taken back for all', async () => {
    const ids: string[] = [];
    for (const name of ['Asha', 'Bina', 'Chandra'])
      ids.push((await (await send({ ...enquiry, name })).json()).id);
    const post = async (path: string, body: object, headers: Record<string, string> = auth) =>
      site.api(`/api/forms/${path}`, jsonBody('POST', body, headers));
    const [asha, bina] = ids;
    expect((await post('delete', { ids: [asha] }, {})).status).toBe(401);
    await site.api(`/api/forms/${bina}`, { method: 'DELETE', headers: auth });
    const answer = await post('delete', { ids: [asha, bina, asha] });
    expect([answer.status, await answer.json()]).toEqual([200, { ids: [asha] }]);
    expect(names(await list())).toEqual(['Chandra']);
    const trail = await (await site.api('/api/audit?limit=2', { headers: auth })).json();
    expect(trail).toMatchObject([
      { action: 'deleted', kind: 'enquiry', target: asha, label: 'Name Education' },
      { action: 'deleted', kind: 'enquiry', target: bina },
    ]);
    expect(await (await post('delete', { ids: [asha] })).json()).toEqual({ ids: [] });
    const back = (await (await post('restore', { ids: [asha, bina] })).json()).ids;
    expect(back.sort()).toEqual([asha, bina].sort());
    expect(names(await list()).sort()).toEqual(['Asha', 'Bina', 'Chandra']);
  });

  test.each([
    [{}],
    [{ ids: [] }],
    [{ ids: ['nope'] }],
    [{ ids: 'all' }],
    [{ ids: Array(ENQUIRIES_AT_ONCE + 1).fill('8204768415032-1-85f603b79c6e00d7') }],
    [{ ids: ['8204768415032-1-85f603b79c6e00d7'], also: 1 }],
  ])('of many refuses %.60j', async (body) => {
    for (const what of ['delete', 'restore']) {
      const answer = await site.api(`/api/forms/${what}`, jsonBody('POST', body, auth));
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toHaveLength(1);
    }
  });

  test('erases what it holds for good after 30 days', async () => {
    const { getStore } = await import('@netlify/blobs');
    const store = getStore({ name: 'enquiries', consistency: 'strong' });
    const key = { 'idempotency-key': 'sent-before-the-deletion' };
    const gone = { ...enquiry, name: 'Forget Me' };
    const { id } = await (await send(gone, key)).json();
    await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
    expect(await store.get(`enquiries/${id}`)).toContain('Forget Me');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    await site.signIn();
    await site.settled();
    expect(await store.get(`enquiries/${id}`)).toBeNull();
    expect((await store.list({ prefix: 'deleted/' })).blobs).toEqual([]);
    vi.useRealTimers();
    auth = bearer(await site.signIn());
    // A day later the key is forgotten, too: what comes under it then is another enquiry.
    const again = await (await send(gone, key)).json();
    expect(again.id).not.toBe(id);
  });

  test('lets a list be read without the deleted ones', async () => {
    const { id } = await (await send(enquiry)).json();
    await send({ ...enquiry, name: 'Still Here' });
    await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
    expect(names(await list())).toEqual(['Still Here']);
  });
});
