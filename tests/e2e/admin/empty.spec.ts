import { openAdmin } from '../support/admin.ts';
import { expect, testEmpty } from '../support/site.ts';

testEmpty('an empty carousel says so', async ({ page, site }) => {
  await openAdmin(page, site, 'carousel');
  await expect(page.getByText('No carousel items found.')).toBeVisible();
});
