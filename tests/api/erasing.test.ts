import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { storedEnquiry } from '../support/enquiries.ts';
import { oldAttempts, overdueEnquiries } from '../support/old-records.ts';
import { type Entries, envelope } from '../support/seed.ts';
import { bearer, startSite } from '../support/site.ts';

// What a run has time for is what is tested.
vi.unmock('../../src/server/store/deadlines.ts');

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
const open = (name: string) => getStore({ name, consistency: 'strong' });
beforeEach(() => Promise.all(['enquiries', 'attempts'].map((name) => open(name).deleteAll())));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function seed(name: string, entries: Entries) {
  const queue = entries.values();
  const write = async () => {
    for (const [key, text] of queue) await open(name).set(key, text);
  };
  await Promise.all(Array.from({ length: 16 }, write));
}
const keysOf = async (name: string) => (await open(name).list()).blobs.map(({ key }) => key);
const run = () => inRequestScope('production', purgeExpired);

/** Lets the clock go on by each exchange with a store and by nothing else: a run ends half-way, on any machine. */
function slowStore() {
  const real = globalThis.fetch;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const answer = await real(input, init);
    vi.setSystemTime(Date.now() + 30);
    return answer;
  });
}

describe('more than one run can erase', () => {
  test.each([
    ['enquiries', overdueEnquiries(160)],
    ['attempts', oldAttempts(400)],
  ])('is erased by several, each of which gets on: %s', async (name, entries) => {
    await seed(name, entries);
    const left = [entries.length];
    while (left.at(-1) && left.length < 20) {
      slowStore();
      await run();
      vi.unstubAllGlobals();
      left.push((await keysOf(name)).length);
    }
    expect(left.length).toBeGreaterThan(2);
    expect(left).toEqual([...new Set(left)].sort((a, b) => b - a));
    expect(left.at(-1)).toBe(0);
  });

  test('leaves what is not old yet', async () => {
    const young = storedEnquiry(1);
    const deleted_at = new Date().toISOString();
    const today = `enquiries/${deleted_at.slice(0, 10)}/${'a'.repeat(64)}`;
    const undated = `enquiries/${'b'.repeat(64)}`;
    const attempt = JSON.stringify({
      rev: '1',
      deleted_at: null,
      data: { id: young.id, at: deleted_at, digest: '' },
    });
    await seed('enquiries', [
      [`enquiries/${young.id}`, JSON.stringify({ rev: '1', deleted_at, data: young })],
      [`deleted/${young.id}/${Date.now()}-00000000`, ''],
    ]);
    await seed('attempts', [
      [today, attempt],
      [undated, attempt],
    ]);
    await run();
    expect(await keysOf('enquiries')).toHaveLength(2);
    expect(await keysOf('attempts')).toEqual([today, undated]);
  });
});

test('an enquiry whose time is over waits for no keys', async () => {
  await seed('enquiries', overdueEnquiries(3));
  await seed('attempts', oldAttempts(3));
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    String(input).includes('attempts') ? Promise.reject(new TypeError('fetch failed')) : real(input, init),
  );
  await run();
  vi.unstubAllGlobals();
  expect(await keysOf('attempts')).toHaveLength(3);
  expect(await keysOf('enquiries')).toEqual([]);
});

test('a page ends early when many deleted enquiries stand before, and its Link goes on', async () => {
  const deleted_at = new Date().toISOString();
  const deleted = Array.from({ length: 300 }, (_, number) => storedEnquiry(number));
  const kept = storedEnquiry(900, { name: 'Still Here' });
  await seed('enquiries', [
    ...deleted.map(
      (data) => [`enquiries/${data.id}`, JSON.stringify({ rev: data.id, deleted_at, data })] as const,
    ),
    [`enquiries/${kept.id}`, envelope(kept)],
  ]);
  const auth = bearer(await site.signIn());
  await site.settled();
  const names: string[] = [];
  let path: string | undefined = '/api/forms?limit=25';
  let calls = 0;
  slowStore();
  for (; path && calls < 100; calls++) {
    const answer: Response = await site.api(path, { headers: auth });
    expect(answer.status).toBe(200);
    names.push(...(await answer.json()).map(({ name }: { name: string }) => name));
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(names).toEqual(['Still Here']);
  expect(calls).toBeGreaterThan(1);
});
