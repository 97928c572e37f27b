import type { Page } from '@playwright/test';
import { openAdmin, removeCourse } from '../support/admin.ts';
import { frailLine } from '../support/frail-line.ts';
import { chosenPhoto, expectUpright, slowDown, typeCourse } from '../support/photos.ts';
import { expect, test } from '../support/site.ts';

/** A photo as phones make them, of at least 6 MB. */
const PHOTO = { width: 3300, height: 4400 };

test.describe.configure({ timeout: 240_000 });

async function choosePhoto(page: Page): Promise<void> {
  const photo = await chosenPhoto(PHOTO);
  expect(photo.buffer.length).toBeGreaterThan(6_000_000);
  await page.getByLabel(/^Image/).setInputFiles(photo);
  await expect(page.getByText(/^Made smaller to send: .* 1200 × 1600 pixels\.$/)).toBeVisible({
    timeout: 60_000,
  });
}
const course = async (page: Page, id: string) => (await page.request.get(`/api/courses/single/${id}`)).json();

test('a photo of 6 MB arrives upright from a slow phone with 50 kB a second', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await typeCourse(page, 'Slow');
  await slowDown(page, 50_000, { processor: 6 });
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByRole('button', { name: /^Sending the photo… \d+%$/ })).toBeVisible();
  await expect(page.getByText('Added “Slow”.')).toBeVisible({ timeout: 120_000 });
  await expectUpright(page, (await course(page, 'slow')).image, [1200, 1600]);
  await removeCourse(site, 'slow');
});

test('it arrives once with 1 Mbit a second and a connection that breaks three times', async ({
  page,
  site,
}) => {
  const line = await frailLine(site.url, [100_000, 150_000, 'answer']);
  await openAdmin(page, site, 'courses', line.url);
  await typeCourse(page, 'Broken');
  await choosePhoto(page);
  await slowDown(page, 125_000);
  await page.getByRole('button', { name: 'Save course' }).click();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  const added = page.getByText('Added “Broken”.');
  // Where a connection was used before, the browser tries once more by itself.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(added).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 200_000 });
  expect(line.breaks).toEqual([]);
  const courses: { title: string }[] = await (await fetch(`${site.url}/api/courses/1`)).json();
  expect(courses.filter(({ title }) => title === 'Broken')).toHaveLength(1);
  await expectUpright(page, (await course(page, 'broken')).image, [1200, 1600]);
  line.close();
  await removeCourse(site, 'broken');
});
