import type { Page } from '@playwright/test';
import { heavy, pictureFile } from '../../support/pictures.ts';
import {
  addCourse,
  chosenPicture,
  courseFields,
  openAdmin,
  openForm,
  removeCourse,
  storedCourse,
} from '../support/admin.ts';
import { chosenPhoto, expectUpright, losingAnswers, slowDown, typeCourse } from '../support/photos.ts';
import { save as change, expect, type Site, test } from '../support/site.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save course' }).click();
const titled = async (site: Site, title: string): Promise<{ id: string; description: string }[]> => {
  const courses = await (await fetch(`${site.url}/api/courses/1`)).json();
  return courses.filter((one: { title: string }) => one.title === title);
};

test('a photo is made smaller before it is sent, and arrives upright', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await typeCourse(page, 'Upright');
  const photo = await chosenPhoto({ width: 400, height: 2000 });
  await page.getByLabel(/^Image/).setInputFiles(photo);
  await expect(
    page.getByText(/^Made smaller to send: [\d.]+ MB to 0\.\d MB, 320 × 1600 pixels\.$/),
  ).toBeVisible();
  await expect(page.getByText('How it will look on a card')).toBeVisible();
  const request = page.waitForRequest((one) => one.method() === 'POST');
  await save(page);
  await expect(page.getByText('Added “Upright”.')).toBeVisible();
  const sent = Number(await (await request).headerValue('content-length'));
  expect(sent).toBeGreaterThan(1000);
  expect(sent).toBeLessThan(photo.buffer.length / 2);
  await expectUpright(page, (await storedCourse(site, 'upright')).image, [320, 1600]);
  await removeCourse(site, 'upright');
});

test('a small picture stays as it is, with a warning, and so does a moving GIF', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await typeCourse(page, 'Small');
  const input = page.getByLabel(/^Image/);
  await input.setInputFiles(await chosenPicture({ width: 120, height: 200 }));
  const warning = page.getByText(/This picture has only 120 × 200 pixels and will look blurred/);
  await expect(warning).toBeVisible();
  await expect(page.getByAltText('Preview of the new image')).toHaveCSS('object-fit', 'cover');
  // As heavy as a picture that moves; what follows the end of a GIF says nothing.
  const gif = Buffer.from(await (await pictureFile('gif')).arrayBuffer());
  const buffer = Buffer.concat([gif, Buffer.alloc(520 * 1024)]);
  await input.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer });
  await expect(warning).toBeHidden();
  await expect(page.getByAltText('Preview of the new image')).toBeVisible();
  await expect(page.getByText(/Made smaller/)).toHaveCount(0);
});

test('an iPhone photo is refused at once, unless the browser can turn it into another', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await typeCourse(page, 'iPhone');
  const head = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHBMiHEMiPrmiafheic', 'latin1');
  const heic = (name: string) => ({
    name,
    mimeType: 'image/heic',
    buffer: Buffer.concat([head, Buffer.alloc(9000)]),
  });
  const problem = page.getByText(
    'This is an iPhone HEIC photo, which websites cannot show. Send it as JPEG.',
  );
  await page.getByLabel(/^Image/).setInputFiles(heic('IMG_0001.HEIC'));
  await expect(problem).toBeVisible();
  await expect(page.getByAltText('Preview of the new image')).toHaveCount(0);

  // As Safari does.
  await page.evaluate(() => {
    const decoded = new OffscreenCanvas(1000, 800);
    decoded.getContext('2d');
    window.createImageBitmap = async () => decoded.transferToImageBitmap();
  });
  await page.getByLabel(/^Image/).setInputFiles(heic('IMG_0002.HEIC'));
  await expect(problem).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Added “iPhone”.')).toBeVisible();
  expect(await storedCourse(site, 'iphone')).toMatchObject({ image_width: 1000, image_height: 800 });
  await removeCourse(site, 'iphone');
});

test('sending a photo tells how far it is, and can be cancelled without losing anything', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await typeCourse(page, 'Cancelled');
  const buffer = await heavy({ width: 900, height: 160 });
  await page.getByLabel(/^Image/).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await expect(page.getByAltText('Preview of the new image')).toBeVisible();
  await slowDown(page, 100_000);
  await save(page);
  await expect(page.getByRole('button', { name: /^Sending the photo… [1-9]\d?%$/ })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^(25|50|75) percent of the photo is sent\.$/ }),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(page.getByText('Sending was cancelled. Nothing was saved.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Cancelled');
  await expect(page.getByAltText('Preview of the new image')).toBeVisible();
  expect(await titled(site, 'Cancelled')).toEqual([]);
  await save(page);
  await expect(page.getByText('Added “Cancelled”.')).toBeVisible();
  await removeCourse(site, 'cancelled');
});

test('a photo that does not get through is told of, and the text is saved without it', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await typeCourse(page, 'Stuck');
  await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
  await expect(page.getByAltText('Preview of the new image')).toBeVisible();
  await page.clock.install();
  await page.route('**/api/courses', () => undefined, { times: 1 });
  await save(page);
  await page.clock.runFor(21_000);
  const failure = page.getByRole('alert').filter({ hasText: 'Error saving' });
  await expect(failure).toContainText(
    'Error saving course: The photo is taking too long on this connection. Your text is kept. Retry, or save without the photo.',
  );
  await page.getByRole('button', { name: 'Save without the photo' }).click();
  await expect(page.getByText('Added “Stuck”.')).toBeVisible();
  expect(await storedCourse(site, 'stuck')).toMatchObject({ image: null, description: 'About Stuck.' });
  await removeCourse(site, 'stuck');
});

test('over connections that break, Retry saves one course, whatever was changed in between', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  const lose = await losingAnswers(page, '/api/courses*');
  lose(2);
  await typeCourse(page, 'Once');
  await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
  await save(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Error saving course' });
  await expect(failure).toContainText('Press Retry. It is never saved twice.');
  // The course is there, but nobody here knows.
  await expect.poll(() => titled(site, 'Once')).toHaveLength(1);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeHidden();
  await expect(failure).toBeVisible();
  await page.getByLabel('Description').fill('Changed before the next try.');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Added “Once”.')).toBeVisible();
  const [once, ...more] = await titled(site, 'Once');
  expect(more).toEqual([]);
  expect(once).toMatchObject({ description: 'Changed before the next try.', image_width: 900 });
  await removeCourse(site, 'once');
});

test('a change whose answer was lost is no conflict with itself, but one with somebody else', async ({
  page,
  site,
}) => {
  const id = await addCourse(site, courseFields('Echo'));
  await openAdmin(page, site, 'courses');
  const lose = await losingAnswers(page, `/api/courses/${id}`);
  lose(1);
  await openForm(page, 'Echo');
  await page.getByLabel('Instructor').fill('Mina Rai');
  await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
  await save(page);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(page.getByText('Saved “Echo”.')).toBeVisible();
  const { image } = await storedCourse(site, id);

  await openForm(page, 'Echo');
  await page.getByLabel(/^Image/).setInputFiles(await chosenPicture({ width: 820, height: 60 }));
  lose(1);
  await save(page);
  await expect(retry).toBeVisible();
  expect((await storedCourse(site, id)).image).not.toBe(image);
  await change(site, 'PUT', `/api/courses/${id}`, {
    image: await pictureFile('png', { width: 840, height: 60 }),
  });
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Somebody else saved this course' })).toBeVisible();
  await removeCourse(site, id);
});
