import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { startBlobsServer } from '../../../netlify/local/blobs/server.ts';
import { openAdmin } from '../support/admin.ts';
import { test } from '../support/publishing.ts';
import { expect, save } from '../support/site.ts';

test('a build that fails keeps the old site and is shown; publishing at once mends it, and a failing call is told', {
  tag: '@translated',
}, async ({ page, site }) => {
  await site.live();
  const built = await site.builtRevision();
  const blobs = await startBlobsServer({ directory: join(site.dataDir, 'blobs') });
  const store = getStore({ name: 'content', consistency: 'strong', ...blobs.context });
  const headers = { authorization: `Bearer ${await site.token()}` };
  const status = async () => (await page.request.get('/api/status', { headers })).json();

  // In this order: a change asks for a build, and it must not be done before what breaks it is stored.
  await store.set('courses/broken', '{"rev":"x","deleted_at":null,"data":{"title":5}}');
  await save(site, 'POST', '/api/courses', { title: 'Mended later', description: 'x', company_id: '1' });
  await expect.poll(async () => (await status()).state, { timeout: 120_000 }).toBe('failed');
  expect((await status()).build.error).toContain('courses/broken');

  expect(await site.builtRevision()).toBe(built);
  expect((await page.goto('/courses'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'IELTS Preparation' })).toBeVisible();
  await openAdmin(page, site, 'carousel');
  await expect(page.getByText(/^Publishing failed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();

  await store.delete('courses/broken');
  await blobs.stop();
  await page.route('**/api/status', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, state: 'saved' } });
  });
  await page.reload();
  await expect(page.getByText('Saved, waiting to be published')).toBeVisible();
  await page.route('**/api/publish', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Error publishing: Network error/)).toBeVisible();
  await page.unroute('**/api/publish');
  const asked = page.waitForResponse('**/api/publish');
  await page.locator('.publishing').getByRole('button', { name: 'Retry' }).click();
  expect((await asked).status()).toBe(202);
  await page.unroute('**/api/status');
  await site.live();
  expect(await site.builtRevision()).not.toBe(built);
  await page.reload();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
