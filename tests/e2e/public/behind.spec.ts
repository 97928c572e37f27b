import { expect, testBehind as test } from '../support/site.ts';

test('a list that freshness has replaced is filtered as the built one was', async ({ page, newer }) => {
  await page.goto(`/courses?q=${newer.title}`);
  await expect(page.locator('.course-grid .course-card-title')).toHaveText([newer.title]);
  await expect(page.locator('.course-grid .badge')).toHaveText(['Advanced']);
});
