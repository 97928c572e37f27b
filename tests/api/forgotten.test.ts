import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EnquiryRecord, enquiryRecordSchema } from '../../src/domain/enquiry.ts';
import { erasedBefore } from '../../src/domain/privacy.ts';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { storedEnquiry } from '../support/enquiries.ts';
import { envelope } from '../support/seed.ts';
import { jsonBody, startSignedIn } from '../support/site.ts';

const SETTING = '/api/records/privacy/enquiries';
const ANSWER = { id: 'a1', at: '2026-10-01T00:00:00.000Z', by: 'x@example.com', sent_at: '', fault: '' };

const { site, auth } = await startSignedIn();
const open = (name: string) => getStore({ name, consistency: 'strong' });
beforeEach(async () => {
  for (const store of ['enquiries', 'mail']) await open(store).deleteAll();
});
afterEach(() => vi.useRealTimers());

const post = (path: string, body: object) => site.api(path, jsonBody('POST', body, auth));
const keep = (retention: string) => site.api(SETTING, jsonBody('PUT', { retention }, auth));
const run = () => inRequestScope('production', () => purgeExpired());
const put = (record: EnquiryRecord, deleted_at: string | null = null) =>
  open('enquiries').set(
    `enquiries/${record.id}`,
    deleted_at ? JSON.stringify({ version: 1, rev: '1', deleted_at, data: record }) : envelope(record),
  );
const listed = async (): Promise<string[]> =>
  (await (await site.api('/api/forms', { headers: auth })).json()).map(({ id }: { id: string }) => id);
const all = async () => {
  const store = open('enquiries');
  const { blobs } = await store.list();
  return (await Promise.all(blobs.map(({ key }) => store.get(key, { type: 'text' })))).join('\n');
};
let serial = 0;
/** One that came so many days ago. */
function came(days: number, more: object = {}): EnquiryRecord {
  const time = Date.now() - days * 24 * 60 * 60_000;
  const id = `${String(9_999_999_999_999 - time).padStart(13, '0')}-1-${(++serial).toString(16).padStart(16, '0')}`;
  const record = storedEnquiry(serial, { company_id: 1, ...more });
  return enquiryRecordSchema.parse({ ...record, id, submitted_at: new Date(time).toISOString() });
}

describe('enquiries that are kept no longer', () => {
  test('are erased with all that was in the trash, and no younger one', async () => {
    const young = came(170);
    const [old, deleted, damaged] = [came(190), came(200), came(400)];
    await Promise.all([put(young), put(old), put(deleted, new Date().toISOString())]);
    await open('enquiries').set(`enquiries/${damaged.id}`, '{"rev":"1","data":{"name":"Dip');
    await run();
    // Until the office chooses, nothing is erased by itself.
    expect(await listed()).toEqual([young.id, old.id, damaged.id]);
    vi.mocked(console.error).mockClear();
    expect((await keep('6')).status).toBe(200);
    await run();
    vi.mocked(console.error).mockClear();
    expect(await listed()).toEqual([young.id]);
    const left = await all();
    for (const gone of [old, deleted]) expect(left).not.toContain(gone.email);
    expect(left).not.toContain('Dip');
    await keep('keep');
  });

  test.each([
    ['6', '2026-08-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['12', '2028-02-29T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['24', '2026-11-23T10:00:00.000Z', '2024-11-23T10:00:00.000Z'],
  ] as const)('after %s months, seen from %s, are those before %s', (months, now, before) => {
    expect(erasedBefore(months, new Date(now))?.toISOString()).toBe(before);
    expect(erasedBefore('keep', new Date(now))).toBeNull();
  });

  test('are told of by the privacy page at once, and only the office sets how long', async () => {
    const words = async () => (await site.api('/api/fragments/privacy/1')).text();
    expect(await words()).toContain('A message stays until an administrator deletes it');
    await keep('12');
    expect(await words()).toContain('are erased 12 months after it came');
    expect((await keep('3')).status).toBe(400);
    expect((await site.api(SETTING, jsonBody('PUT', { retention: 'keep' }))).status).toBe(401);
    await keep('keep');
  });
});

describe('one person', () => {
  const mina = { email: 'Mina@Example.com', phone: '+9779812345678', name: 'Mina Rai' };
  const find = async (person: string) => {
    const answer = await post('/api/people/find', { person });
    expect(answer.status).toBe(200);
    return (await answer.json()).found.map(({ id }: { id: string }) => id).sort();
  };

  test('is found by email in any case and by phone in any writing, in the trash too, with answers', async () => {
    const [byBoth, inTrash, byPhone, other] = [
      came(1, {
        ...mina,
        notes: 'Has a sister',
        answers: [{ ...ANSWER, subject: 'S', text: 'Come on Sunday' }],
      }),
      came(2, { ...mina, email: 'mina@example.com' }),
      came(3, { ...mina, email: 'other@example.com' }),
      came(4, { email: 'sita@xn--p1b6ci4b4b3a.xn--l2bey1c2b', message: 'Ask mina@example.com, 9812345678' }),
    ];
    await Promise.all([put(byBoth), put(inTrash, new Date().toISOString()), put(byPhone), put(other)]);
    expect(await find(' mina@EXAMPLE.com ')).toEqual([byBoth.id, inTrash.id].sort());
    for (const phone of ['९८१-२३४५६७८', '00977 9812345678'])
      expect(await find(phone)).toEqual([byBoth.id, inTrash.id, byPhone.id].sort());
    expect(await find('Sita@उदाहरण.नेपाल')).toEqual([other.id]);
    expect(await find('nobody@example.com')).toEqual([]);
    const { found, next } = await (await post('/api/people/find', { person: mina.email })).json();
    expect(next).toBeNull();
    expect(found[0]).toMatchObject({
      notes: 'Has a sister',
      deleted_at: null,
      answers: [{ text: 'Come on Sunday' }],
    });
    expect(found[1].deleted_at).not.toBeNull();
    for (const person of ['', 'Mina', '12'])
      expect((await post('/api/people/find', { person })).status).toBe(400);
  });

  test('is erased with trash, answers and mails, nobody else is, and the trail says only how many', async () => {
    const [theirs, inTrash, other] = [
      came(0, { ...mina, answers: [{ ...ANSWER, subject: 'S', text: 'Come on Sunday' }] }),
      came(2, mina),
      came(4, { email: 'else@example.com' }),
    ];
    await Promise.all([put(theirs), put(inTrash, new Date().toISOString()), put(other)]);
    for (const key of [`outbox/${theirs.id}.answer.a1`, `failed/${theirs.id}.notice`, `daily/${theirs.id}`])
      await open('mail').set(key, '550 <mina@example.com> unknown');
    await open('mail').set(`daily/${other.id}`, '');
    // Looking changes nothing.
    await find(mina.email);
    expect(await listed()).toEqual([theirs.id, other.id]);

    const erased = await post('/api/people/erase', {
      person: mina.email,
      ids: [theirs.id, inTrash.id, other.id, storedEnquiry(99).id],
    });
    expect((await erased.json()).ids.sort()).toEqual([theirs.id, inTrash.id].sort());
    expect(await listed()).toEqual([other.id]);
    expect(await find(mina.email)).toEqual([]);
    const left = await all();
    for (const said of ['Mina', '98123', 'Sunday']) expect(left).not.toContain(said);
    expect((await open('mail').list()).blobs.map(({ key }) => key)).toEqual([`daily/${other.id}`]);
    const trail = await (await site.api('/api/audit?limit=1', { headers: auth })).text();
    expect(JSON.parse(trail)).toMatchObject([{ action: 'person-erased', detail: '2', target: null }]);
    expect(trail.toLowerCase()).not.toContain('mina');
    const back = await site.api(`/api/trash/enquiry.${inTrash.id}/restore`, {
      method: 'POST',
      headers: auth,
    });
    expect(back.status).toBe(404);
  });

  test('does not come back with a repeated request, and leaves nothing once the trash is emptied', async () => {
    const body = { name: 'Mina Rai', email: mina.email, message: 'When does it begin?', company_id: 1 };
    const send = () =>
      site.api('/api/forms', jsonBody('POST', body, { 'idempotency-key': 'sent-before-the-erasure' }));
    const { id } = await (await send()).json();
    await site.settled();
    await post('/api/people/erase', { person: mina.email, ids: [id] });
    await send();
    await site.settled();
    expect(await listed()).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 32 * 24 * 60 * 60_000 });
    await run();
    expect((await open('enquiries').list()).blobs).toEqual([]);
  });

  test('is nobody’s business but the office’s', async () => {
    for (const what of ['find', 'erase'])
      expect((await site.api(`/api/people/${what}`, jsonBody('POST', { person: mina.email }))).status).toBe(
        401,
      );
    expect((await post('/api/people/all', {})).status).toBe(404);
  });
});
