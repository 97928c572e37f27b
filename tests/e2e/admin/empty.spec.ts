import { openAdmin } from '../support/admin.ts';
import { test } from '../support/empty-site.ts';
import { expect } from '../support/site.ts';

test('an empty carousel says so', async ({ page, emptySite }) => {
  await openAdmin(page, emptySite, 'carousel');
  await expect(page.getByText('No carousel items found.')).toBeVisible();
});
