import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { API_TEXTS } from '#texts/api';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

// What is promised about time is tested against the limits that are promised.
vi.unmock('../../src/server/store/deadlines.ts');

const { site, auth } = await startSignedIn();
beforeAll(async () => {
  await create('Before all faults');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(console.error).mockClear();
});

const create = (title: string) =>
  site.api('/api/courses', formBody('POST', { title, description: 'x', company_id: '1' }, auth));
const titles = async (): Promise<string[]> =>
  (await (await site.api('/api/courses/1')).json()).map(({ title }: { title: string }) => title);
const count = async (title: string) => (await titles()).filter((other) => other === title).length;

type Exchange = () => Promise<Response>;
/** Puts a fault between the real client and the real store. @param fault gets the request and how to really make it */
type Fault = (
  method: string,
  key: string,
  exchange: Exchange,
  signal: AbortSignal,
) => Promise<Response> | undefined;

function withFault(fault: Fault) {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const key = new URL(input).pathname;
    return (
      fault((init?.method ?? 'get').toLowerCase(), key, () => real(input, init), init?.signal ?? never) ??
      real(input, init)
    );
  });
}
const isCourseWrite = (method: string, key: string) => method === 'put' && key.includes('/courses/');
const never = new AbortController().signal;
const broken = () => Promise.reject(new TypeError('fetch failed'));

/** A connection that stays open and brings nothing. */
const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({
    message: 'The data store does not answer at the moment. Please try again shortly.',
  });
}

describe('a write', () => {
  test('that landed but lost its answer is acknowledged, and stored once', async () => {
    let lost = 0;
    withFault((method, key, exchange) => {
      if (!isCourseWrite(method, key) || lost++ > 0) return undefined;
      return exchange().then(broken);
    });
    expect((await create('Answer lost')).status).toBe(201);
    vi.unstubAllGlobals();
    expect(lost).toBe(1);
    expect(await count('Answer lost')).toBe(1);
  });

  test('that failed on its way is made again', async () => {
    let failures = 0;
    withFault((method, key) => (isCourseWrite(method, key) && failures++ < 2 ? broken() : undefined));
    expect((await create('Second try')).status).toBe(201);
    vi.unstubAllGlobals();
    expect(await count('Second try')).toBe(1);
  });

  test.each([
    ['is refused with 403, which the client calls a success', 403],
    ['fails with 500 every time', 500],
    ['is told to slow down every time', 429],
  ])('that %s is not acknowledged', async (_, status) => {
    withFault((method, key) =>
      isCourseWrite(method, key) ? Promise.resolve(new Response(null, { status })) : undefined,
    );
    await expectUnavailable(await create(`Refused ${status}`));
    vi.unstubAllGlobals();
    expect(await count(`Refused ${status}`)).toBe(0);
  });

  test('is not made when the read before it brought no ETag', async () => {
    const { id } = await (await create('No ETag')).json();
    withFault((method, key, exchange) =>
      method === 'get' && key.endsWith(`/courses/${id}`)
        ? exchange().then(
            async (response) => new Response(await response.text(), { status: response.status }),
          )
        : undefined,
    );
    const answer = await site.api(`/api/courses/${id}`, formBody('PUT', { title: 'Blind' }, auth));
    await expectUnavailable(answer);
    vi.unstubAllGlobals();
    expect(await count('No ETag')).toBe(1);
  });

  test('of an enquiry is acknowledged only when the store has confirmed it', async () => {
    withFault((method, key) =>
      method === 'put' && key.includes('site:enquiries/')
        ? Promise.resolve(new Response(null, { status: 500 }))
        : undefined,
    );
    const enquiry = { name: 'Mina Rai', email: 'm@example.com', message: 'Is it stored?', company_id: 1 };
    await expectUnavailable(await site.api('/api/forms', jsonBody('POST', enquiry)));
    vi.unstubAllGlobals();
    expect(await (await site.api('/api/forms', { headers: auth })).json()).toEqual([]);
  });

  test('of an enquiry that was lost is made when the same request comes again, also a day later', async () => {
    const enquiry = { name: 'Mina Rai', email: 'm@example.com', message: 'Was it lost?', company_id: 1 };
    const send = () =>
      site.api('/api/forms', jsonBody('POST', enquiry, { 'idempotency-key': 'the-key-of-a-lost-one' }));
    withFault((method, key) =>
      method === 'put' && key.includes('site:enquiries/enquiries/')
        ? Promise.resolve(new Response(null, { status: 500 }))
        : undefined,
    );
    await expectUnavailable(await send());
    vi.unstubAllGlobals();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
    const again = await send();
    vi.useRealTimers();
    expect(again.status).toBe(201);
    const { id } = await again.json();
    const stored = await site.api(`/api/forms/${id}`, { headers: auth });
    expect((await stored.json()).message).toBe('Was it lost?');
  });
});

describe('a store that is away', () => {
  test.each([
    ['refuses connections', broken],
    ['answers nothing', silent],
  ])('because it %s is told of within 8 seconds', async (_, fault) => {
    withFault((_method, _key, _exchange, signal) => fault(signal));
    const started = Date.now();
    const answers = await Promise.all([
      site.api('/api/courses/1'),
      create('Away'),
      site.api('/api/revision'),
    ]);
    expect(Date.now() - started).toBeLessThan(8000);
    for (const answer of answers) await expectUnavailable(answer);
  });

  test('for a moment is read all the same', async () => {
    let failures = 0;
    withFault(() => (failures++ < 2 ? broken() : undefined));
    expect((await site.api('/api/courses/1')).status).toBe(200);
  });
});

describe('a damaged record', () => {
  test('is left out and logged with its name, and can be deleted', async () => {
    const { getStore } = await import('@netlify/blobs');
    const store = getStore({ name: 'content', consistency: 'strong' });
    const before = await titles();
    await store.set('courses/damaged', '{"rev":');
    expect(await titles()).toEqual(before);
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).toContain('content/courses/damaged');
    const single = await site.api('/api/courses/single/damaged');
    expect(single.status).toBe(503);
    expect(await single.json()).toEqual({ message: API_TEXTS.damaged });
    const gone = await site.api('/api/courses/damaged', { method: 'DELETE', headers: auth });
    expect(gone.status).toBe(204);
    expect((await site.api('/api/courses/single/damaged')).status).toBe(404);
  });

  test('stops a build, which names it', async () => {
    const { getStore } = await import('@netlify/blobs');
    const { readContent } = await import('../../src/server/content/content.ts');
    const store = getStore({ name: 'content', consistency: 'strong' });
    await store.set('courses/broken', '{"rev":"x","deleted_at":null,"data":{"title":5}}');
    await expect(readContent()).rejects.toThrow(/content\/courses\/broken is damaged \(.*title/);
    await store.delete('courses/broken');
  });
});

test('a listing that lacks the mark of the samples stops a build, which would publish them again', async () => {
  const { readContent } = await import('../../src/server/content/content.ts');
  withFault((method, key, exchange) =>
    method === 'get' && key.endsWith('/site:content')
      ? exchange().then(async (response) => {
          const { blobs } = await response.json();
          return Response.json({ blobs: blobs.filter((blob: { key: string }) => blob.key !== 'seeded') });
        })
      : undefined,
  );
  await expect(readContent()).rejects.toThrow('does not list all');
  vi.unstubAllGlobals();
  expect((await readContent()).courses.length).toBeGreaterThan(0);
});

describe('storage keys', () => {
  test.each([
    '',
    '..',
    '../x',
    'a/../b',
    '/a',
    'a//b',
    'a?b',
    'a#b',
    'A',
    'a b',
    'é',
    'a/',
    '.hidden',
    'x'.repeat(201),
  ])('"%s" is never used', async (key) => {
    const { readText, remove, overwrite, writeIf } = await import('../../src/server/store/blob-store.ts');
    await expect(readText('content', key)).rejects.toThrow('Not a storage key');
    await expect(remove('content', key)).rejects.toThrow('Not a storage key');
    await expect(overwrite('content', key, 'x')).rejects.toThrow('Not a storage key');
    await expect(writeIf('content', key, 'x', { onlyIfNew: true })).rejects.toThrow('Not a storage key');
  });

  test('a conditional write without an ETag is never made', async () => {
    const { writeIf } = await import('../../src/server/store/blob-store.ts');
    await expect(writeIf('content', 'x', 'y', { onlyIfMatch: '' })).rejects.toThrow('needs an ETag');
  });
});
