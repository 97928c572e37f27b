import { expect, NEWER, testBehind as test } from '../support/site.ts';

test('a list that freshness has replaced is filtered as the built one was', async ({ page }) => {
  await page.goto(`/courses?q=${NEWER.title}`);
  await expect(page.locator('.course-grid .course-card-title')).toHaveText([NEWER.title]);
  await expect(page.locator('.course-grid .badge')).toHaveText(['Advanced']);
});
