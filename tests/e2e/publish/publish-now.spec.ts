import { openAdmin } from '../support/admin.ts';
import { test } from '../support/publishing.ts';
import { expect } from '../support/site.ts';

test('a change that waits can be published at once, and a failing call is told', async ({ page, site }) => {
  await site.live();
  let state = 'saved';
  await page.route('**/api/status', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, state } });
  });
  await openAdmin(page, site, 'carousel');
  await expect(page.getByText('Saved, waiting to be published')).toBeVisible();
  await page.route('**/api/publish', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Error publishing: Network error/)).toBeVisible();
  await page.unroute('**/api/publish');
  const asked = page.waitForResponse('**/api/publish');
  await page.locator('.publishing').getByRole('button', { name: 'Retry' }).click();
  expect((await asked).status()).toBe(202);
  state = 'failed';
  await page.reload();
  await expect(page.getByText(/^Publishing failed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await page.unroute('**/api/status');
  await site.live();
  await page.reload();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
