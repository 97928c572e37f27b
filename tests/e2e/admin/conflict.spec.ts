import type { Page } from '@playwright/test';
import { pictureFile } from '../../support/pictures.ts';
import {
  addCourse,
  addItem,
  BRANDS,
  chosenPicture,
  courseFields,
  openAdmin,
  openForm,
  removeCourse,
  removeItem,
  storedCourse,
  tagsOf,
} from '../support/admin.ts';
import { expect, remove, type Site, save, test } from '../support/site.ts';

const stored = async (site: Site, path: string) => (await fetch(site.url + path)).json();
const storedItem = (site: Site, id: string) => stored(site, `/api/carousel/single/${id}`);
const otherPicture = () => pictureFile('png', { width: 640, height: 60 });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const choice = (page: Page, name: string) => page.getByRole('group', { name });
const whileEditing = (page: Page, noun: string) =>
  page.getByRole('heading', { name: `Somebody else saved this ${noun} while you were editing it` });

async function openItem(page: Page, caption: string): Promise<void> {
  await press(page, `Edit ${caption}`);
  await expect(page.getByLabel('Caption')).toHaveValue(caption);
}

test.use({ actionTimeout: 10_000 });

for (const { company, name } of BRANDS) {
  test(`${name}: of a course that somebody else saved, both versions are there to choose from`, {
    tag: tagsOf(company, '1', '@translated-first'),
  }, async ({ page, site }) => {
    const title = `Contested ${company}`;
    const id = await addCourse(site, { ...courseFields(title, company), duration: '4 weeks' });
    await openAdmin(page, site, 'courses');
    await openForm(page, title);
    await page.getByLabel('Description').fill('My description.');
    await page.getByLabel('Instructor').fill('My instructor');
    const theirs = { description: 'Their description.', duration: '9 weeks', image: await otherPicture() };
    await save(site, 'PUT', `/api/courses/${id}`, theirs);
    const { image } = await storedCourse(site, id);
    await press(page, 'Save course');

    await expect(whileEditing(page, 'course')).toBeFocused();
    const description = choice(page, 'Description changed by both of you');
    await expect(description).toContainText('My description.');
    await expect(description).toContainText('Their description.');
    await expect(description.getByLabel('Yours')).toBeChecked();
    await expect(choice(page, 'Instructor changed by you').getByLabel('Yours')).toBeChecked();
    // What only they changed is told and not asked, the picture included.
    await expect(page.getByRole('group')).toHaveCount(2);
    await expect(page.getByRole('definition').first()).toHaveText('9 weeks');
    await expect(page.getByRole('term')).toHaveText(['Duration', 'Image']);
    expect(await storedCourse(site, id)).toMatchObject({ description: 'Their description.' });

    await description.getByLabel('Theirs').check();
    await press(page, 'Save this choice');
    await expect(page.getByText(`Saved “${title}”.`)).toBeVisible();
    expect(await storedCourse(site, id)).toMatchObject({
      description: 'Their description.',
      duration: '9 weeks',
      instructor: 'My instructor',
      image,
    });
    await removeCourse(site, id);
  });

  test(`${name}: of a carousel item that somebody else saved, both versions are there to choose from`, {
    tag: tagsOf(company, '2'),
  }, async ({ page, site }) => {
    const other = company === '1' ? '2' : '1';
    const caption = `Contested ${company}`;
    const id = await addItem(site, caption, company);
    await openAdmin(page, site, 'carousel');
    await openItem(page, caption);
    await page.getByLabel('Caption').fill('My caption');
    await page
      .getByLabel('Image', { exact: true })
      .setInputFiles(await chosenPicture({ width: 700, height: 60 }));
    await expect(page.getByAltText('Preview of the new image')).toBeVisible();
    const theirs = { caption: 'Their caption', company_id: other, image: await otherPicture() };
    await save(site, 'PUT', `/api/carousel/${id}`, theirs);
    const before = await storedItem(site, id);
    await press(page, 'Save carousel item');

    await expect(whileEditing(page, 'picture')).toBeFocused();
    await expect(choice(page, 'Caption changed by both of you')).toContainText('Their caption');
    const images = choice(page, 'Image changed by both of you').locator('img');
    await expect(images.nth(0)).toHaveAttribute('src', /^blob:/);
    await expect(images.nth(1)).toHaveAttribute('src', before.image);
    await expect(page.getByRole('term')).toHaveText(['Company']);
    expect(await storedItem(site, id)).toEqual(before);

    await choice(page, 'Caption').getByLabel('Theirs').check();
    await press(page, 'Save this choice');
    await expect(page.getByText('Saved “Their caption”.')).toBeVisible();
    const after = await storedItem(site, id);
    expect(after).toMatchObject({ caption: 'Their caption', company_id: Number(other), image_width: 700 });
    await removeItem(site, id);
  });

  test(`${name}: a course deleted meanwhile is saved as a new one, with everything typed and its picture`, {
    tag: tagsOf(company, '2'),
  }, async ({ page, site }) => {
    const title = `Lost ${company}`;
    const fields = { ...courseFields(title, company), image: await otherPicture() };
    const id = await addCourse(site, fields);
    await openAdmin(page, site, 'courses');
    await openForm(page, title);
    await page.getByLabel('Instructor').fill('Kept');
    await removeCourse(site, id);
    await press(page, 'Save course');
    await expect(page.getByRole('alert')).toContainText('Somebody else deleted this course while you were');
    await expect(page.getByLabel('Instructor')).toHaveValue('Kept');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await press(page, 'Save as new course');
    await expect(page.getByText(`Added “${title}”.`)).toBeVisible();
    const course = await storedCourse(site, `${id}-2`);
    expect(course).toMatchObject({
      title,
      instructor: 'Kept',
      company_id: Number(company),
      image_width: 640,
    });
    await removeCourse(site, course.id);
  });

  test(`${name}: a carousel item deleted meanwhile is saved as a new one`, {
    tag: tagsOf(company, '1'),
  }, async ({ page, site }) => {
    const caption = `Lost ${company}`;
    const id = await addItem(site, caption, company);
    await openAdmin(page, site, 'carousel');
    await openItem(page, caption);
    await page.getByLabel('Caption').fill(`${caption} and found`);
    await removeItem(site, id);
    await press(page, 'Save carousel item');
    await expect(page.getByRole('alert')).toContainText('Somebody else deleted this picture while you were');
    // Where its picture is gone, too, it must be chosen again.
    const gone = '**/media/**';
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await press(page, 'Save as new picture');
    await expect(
      page.getByText('The picture could not be taken along. Please choose it again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Image', { exact: true })).toBeFocused();
    await page.unroute(gone);
    await page.getByLabel('Image', { exact: true }).setInputFiles(await chosenPicture());
    await press(page, 'Save as new picture');
    await expect(page.getByText(`Added “${caption} and found”.`)).toBeVisible();
    const items = await stored(site, `/api/carousel/${company}`);
    expect(items.at(-1)).toMatchObject({ caption: `${caption} and found` });
    await removeItem(site, items.at(-1).id);
  });
}

test('all of mine or all of theirs is taken, and the form can be gone back to', async ({ page, site }) => {
  const id = await addCourse(site, courseFields('Whole'));
  await openAdmin(page, site, 'courses');
  await openForm(page, 'Whole');
  await page.getByLabel('Instructor').fill('Mine');
  await save(site, 'PUT', `/api/courses/${id}`, { instructor: 'Theirs' });
  await press(page, 'Save course');
  await press(page, 'Back to the form');
  await expect(page.getByLabel('Instructor')).toHaveValue('Mine');
  await press(page, 'Save course');
  await press(page, 'Take all of theirs');
  await expect(page.getByLabel('Instructor')).toHaveValue('Theirs');

  await page.getByLabel('Instructor').fill('Mine again');
  await save(site, 'PUT', `/api/courses/${id}`, { instructor: 'Theirs again' });
  await press(page, 'Save course');
  await press(page, 'Keep all of mine');
  await expect(page.getByText('Saved “Whole”.')).toBeVisible();
  expect(await storedCourse(site, id)).toMatchObject({ instructor: 'Mine again' });
  await removeCourse(site, id);
});

test('a choice that cannot be saved can be made again, and a third version starts from it', async ({
  page,
  site,
}) => {
  const id = await addCourse(site, courseFields('Thrice'));
  await openAdmin(page, site, 'courses');
  await openForm(page, 'Thrice');
  await page.getByLabel('Instructor').fill('Mine');
  await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
  await save(site, 'PUT', `/api/courses/${id}`, { instructor: 'Theirs', duration: '9 weeks' });
  await press(page, 'Save course');
  await choice(page, 'Image changed by you').getByLabel('Theirs').check();
  await page.route(`**/api/courses/${id}`, (route) => route.abort(), { times: 1 });
  await press(page, 'Save this choice');
  await expect(page.getByRole('alert')).toContainText('Error saving course: Network error.');
  // What was chosen is still on the table.
  await choice(page, 'Image changed by you').getByLabel('Yours').check();
  await save(site, 'PUT', `/api/courses/${id}`, { duration: '10 weeks' });
  await press(page, 'Save this choice');

  await expect(page.getByRole('definition')).toHaveText('10 weeks');
  await expect(page.getByRole('group')).toHaveCount(2);
  await expect(choice(page, 'Instructor changed by you')).toContainText('Theirs');
  await press(page, 'Save this choice');
  await expect(page.getByText('Saved “Thrice”.')).toBeVisible();
  const saved = await storedCourse(site, id);
  expect(saved).toMatchObject({ instructor: 'Mine', duration: '10 weeks', image_width: 900 });
  await removeCourse(site, id);
});

test('a carousel item that was only moved meanwhile is saved without a question', async ({ page, site }) => {
  const id = await addItem(site, 'Moved', '2');
  await openAdmin(page, site, 'carousel');
  await openItem(page, 'Moved');
  const ids: string[] = (await stored(site, '/api/carousel/2')).map((item: { id: string }) => item.id);
  const order = (wanted: string[]) =>
    page.request.post('/api/carousel/order', {
      headers: { authorization: `Bearer ${token}` },
      data: { company_id: 2, ids: wanted },
    });
  const token = await site.token();
  expect((await order([id, ...ids.filter((other) => other !== id)])).status()).toBe(200);
  await page.getByLabel('Caption').fill('Moved and renamed');
  await press(page, 'Save carousel item');
  await expect(page.getByText('Saved “Moved and renamed”.')).toBeVisible();
  expect(await storedItem(site, id)).toMatchObject({ caption: 'Moved and renamed', position: 0 });
  await order(ids);
  await remove(site, `/api/carousel/${id}`);
});
