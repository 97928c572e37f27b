import { getStore } from '@netlify/blobs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import facts from '../../data/site.json' with { type: 'json' };
import {
  ENQUIRIES_PER_DAY,
  ENQUIRIES_PER_HOUR,
  ENQUIRIES_PER_MINUTE,
  SPAM_FASTER_THAN_MS,
  SPAM_LINKS_MIN,
} from '../../src/domain/limits.ts';
import type { SpamReason } from '../../src/domain/spam.ts';
import { jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();

const enquiry = {
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does the next course begin?',
  company_id: 1,
};
let address = 0;
/** Each from an address and an email of its own. */
const send = (
  more: object,
  headers: Record<string, string> = {},
  ip = `10.7.${++address >> 8}.${address & 255}`,
) => {
  const body = { ...enquiry, email: `mina${++address}@example.com`, ...more };
  return site.api('/api/forms', { ...jsonBody('POST', body, headers), ip });
};
const read = async (id: string) => (await site.api(`/api/forms/${id}`, { headers: auth })).json();
const change = (id: string, body: object) => site.api(`/api/forms/${id}`, jsonBody('PUT', body, auth));
const links = (count: number) => `Look here: ${'https://example.com/x '.repeat(count)}`.trim();

describe('suspected spam', () => {
  test.each<[string, SpamReason, object]>([
    ['whose hidden field is filled in', 'hidden-field', { website: 'https://buy.example' }],
    ['with many links', 'links', { message: links(SPAM_LINKS_MIN) }],
    [
      'with many links of several kinds',
      'links',
      { message: 'http://a.example HTTPS://b.example and www.c.example' },
    ],
    ['whose name is a link', 'links', { name: 'https://buy.example' }],
    ['sent at once', 'too-fast', { elapsed_ms: 0 }],
    ['sent sooner than anybody types', 'too-fast', { elapsed_ms: SPAM_FASTER_THAN_MS - 1 }],
  ])('is what comes %s: stored, marked, and answered like any other', async (_, spam_reason, more) => {
    const honest = await send({});
    const response = await send(more);
    expect(response.status).toBe(201);
    const receipt = await response.json();
    expect(Object.keys(receipt).sort()).toEqual(Object.keys(await honest.json()).sort());
    const { website, elapsed_ms, email, ...said } = { website: '', elapsed_ms: 0, ...enquiry, ...more };
    expect(receipt).toMatchObject(said);
    const stored = await read(receipt.id);
    expect(stored).toMatchObject({ ...said, spam: true, spam_reason, state: 'new' });
    expect(stored).not.toHaveProperty('website');
    expect(stored).not.toHaveProperty('elapsed_ms');
  });

  test.each<[string, object]>([
    ['from a client that says nothing of it', {}],
    ['with the hidden field empty', { website: '' }],
    ['with the hidden field blank', { website: '  ' }],
    ['with a link or two', { message: links(SPAM_LINKS_MIN - 1) }],
    [
      'with one address written twice over',
      { message: 'See https://www.a.example and https://www.b.example' },
    ],
    ['as fast as a quick visitor', { elapsed_ms: SPAM_FASTER_THAN_MS }],
    ['hours later', { elapsed_ms: 8 * 60 * 60 * 1000 }],
  ])('is not what comes %s', async (_, more) => {
    const { id } = await (await send(more)).json();
    expect(await read(id)).toMatchObject({ spam: false, spam_reason: '' });
  });

  test('is what one email sends after its third in ten minutes, from wherever', async () => {
    const start = Date.now();
    const marks: [boolean, string][] = [];
    for (const [minute, email] of [
      [0, 'hari@example.com'],
      [1, 'Hari@example.com'],
      [2, 'hari@example.com'],
      [9, 'hari@example.com'],
      [9, 'gita@example.com'],
      [10, 'hari@example.com'],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: start + minute * 60_000 });
      const { id } = await (await send({ email })).json();
      const { spam, spam_reason } = await read(id);
      marks.push([spam, spam_reason]);
    }
    const honest = [false, ''];
    expect(marks).toEqual([honest, honest, honest, [true, 'same-email'], honest, honest]);
  });

  test('is what comes when more came within a day than visitors write, and nothing is lost', async () => {
    const store = getStore({ name: 'enquiries', consistency: 'strong' });
    const recent = Array.from({ length: ENQUIRIES_PER_DAY }, (_, n) => {
      const time = Date.now() - 23 * 60 * 60 * 1000 - n;
      return `enquiries/${9_999_999_999_999 - time}-1-${n.toString(16).padStart(16, '0')}`;
    });
    await Promise.all(recent.map((key) => store.set(key, '{"rev":"1","deleted_at":"2026-01-01T00:00:00Z"}')));
    const busy = await send({ name: 'On a busy day' });
    expect(busy.status).toBe(201);
    expect(await read((await busy.json()).id)).toMatchObject({
      name: 'On a busy day',
      spam: true,
      spam_reason: 'busy-day',
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 + 1000 });
    expect(await read((await (await send({})).json()).id)).toMatchObject({ spam: false });
    vi.useRealTimers();
    await store.deleteAll();
  });

  test('is in the list, in its place and with its mark', async () => {
    const { id } = await (await send({ website: 'x' })).json();
    const all: { id: string; spam: boolean }[] = await (
      await site.api('/api/forms', { headers: auth })
    ).json();
    expect(all.find((one) => one.id === id)).toMatchObject({ spam: true });
    expect(all.map((one) => one.id)).toEqual([...all.map((one) => one.id)].sort());
  });

  test('can be marked and cleared by the administrator, and nothing else changes', async () => {
    const { id } = await (await send({ website: 'x' })).json();
    const before = await read(id);
    expect(await (await change(id, { spam: false })).json()).toEqual({ ...before, spam: false });
    expect(await (await change(id, { spam: true })).json()).toEqual(before);
    await change(id, { state: 'read' });
    expect(await read(id)).toEqual({ ...before, state: 'read' });
    expect((await change(id, { spam: 'no' })).status).toBe(400);
  });

  test('is no business of the visitor: nobody can send a mark of their own', async () => {
    expect((await send({ spam: false })).status).toBe(400);
    const { id, ...receipt } = await (await send({ website: 'x' })).json();
    expect(receipt).not.toHaveProperty('spam');
    expect(id).toBeTruthy();
  });

  test('is one and the same request when it is repeated, however long it took', async () => {
    const key = { 'idempotency-key': 'a-key-of-somebody-quick' };
    const first = await (await send({ ...enquiry, elapsed_ms: 1500 }, key)).json();
    const second = await (await send({ ...enquiry, elapsed_ms: 9000 }, key)).json();
    expect(second).toEqual(first);
    expect(await read(first.id)).toMatchObject({ spam: true });
  });

  test.each([{ website: 5 }, { elapsed_ms: '5' }, { elapsed_ms: -1 }])('is not told by %j', async (more) => {
    expect((await send(more)).status).toBe(400);
  });
});

describe('one address', () => {
  const start = Math.ceil(Date.now() / 1000) * 1000;
  const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000 });
  let ip = '';
  const sendFrom = async () => (await send({}, {}, ip)).status;
  let host = 0;
  beforeEach(() => {
    ip = `10.8.0.${++host}`;
  });

  test('may send twenty enquiries in a minute, and the next when the first is a minute old', async () => {
    for (let n = 0; n < ENQUIRIES_PER_MINUTE; n++) {
      at(n * 2);
      expect(await sendFrom()).toBe(201);
    }
    at(59);
    const next = await send({}, {}, ip);
    expect(next.status).toBe(429);
    expect(next.headers.get('retry-after')).toBe('1');
    expect((await next.json()).message).toBe(
      `Many messages are arriving from this connection. Try again in 1 second, or call ${facts.phone}.`,
    );
    at(60);
    expect(await sendFrom()).toBe(201);
    // The second of the first twenty is not yet a minute old.
    at(61);
    expect(await sendFrom()).toBe(429);
    at(62);
    expect(await sendFrom()).toBe(201);
  });

  test('may send 120 in an hour, and the next when the first is an hour old', async () => {
    for (let n = 0; n < ENQUIRIES_PER_HOUR; n++) {
      at(n * 10);
      expect(await sendFrom()).toBe(201);
    }
    at(1200);
    expect((await (await send({}, {}, ip)).json()).message).toContain('Try again in 40 minutes, or call');
    at(3599);
    const next = await send({}, {}, ip);
    expect(next.status).toBe(429);
    expect(next.headers.get('retry-after')).toBe('1');
    at(3600);
    expect(await sendFrom()).toBe(201);
    at(3609);
    expect(await sendFrom()).toBe(429);
    at(3610);
    expect(await sendFrom()).toBe(201);
  });

  test('of IPv6 is its /64; the /56 and /48 around it may send more, and no more than that', async () => {
    at(0);
    const codes = async (networks: string[], each: number) => {
      const all: number[] = [];
      for (const network of networks)
        for (let n = 0; n < each; n++) all.push((await send({}, {}, `${network}::${n + 1}`)).status);
      return all.filter((code) => code === 201).length;
    };
    expect(await codes(['2001:db8:a:100'], ENQUIRIES_PER_MINUTE + 1)).toBe(ENQUIRIES_PER_MINUTE);
    expect(await codes(['2001:db8:a:101', '2001:db8:a:102'], ENQUIRIES_PER_MINUTE)).toBe(
      ENQUIRIES_PER_MINUTE,
    );
    expect(await codes(['2001:db8:a:200', '2001:db8:a:300', '2001:db8:a:400'], ENQUIRIES_PER_MINUTE)).toBe(
      2 * ENQUIRIES_PER_MINUTE,
    );
    expect(await codes(['2001:db8:b:100'], 1)).toBe(1);
  });

  test('may not send more when many come at once', async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, sendFrom));
    expect(codes.filter((code) => code === 201)).toHaveLength(ENQUIRIES_PER_MINUTE);
    expect(codes.filter((code) => code === 429)).toHaveLength(40 - ENQUIRIES_PER_MINUTE);
  });
});
