import { getStore } from '@netlify/blobs';
import { describe, expect, test, vi } from 'vitest';
import { sampleCarousel } from '../../src/server/content/samples.ts';
import { pictureFile } from '../support/pictures.ts';
import { UNKNOWN_COMPANY } from '../support/records.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();

const list = async (company: 1 | 2) => (await site.api(`/api/carousel/${company}`)).json();
const create = async (fields: Record<string, string | File>) =>
  site.api('/api/carousel', formBody('POST', fields, auth));

describe('carousel items', () => {
  test('of a fresh store are the samples', async () => {
    const own = sampleCarousel.filter(({ company_id }) => company_id === 1).map(({ id }) => id);
    expect((await list(1)).map(({ id }: { id: string }) => id)).toEqual(own);
  });

  test('of a fresh store can be put in order at once', async () => {
    const ids = sampleCarousel.filter(({ company_id }) => company_id === 1).map(({ id }) => id);
    const wanted = [...ids.slice(1), ids[0]];
    const body = { company_id: 1, ids: wanted };
    expect((await site.api('/api/carousel/order', jsonBody('POST', body, auth))).status).toBe(200);
    expect((await list(1)).map(({ id }: { id: string }) => id)).toEqual(wanted);
  });

  test('are added behind the others, with the size of their picture', async () => {
    const response = await create({
      caption: 'A happy student',
      company_id: '2',
      image: await pictureFile(),
    });
    expect(response.status).toBe(201);
    const item = await response.json();
    expect(item).toMatchObject({
      caption: 'A happy student',
      company_id: 2,
      image_width: 900,
      image_height: 60,
    });
    expect(item.image).toMatch(/^\/media\/[0-9a-f]{32}\/900\.webp$/);
    expect((await site.api(item.image)).status).toBe(200);
    expect((await list(2)).at(-1)).toEqual(item);
  });

  test('need a picture when they are made', async () => {
    const response = await create({ caption: 'No picture', company_id: '2' });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ field: 'image', msg: 'Image is required.' }]);
  });

  test('keep what stays where their picture is cut, on the page as well', async () => {
    const fields = { caption: 'Cut', company_id: '2', image_focus: 'top-left', image: await pictureFile() };
    expect(await (await create(fields)).json()).toMatchObject({ image_focus: 'top-left' });
    expect((await list(2)).at(-1)).toMatchObject({ image_focus: 'top-left' });
    expect((await create({ ...fields, image_focus: 'sideways' })).status).toBe(400);
  });

  test('keep their picture when only the caption changes', async () => {
    const item = await (
      await create({ caption: 'Before', company_id: '1', image: await pictureFile() })
    ).json();
    const answer = await site.api(`/api/carousel/${item.id}`, formBody('PUT', { caption: 'After' }, auth));
    expect(await answer.json()).toEqual({ ...item, caption: 'After', updated_at: expect.any(String) });
  });

  test('answer 412 for a stale ETag and stay as they are', async () => {
    const created = await create({ caption: 'First', company_id: '1', image: await pictureFile() });
    const { id } = await created.json();
    const headers = { ...auth, 'if-match': created.headers.get('etag') ?? '' };
    expect(
      (await site.api(`/api/carousel/${id}`, formBody('PUT', { caption: 'Second' }, headers))).status,
    ).toBe(200);
    expect(
      (await site.api(`/api/carousel/${id}`, formBody('PUT', { caption: 'Third' }, headers))).status,
    ).toBe(412);
    expect((await (await site.api(`/api/carousel/single/${id}`)).json()).caption).toBe('Second');
  });

  test('are gone when deleted', async () => {
    const { id } = await (
      await create({ caption: 'Gone', company_id: '1', image: await pictureFile() })
    ).json();
    expect((await site.api(`/api/carousel/${id}`, { method: 'DELETE', headers: auth })).status).toBe(204);
    expect((await site.api(`/api/carousel/single/${id}`)).status).toBe(404);
    expect((await list(1)).some((item: { id: string }) => item.id === id)).toBe(false);
  });
});

describe('a carousel item sent again under one Idempotency-Key', () => {
  /** What sends the same form under the same key whenever it is called. */
  async function sender(caption: string) {
    const fields = { caption, company_id: '2', image: await pictureFile('png', { width: 8, height: 8 }) };
    const headers = { ...auth, 'idempotency-key': `the-key-of-${caption.replaceAll(' ', '-')}` };
    return (more: Record<string, string> = {}) =>
      site.api('/api/carousel', formBody('POST', { ...fields, ...more }, headers));
  }
  const said = async (answer: Response) => ({
    etag: answer.headers.get('etag'),
    item: await answer.json(),
  });
  const single = (id: string) => site.api(`/api/carousel/single/${id}`);
  const called = async (caption: string) =>
    [...(await list(1)), ...(await list(2))].filter((item) => item.caption === caption);

  test('is stored once and answered alike', async () => {
    const send = await sender('Sent four times');
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const [stored, ...more] = await called('Sent four times');
    expect(more).toEqual([]);
    const shown = await said(await single(stored.id));
    for (const answer of answers) expect(await said(answer)).toEqual(shown);
    expect((await send({ caption: 'Another' })).status).toBe(409);
  });

  test('is answered alike also when another item came between two sendings of one moment', async () => {
    const [send, other] = [await sender('Twice at once'), await sender('Between them')];
    const real = globalThis.fetch;
    let second: Response | undefined;
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
      const stores =
        init?.method?.toLowerCase() === 'put' && String(input).includes('site:content/carousel/');
      if (!stores || second) return real(input, init);
      // The write of the first fails on its way, and when it is made again, that of the second was there before.
      vi.unstubAllGlobals();
      await other();
      second = await send();
      throw new TypeError('fetch failed');
    });
    const first = await send();
    vi.unstubAllGlobals();
    const shown = await said(first);
    expect(second && (await said(second))).toEqual(shown);
    expect(await said(await single(shown.item.id))).toEqual(shown);
  });

  test('is answered as it is now: changed, in another place, and with the other company', async () => {
    const send = await sender('Soon another');
    const first = await said(await send());
    const { id } = first.item;
    const known = [first.etag];
    const put = (fields: Record<string, string>) =>
      site.api(`/api/carousel/${id}`, formBody('PUT', fields, auth));
    const toFront = async () => {
      const rest = (await list(2)).map((item: { id: string }) => item.id).filter((one: string) => one !== id);
      return site.api('/api/carousel/order', jsonBody('POST', { company_id: 2, ids: [id, ...rest] }, auth));
    };
    for (const change of [() => put({ caption: 'Another' }), toFront, () => put({ company_id: '1' })]) {
      expect((await change()).status).toBe(200);
      const again = await send();
      expect(again.status).toBe(201);
      const shown = await said(await single(id));
      expect(await said(again)).toEqual(shown);
      expect(known).not.toContain(shown.etag);
      known.push(shown.etag);
    }
    expect((await list(1)).at(-1)).toMatchObject({ id, caption: 'Another' });
    expect(await called('Soon another')).toEqual([]);
  });

  test('stays deleted, and is answered as it was sent', async () => {
    const send = await sender('Deleted meanwhile');
    const { id } = await (await send()).json();
    await site.api(`/api/carousel/${id}`, { method: 'DELETE', headers: auth });
    const again = await send();
    expect(again.status).toBe(201);
    expect(await again.json()).toMatchObject({ id, caption: 'Deleted meanwhile', company_id: 2 });
    expect((await single(id)).status).toBe(404);
    expect(await called('Deleted meanwhile')).toEqual([]);
  });
});

describe('POST /api/carousel/order', () => {
  const ids = async (company: 1 | 2) => (await list(company)).map(({ id }: { id: string }) => id) as string[];
  const order = (body: unknown) => site.api('/api/carousel/order', jsonBody('POST', body, auth));
  const revision = async () => (await (await site.api('/api/revision')).json()).revision;
  const remove = (id: string) => site.api(`/api/carousel/${id}`, { method: 'DELETE', headers: auth });
  /** How many orders the audit trail tells of. */
  const ordered = async () => {
    const entries = await (await site.api('/api/audit?limit=100', { headers: auth })).json();
    return entries.filter(({ action }: { action: string }) => action === 'ordered').length;
  };

  test('is what visitors see, of one company only', async () => {
    const [first, second] = [await ids(1), await ids(2)];
    const wanted = first.toReversed();
    const answer = await order({ company_id: 1, ids: wanted });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await list(1));
    expect(await ids(1)).toEqual(wanted);
    expect((await list(1)).map(({ position }: { position: number }) => position)).toEqual(
      wanted.map((_, n) => n),
    );
    expect(await ids(2)).toEqual(second);
  });

  test('changes nothing when it is the order already', async () => {
    const before = await revision();
    const items = await list(2);
    expect((await order({ company_id: '2', ids: await ids(2) })).status).toBe(200);
    expect(await revision()).toBe(before);
    expect(await list(2)).toEqual(items);
  });

  test('changes nothing either when an item has left a gap in it', async () => {
    const { id } = await (
      await create({ caption: 'Leaves a gap', company_id: '2', image: await pictureFile() })
    ).json();
    const [first, ...others] = (await ids(2)).filter((one) => one !== id);
    await order({ company_id: 2, ids: [first, id, ...others] });
    expect((await remove(id)).status).toBe(204);
    const [before, told, items] = [await revision(), await ordered(), await list(2)];
    expect((await order({ company_id: 2, ids: await ids(2) })).status).toBe(200);
    expect([await revision(), await ordered()]).toEqual([before, told]);
    expect(await list(2)).toEqual(items);
  });

  test('is passed over when what is stored is damaged, until the next one replaces it', async () => {
    const store = getStore({ name: 'content', consistency: 'strong' });
    await store.set('carousel-order/1', '{"rev":');
    const all = await ids(1);
    const [id] = all as [string];
    const shown = await site.api(`/api/carousel/single/${id}`);
    expect(shown.status).toBe(200);
    const headers = { ...auth, 'if-match': shown.headers.get('etag') ?? '' };
    const changed = await site.api(`/api/carousel/${id}`, formBody('PUT', { caption: 'Seen' }, headers));
    expect(changed.status).toBe(200);
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).toContain('content/carousel-order/1');
    vi.mocked(console.error).mockClear();
    const told = await ordered();
    expect((await order({ company_id: 1, ids: all })).status).toBe(200);
    vi.mocked(console.error).mockClear();
    expect(await ordered()).toBe(told + 1);
    expect(await store.get('carousel-order/1', { type: 'json' })).toMatchObject({ data: { id: '1' } });
    expect(await ids(1)).toEqual(all);
  });

  test('answers 409 unless it names exactly the items of the company', async () => {
    const [first, second] = [await ids(1), await ids(2)];
    const before = await revision();
    for (const wrong of [first.slice(1), [...first, 'nothing'], [...first.slice(1), second[0]], []]) {
      expect((await order({ company_id: 1, ids: wrong })).status).toBe(409);
    }
    expect(await revision()).toBe(before);
  });

  test.each([
    [{ ids: [] }, 'company_id'],
    [{ company_id: UNKNOWN_COMPANY, ids: [] }, 'company_id'],
    [{ company_id: 1 }, 'ids'],
    [{ company_id: 1, ids: 'all' }, 'ids'],
    [{ company_id: 1, ids: ['a', 'a'] }, 'ids'],
    [{ company_id: 1, ids: ['../x'] }, 'ids.0'],
    [{ company_id: 1, ids: [], position: 3 }, 'position'],
  ])('refuses %j', async (body, field) => {
    const answer = await order(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].field).toBe(field);
  });

  test('asks who it is, then for JSON', async () => {
    expect((await site.api('/api/carousel/order', jsonBody('POST', {}))).status).toBe(401);
    const text = { method: 'POST', headers: auth, body: 'x' };
    expect((await site.api('/api/carousel/order', text)).status).toBe(415);
  });

  test('is one of them as a whole when several come at once', async () => {
    const all = await ids(2);
    const wanted = all.map((_, turn) => [...all.slice(turn), ...all.slice(0, turn)].toReversed());
    const answers = await Promise.all(wanted.map((turned) => order({ company_id: 2, ids: turned })));
    expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 200));
    expect(wanted).toContainEqual(await ids(2));
  });

  test('stays as it was when it cannot be stored', async () => {
    const [before, orders] = [await list(1), await ordered()];
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
      // No other store: what the trail would say of it could be written.
      init?.method?.toLowerCase() === 'put' && String(input).includes('/site:content/')
        ? Promise.resolve(new Response(null, { status: 500 }))
        : real(input, init),
    );
    const answer = await order({
      company_id: 1,
      ids: before.map(({ id }: { id: string }) => id).toReversed(),
    });
    vi.unstubAllGlobals();
    vi.mocked(console.error).mockClear();
    expect(answer.status).toBe(503);
    expect(await list(1)).toEqual(before);
    expect(await ordered()).toBe(orders);
  });

  test('is a part of the version of each item that has moved', async () => {
    const before = await ids(1);
    const [first, second] = before as [string, string];
    await order({ company_id: 1, ids: before });
    const single = (id: string, init = {}) => site.api(`/api/carousel/single/${id}`, init);
    const etag = (await single(first)).headers.get('etag') ?? '';
    await order({ company_id: 1, ids: [second, first, ...before.slice(2)] });
    const known = await single(first, { headers: { 'if-none-match': etag } });
    expect([known.status, (await known.json()).position]).toEqual([200, 1]);
    const headers = { ...auth, 'if-match': etag };
    expect(
      (await site.api(`/api/carousel/${first}`, formBody('PUT', { caption: 'Old' }, headers))).status,
    ).toBe(412);
    expect((await site.api(`/api/carousel/${first}`, { method: 'DELETE', headers })).status).toBe(412);
    headers['if-match'] = known.headers.get('etag') ?? '';
    const changed = await site.api(`/api/carousel/${first}`, formBody('PUT', { caption: 'New' }, headers));
    expect(changed.status).toBe(200);
    expect((await single(first)).headers.get('etag')).toBe(changed.headers.get('etag'));
    expect(await (await single(first)).json()).toEqual((await list(1))[1]);
  });

  test('goes on without an item that is deleted, and has a new one last', async () => {
    const image = await pictureFile();
    const all = await ids(2);
    await order({ company_id: 2, ids: all.toReversed() });
    expect((await remove(all.at(-1) as string)).status).toBe(204);
    const { id } = await (await create({ caption: 'New', company_id: '2', image })).json();
    expect(await ids(2)).toEqual([...all.slice(0, -1).toReversed(), id]);
  });

  test('no longer holds for an item that left the company and came back', async () => {
    const all = await ids(1);
    const turned = all.toReversed();
    await order({ company_id: 1, ids: turned });
    const move = (company_id: string) =>
      site.api(`/api/carousel/${turned[0]}`, formBody('PUT', { company_id }, auth));
    await move('2');
    await move('1');
    expect(await ids(1)).toEqual([...turned.slice(1), turned[0]]);
  });

  test('puts an item that changes its company behind the others', async () => {
    const image = await pictureFile();
    const { id } = await (await create({ caption: 'Moves', company_id: '1', image })).json();
    await order({ company_id: 1, ids: [id, ...(await ids(1)).filter((other) => other !== id)] });
    await site.api(`/api/carousel/${id}`, formBody('PUT', { company_id: '2' }, auth));
    expect((await ids(2)).at(-1)).toBe(id);
  });
});
