import { getStore } from '@netlify/blobs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EnquiryRecord } from '../../src/domain/enquiry.ts';
import { BACKUP_PAGE_RECORDS } from '../../src/domain/limits.ts';
import { storedEnquiry } from '../support/enquiries.ts';
import { envelope } from '../support/seed.ts';
import { startSignedIn } from '../support/site.ts';

/** Many in one hour, then one now and then for years. */
const MINUTES = [...Array(1500).keys()].map((n) => n / 25);
const RARE = [...Array(40).keys()].map((n) => 60 + 1.5 ** n);

const { site, auth } = await startSignedIn();
let ids: string[];
beforeAll(async () => {
  const start = Date.parse('2026-10-07T03:20:00.000Z');
  const records = [...MINUTES, ...RARE].map((minutes, number): EnquiryRecord => {
    const time = Math.floor(start - minutes * 60_000);
    const id = `${String(9_999_999_999_999 - time).padStart(13, '0')}-1-${String(number).padStart(16, '0')}`;
    return { ...storedEnquiry(number, { company_id: 1 }), id };
  });
  ids = records.map(({ id }) => id).sort();
  const store = getStore({ name: 'enquiries', consistency: 'strong' });
  const queue = records.values();
  const write = async () => {
    for (const record of queue) await store.set(`enquiries/${record.id}`, envelope(record));
  };
  await Promise.all(Array.from({ length: 16 }, write));
});
afterEach(() => vi.unstubAllGlobals());

/** The keys that listings of the store have answered, listing by listing. */
function watchListings(): string[][] {
  const listings: string[][] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const answer = await real(input, init);
    const { pathname } = new URL(input);
    if (!/site:enquiries$/.test(decodeURIComponent(pathname))) return answer;
    const { blobs } = await answer.clone().json();
    listings.push(blobs.map(({ key }: { key: string }) => key));
    return answer;
  });
  return listings;
}
const nextOf = (answer: Response) => /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];

test('every page of the list comes once and in order, wherever it begins', async () => {
  const found: string[] = [];
  for (let path: string | undefined = '/api/forms?limit=300'; path; ) {
    const answer: Response = await site.api(path, { headers: auth });
    found.push(...(await answer.json()).map(({ id }: { id: string }) => id));
    path = nextOf(answer);
  }
  expect(found).toEqual(ids);
});

test('a page far down is not listed from the beginning', async () => {
  const listings = watchListings();
  const cursor = ids[1400];
  const answer = await site.api(`/api/forms?limit=20&cursor=${cursor}`, { headers: auth });
  expect((await answer.json()).map(({ id }: { id: string }) => id)).toEqual(ids.slice(1401, 1421));
  const listed = listings.flat();
  expect(listed).not.toContain(`enquiries/${ids[0]}`);
  expect(listed.length).toBeLessThan(1000);
});

test('a page of a backup lists what stands on it, and not the whole store', async () => {
  const listings = watchListings();
  let path: string | undefined = '/api/backup?cursor=enquiry.';
  const found: string[] = [];
  while (path?.includes('cursor=enquiry.')) {
    const before = listings.length;
    const answer: Response = await site.api(path, { headers: auth });
    found.push(...(await answer.json()).records.map(({ id }: { id: string }) => id));
    path = nextOf(answer);
    // Two full pages of the store at most, and for the rest prefixes under which hardly anything stands.
    expect(listings.slice(before).flat().length).toBeLessThan(2000 + BACKUP_PAGE_RECORDS);
  }
  expect(found).toEqual(ids);
  expect(listings.flat().length).toBeLessThan(6 * ids.length);
});
