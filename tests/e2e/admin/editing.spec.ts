import { pictureFile } from '../../support/pictures.ts';
import {
  addCourse,
  chosenPicture,
  courseFields,
  openAdmin,
  openForm,
  removeCourse,
  row,
} from '../support/admin.ts';
import { expect, test } from '../support/site.ts';

test('a duplicate begins with everything, the picture included', async ({ page, site }) => {
  const first = await addCourse(site, { ...courseFields('Pictured'), image: await pictureFile() });
  await openAdmin(page, site, 'courses');
  await row(page, 'Pictured').getByRole('button', { name: 'More for Pictured' }).click();
  await page.getByRole('button', { name: 'Duplicate Pictured' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Copy of Pictured');
  await expect(page.getByAltText('Preview of the new image')).toBeVisible();
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Added “Copy of Pictured”.')).toBeVisible();
  const single = async (id: string) => (await page.request.get(`/api/courses/single/${id}`)).json();
  const { id, title, image, created_at, updated_at, ...copied } = await single('copy-of-pictured');
  expect(image).toMatch(/^\/media\//);
  const original = await single(first);
  expect(original).toMatchObject(copied);
  for (const added of [id, first]) await removeCourse(site, added);
});

test('the preview is the real page with what is typed, and leads nowhere', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await openForm(page, 'IELTS Preparation');
  // The entries of its syllabus have titles, too.
  const title = page.getByLabel('Title').first();
  await title.fill('Typed but not saved');
  await page.getByLabel('Image').setInputFiles(await chosenPicture());
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Typed but not saved' })).toBeVisible();
  await expect(frame.getByRole('navigation').first()).toBeAttached();
  const image = frame.locator('.course-image img');
  await expect(image).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(900);
  await expect(frame.locator('body')).toHaveCSS('margin', '0px');

  await frame.getByRole('link', { name: 'Courses' }).first().click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Typed but not saved' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  const width = async () => (await page.locator('iframe').boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(1000);
  await dialog.getByLabel('Phone').check();
  expect(await width()).toBeLessThan(400);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Typed but not saved');
  expect((await page.request.get('/api/courses/single/ielts-preparation')).headers()).toHaveProperty('etag');
});

test('typed work is asked about before it is left', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Title').fill('Typed');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Forms' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByLabel('Title')).toHaveValue('Typed');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['confirm', 'confirm', 'confirm', 'confirm', 'beforeunload']);
});

test('a day typed in the Nepali calendar is taken digit by digit, and half of one is refused', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'intakes');
  await page.getByRole('button', { name: 'Add intake' }).click();
  const [ad, nepali] = [
    page.getByLabel('Apply by', { exact: true }),
    page.getByLabel('Apply by, Nepali calendar'),
  ];
  await nepali.pressSequentially('2083-8-15');
  await expect(nepali).toHaveValue('2083-8-15');
  await expect(ad).toHaveValue('2026-12-01');
  await ad.fill('2026-12-06');
  await expect(nepali).toHaveValue('2083-08-20');
  await nepali.fill('2083-8');
  await page.getByRole('button', { name: 'Save intake' }).click();
  await expect(page.getByText('Apply by must be a day such as 2026-12-06.').first()).toBeVisible();
  await expect(nepali).toHaveValue('2083-8');
});
