import type { Locator } from '@playwright/test';
import { pictureFile } from '../../support/pictures.ts';
import {
  addCourse,
  chosenPicture,
  courseFields,
  openAdmin,
  openForm,
  removeCourse,
  row,
  storedCourse,
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
  const { id, title, image, created_at, updated_at, ...copied } = await storedCourse(
    site,
    'copy-of-pictured',
  );
  expect(image).toMatch(/^\/media\//);
  const original = await storedCourse(site, first);
  expect(original).toMatchObject(copied);
  for (const added of [id, first]) await removeCourse(site, added);
});

test('the preview is the real page with what is typed, and leads nowhere', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await openForm(page, 'IELTS Preparation');
  // The entries of its syllabus have titles, too.
  const title = page.getByLabel('Title').first();
  await title.fill('Typed but not saved');
  await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
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
  // Chaitra of 2083 has 30 days; the others lie before and after the table.
  for (const none of ['2083-12-31', '2070-01-01', '2089-01-01']) {
    await nepali.fill(none);
    await expect(page.getByText(/^There is no such day in the Nepali calendar from/)).toBeVisible();
  }
  await nepali.fill('2083-8');
  await page.getByRole('button', { name: 'Save intake' }).click();
  await expect(page.getByText('Apply by must be a day such as 2026-12-06.').first()).toBeVisible();
  await expect(nepali).toHaveValue('2083-8');
});

test('a description is marked by buttons and keys, and a pasted list stays one', async ({ page, site }) => {
  const id = await addCourse(site, { ...courseFields('Marked Up'), description: 'Weeks' });
  await openAdmin(page, site, 'courses');
  await openForm(page, 'Marked Up');
  const text = page.getByLabel('Description');
  const marks = page.getByRole('group', { name: 'Marks of the text' });
  await text.press('ControlOrMeta+a');
  await marks.getByRole('button', { name: 'Heading' }).click();
  await expect(text).toHaveValue('## Weeks');
  await expect(text).toBeFocused();
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '•\tone\n•\ttwo');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue('## Weeks\n- one\n- two');
  await text.press('Shift+ControlOrMeta+ArrowLeft');
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('## Weeks\n- one\n- **two**');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Saved “Marked Up”.')).toBeVisible();
  const html = await (await page.request.get(`/course/${id}`)).text();
  expect(html).toMatch(/<h3>Weeks<\/h3>\s*<ul>\s*<li>one<\/li>\s*<li><strong>two<\/strong><\/li>/);
  await removeCourse(site, id);
});

test('entries of a list are put in order by buttons, by keys and by dragging, and what is done is said', async ({
  page,
  site,
}) => {
  const points = JSON.stringify(['one', 'two', 'three']);
  const id = await addCourse(site, { ...courseFields('In Order'), learning_points: points });
  await openAdmin(page, site, 'courses');
  await openForm(page, 'In Order');
  await page.getByText('Learning points and syllabus').click();
  const list = page.getByRole('group', { name: 'What people learn' });
  const fields = list.getByRole('textbox');
  const values = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  await list.getByRole('button', { name: 'Move down: Point 1' }).click();
  await expect.poll(values).toEqual(['two', 'one', 'three']);
  await expect(list.getByRole('status')).toHaveText('Point is now 2 of 3.');
  await expect(list.getByRole('button', { name: 'Move down: Point 2' })).toBeFocused();
  await fields.nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(values).toEqual(['two', 'three', 'one']);
  await expect(fields.nth(1)).toBeFocused();

  await list.scrollIntoViewIfNeeded();
  const handle = list.getByTitle('Drag to another place').nth(2);
  const from = await handle.boundingBox();
  const to = await fields.first().boundingBox();
  if (!from || !to) throw new Error('Both are on the screen.');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 3, { steps: 5 });
  await page.mouse.up();
  await expect.poll(values).toEqual(['one', 'two', 'three']);
  await list.getByRole('button', { name: 'Move up: Point 3' }).click();
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Saved “In Order”.')).toBeVisible();
  const { learning_points } = await storedCourse(site, id);
  expect(learning_points).toEqual(['one', 'three', 'two']);
  await removeCourse(site, id);
});

test('beside its form stands the card of a course as the pages have it, with what is typed', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await openForm(page, 'IELTS Preparation');
  const card = page.locator('.live-card');
  const image = async (where: Locator) => new URL(String(await where.getAttribute('src')), site.url).pathname;
  const text = async (where: Locator) => (await where.innerText()).replace(/\s+/g, ' ');
  const visitor = await page.context().newPage();
  await visitor.goto('/courses');
  const shown = visitor.locator('.course-card').filter({ hasText: 'IELTS Preparation' }).first();
  await expect.poll(() => text(card)).toBe(await text(shown));
  expect(await image(card.locator('img'))).toBe(await image(shown.locator('img')));
  await visitor.close();

  await page.getByLabel('Level').selectOption('Advanced');
  await expect(card).toContainText('Advanced');
  expect(await card.getByRole('link').count()).toBe(0);
});

test('the card of a new course says its fee as visitors read it, and nothing of its category', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Category').selectOption('Office and accounts');
  await page.getByLabel('Fee').fill('4000');
  const card = page.locator('.live-card');
  await expect(card).toContainText('Rs 4,000');
  await expect(card).not.toContainText(/4000|office/i);
});

test('whoever teaches stands beside their courses, and without a photo the cloth of their page beside the form', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'instructors');
  await expect(row(page, 'Asmita Poudel')).toContainText('Data Analysis with Python');
  await openForm(page, 'Asmita Poudel');
  await expect(page.getByText('No image')).toBeVisible();
  const shown = page.locator('.live-card img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const src = await shown.getAttribute('src');
  const html = await (await page.request.get('/it/instructors')).text();
  expect(html).toContain(src);
});

test('beside the form of a catalogue stand the courses of the home page, the newest or those that are chosen', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'catalogue');
  await row(page, 'Name IT Education').getByRole('button', { name: 'Edit' }).click();
  const card = page.locator('.live-card');
  await expect(card).toContainText('MERN Stack Web Development');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Course 1').selectOption('DevOps with Docker');
  await expect(card).toContainText('DevOps with Docker');
  await expect(card).not.toContainText('MERN Stack Web Development');
});

test('an error opens the folded part of the form that it is in, and gets the focus', async ({
  page,
  site,
}) => {
  const id = await addCourse(site, courseFields('Folded'));
  await openAdmin(page, site, 'courses');
  await openForm(page, 'Folded');
  const part = page.locator('details', { hasText: 'Questions of visitors' });
  const title = part.locator('summary');
  await title.click();
  await part.getByRole('button', { name: 'Add' }).click();
  await title.click();
  await expect(part).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Save course' }).click();
  const question = part.getByRole('textbox', { name: 'Question' });
  await expect(part).toHaveAttribute('open');
  await expect(question).toBeFocused();
  await expect(question).toHaveAttribute('aria-invalid', 'true');
  await expect(question).toBeInViewport();

  // Folded once more with the error in it, the next try opens it again.
  await title.click();
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(question).toBeFocused();
  await removeCourse(site, id);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the form of a course begins with its title, and a button leads to its intakes', async ({
    page,
    site,
  }) => {
    await openAdmin(page, site, 'courses');
    await openForm(page, 'IELTS Preparation');
    const intakes = page.getByRole('heading', { name: /^Intakes/ });
    await expect(page.getByLabel('Title').first()).toBeInViewport({ ratio: 1 });
    await expect(intakes).not.toBeInViewport();
    await page.getByRole('button', { name: 'Intakes', exact: true }).click();
    await expect(intakes).toBeFocused();
    await expect(intakes).toBeInViewport();
  });

  test('an entry of a list is dragged to another place', async ({ page, site }) => {
    await openAdmin(page, site, 'catalogue');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const list = page.getByRole('group', { name: 'Categories' });
    const names = list.getByRole('textbox', { name: 'Name' });
    const values = () => names.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    await expect(names.first()).toBeVisible();
    const [first, second, ...others] = await values();
    await list.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const from = await list.getByTitle('Drag to another place').first().boundingBox();
    const to = await list.getByRole('listitem').nth(1).boundingBox();
    if (!from || !to) throw new Error('Both are on the screen.');
    const x = from.x + from.width / 2;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x, y })) });
    await touch('touchStart', from.y + from.height / 2);
    for (const part of [0.2, 0.6, 0.9]) await touch('touchMove', to.y + to.height * part);
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    await touch('touchEnd');
    await expect.poll(values).toEqual([second, first, ...others]);
  });
});
