import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { startBlobsServer } from '../../../netlify/local/blobs/server.ts';
import { test } from '../support/publishing.ts';
import { expect, remove, save } from '../support/site.ts';

test('a build that fails keeps the old site and is shown; the next one mends it', async ({ page, site }) => {
  await site.live();
  const built = await site.builtRevision();
  const blobs = await startBlobsServer({ directory: join(site.dataDir, 'blobs') });
  const store = getStore({ name: 'content', consistency: 'strong', ...blobs.context });
  const headers = { authorization: `Bearer ${await site.token()}` };
  const status = async () => (await page.request.get('/api/status', { headers })).json();

  const { id } = await (
    await save(site, 'POST', '/api/courses', { title: 'Mended later', description: 'x', company_id: '1' })
  ).json();
  await store.set('courses/broken', '{"rev":"x","deleted_at":null,"data":{"title":5}}');
  await expect.poll(async () => (await status()).state, { timeout: 60_000 }).toBe('failed');
  expect((await status()).build.error).toContain('courses/broken');

  expect(await site.builtRevision()).toBe(built);
  expect((await page.goto('/courses'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'IELTS Preparation' })).toBeVisible();

  await store.delete('courses/broken');
  await blobs.stop();
  await remove(site, `/api/courses/${id}`);
  await site.live();
});
