import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const keys = async (name: string, prefix: string) =>
  (await getStore({ name, consistency: 'strong' }).list({ prefix })).blobs.map(({ key }) => key);

test('housekeeping has time of its own after a sign-in that took all it had', async () => {
  const enquiry = { name: 'Mina Rai', email: 'm@example.com', message: 'Is it kept?', company_id: 1 };
  for (const key of ['the-key-of-one-request', 'the-key-of-another-one']) {
    await site.api('/api/forms', jsonBody('POST', enquiry, { 'idempotency-key': key }));
  }
  // Under the day that each came, and the next.
  expect(await keys('attempts', 'enquiries/')).toHaveLength(4);
  expect(await keys('limits', '')).not.toEqual([]);
  await inRequestScope('production', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 49 * 60 * 60 * 1000 });
    await purgeExpired();
    vi.useRealTimers();
  });
  expect(await keys('attempts', 'enquiries/')).toEqual([]);
  expect(await keys('limits', '')).toEqual([]);
  expect(await keys('enquiries', 'enquiries/')).toHaveLength(2);
});
