import type { Page } from '@playwright/test';
import { heavy } from '../../support/pictures.ts';
import {
  addCourse,
  BRANDS,
  chosenPicture,
  courseFields,
  openAdmin,
  openForm,
  removeCourse,
  row,
  storedCourse,
  tagsOf,
} from '../support/admin.ts';
import { expect, remove, test } from '../support/site.ts';

const NETWORK_ERROR = 'Network error. Please check your internet connection and try again.';

for (const { company, name } of BRANDS) {
  test(`a course of ${name} is added with a picture, changed and deleted`, {
    tag: tagsOf(company, '2'),
  }, async ({ page, site }) => {
    await openAdmin(page, site, 'courses');
    const title = `Crud ${company}`;
    await page.getByRole('button', { name: 'Add course' }).click();
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.getByLabel('Title').fill(title);
    await page.getByRole('combobox', { name: 'Company' }).nth(0).selectOption(company);
    await page.getByLabel('Description').fill('First words.');
    await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
    await expect(page.getByAltText('Preview of the new image')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(row(page, title)).toContainText(name);
    await expect(row(page, title)).toContainText('N/A');
    const single = `/api/courses/single/crud-${company}`;
    const { image } = await (await page.request.get(single)).json();
    expect(image).toMatch(/^\/media\//);

    await openForm(page, title);
    await page.getByLabel('Level').selectOption('Advanced');
    await page.getByRole('button', { name: 'Save course' }).click();
    await expect(row(page, title)).toContainText('Advanced');
    expect(await (await page.request.get(single)).json()).toMatchObject({ image, level: 'Advanced' });

    page.once('dialog', (dialog) => dialog.accept());
    await row(page, title).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`Deleted “${title}”.`)).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    expect((await page.request.get(single)).status()).toBe(404);
  });
}

test('what is wrong stands beside its field, and the first bad field has the focus', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Title').fill('x');
  await page.getByLabel('Duration').fill('x'.repeat(61));
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Title must have at least 2 characters.')).toBeVisible();
  await expect(page.getByText('Description is required.')).toBeVisible();
  await expect(page.getByText('Duration must have at most 60 characters.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(
    'Title must have at least 2 characters.',
  );
  await expect(page.getByLabel('Duration')).toHaveValue('x'.repeat(61));
});

test('a file that is no picture is refused before it is sent, with the reason', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Title').fill('No picture');
  await page.getByLabel('Description').fill('x');
  const input = page.getByLabel(/^Image/);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await input.setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByText(/This is an SVG drawing/)).toBeVisible();
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') });
  await expect(page.getByText(/This is not a JPEG, PNG, WebP, AVIF or GIF picture/)).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/courses')) sent += 1;
  });
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(input).toBeFocused();
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Discard chosen file' }).click();
  await expect(page.getByText(/This is not a JPEG/)).toHaveCount(0);
});

test('a picture over the limit is made smaller in the browser, and says so', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Title').fill('Large Picture');
  await page.getByLabel('Description').fill('x');
  const buffer = await heavy({ width: 2600, height: 650 });
  expect(buffer.length).toBeGreaterThan(4 * 1024 * 1024);
  await page.getByLabel(/^Image/).setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/Made smaller to send: .* MB, 1600 × 400 pixels\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText('Added “Large Picture”.')).toBeVisible();
  expect(await storedCourse(site, 'large-picture')).toMatchObject({ image_width: 1200 });
  await remove(site, '/api/courses/large-picture');
});

test('search, company and order are kept in the address', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  const rows = page.locator('tbody tr');
  await expect(rows).not.toHaveCount(0);
  const all = await rows.count();
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  await search.fill('ielts');
  await expect(rows).not.toHaveCount(all);
  await expect(rows.first()).toContainText('IELTS');
  await expect(page).toHaveURL(/\?q=ielts$/);
  await page.getByLabel('Sort').selectOption('title');
  await search.fill('');
  await page.getByLabel('Company').selectOption('it');
  await expect(page).toHaveURL(/\?company=it&sort=title$/);
  await page.reload();
  await expect(page.getByLabel('Sort')).toHaveValue('title');
  const titles = await rows.locator('.name').allTextContents();
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  expect(await rows.filter({ hasText: 'Name IT Education' }).count()).toBe(titles.length);
  await search.fill('no course says this');
  await expect(page.getByText('No course fits this search.')).toBeVisible();
  // A new course is for the company that the list shows, and is seen in it although the search does not find it.
  await page.getByLabel('Company').selectOption('it');
  await page.getByRole('button', { name: 'Add course' }).click();
  const form = page.getByRole('region', { name: 'Add course' });
  await expect(form.getByLabel('Company')).toHaveValue('2');
  await form.getByLabel('Title').fill('Preset');
  await form.getByLabel('Description').fill('x');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(row(page, 'Preset')).toContainText('Name IT Education');
  await expect(row(page, 'Preset').getByRole('button', { name: 'Edit' })).toBeFocused();
  await removeCourse(site, 'preset');

  // The same for the next one, and / leads to the search while nothing is typed.
  await search.fill('no course says this either');
  await page.getByLabel('Company').selectOption('all');
  await page.getByRole('button', { name: 'Add course' }).click();
  await expect(form.getByLabel('Company')).toHaveValue('2');
  await form.getByLabel('Title').press('/');
  await expect(form.getByLabel('Title')).toHaveValue('/');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await rows.first().getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('a course, its intake and a copy that were being written are there again after a crash', async ({
  page,
  context,
  site,
}) => {
  const EDITED = 'course.ielts-preparation';
  const backIn = (tab: Page) => tab.getByText(/^What you typed on .* and did not save or send is back\./);
  const kept = (id: string) =>
    page.evaluate((name) => localStorage.getItem(name) ?? '', `facetreesol.draft.${id}`);
  /** Types into a form, and opens the same one in another tab, where nobody has left it. */
  const again = async (open: (tab: Page) => Promise<unknown>, field: string, id: string) => {
    await openAdmin(page, site, 'courses');
    await open(page);
    await page.getByLabel(field).fill(`Typed into ${id}`);
    if (id === EDITED) await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
    await expect.poll(() => kept(id)).toContain(id === EDITED ? 'file' : 'Typed');
    const other = await context.newPage();
    await openAdmin(other, site, 'courses');
    await open(other);
    await expect(other.getByLabel(field)).toHaveValue(`Typed into ${id}`);
    await expect(backIn(other)).toContainText(id === EDITED ? 'choose it again' : 'is back.');
    await other.getByRole('button', { name: 'Discard it' }).click();
    await expect(other.getByLabel(field)).not.toHaveValue(`Typed into ${id}`);
    expect(await kept(id)).toBe('');
    await other.close();
    // Away without a question, and without what was typed.
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
  };
  await again((tab) => openForm(tab, 'IELTS Preparation'), 'Duration', EDITED);
  await again(
    async (tab) => {
      await openForm(tab, 'IELTS Preparation');
      await tab.getByRole('button', { name: 'Add intake' }).click();
    },
    'Place',
    'intakes.+new.ielts-preparation',
  );
  await again(
    async (tab) => {
      await row(tab, 'IELTS Preparation')
        .getByRole('button', { name: /^More / })
        .click();
      await tab.getByRole('button', { name: 'Duplicate IELTS Preparation' }).click();
    },
    'Duration',
    'course.copy.ielts-preparation',
  );
});

test('a new course whose answer was lost in a crash is added once, changed since or not', async ({
  page,
  context,
  site,
}) => {
  const add = async (tab: Page) => {
    await openAdmin(tab, site, 'courses');
    await tab.getByRole('button', { name: 'Add course' }).click();
  };
  for (const words of ['As it was sent', 'Changed since']) {
    const tab = await context.newPage();
    await add(tab);
    await tab.getByLabel('Title').fill('Crashed');
    await tab.getByLabel('Description').fill('As it was sent');
    const isStored = new Promise<void>((resolve) =>
      tab.route('**/api/courses', async (route) => {
        await route.fetch();
        resolve();
      }),
    );
    await tab.getByRole('button', { name: 'Save course' }).click();
    await isStored;
    await tab.close({ runBeforeUnload: false });

    await add(page);
    await expect(page.getByLabel('Title')).toHaveValue('Crashed');
    await page.getByLabel('Description').fill(words);
    await page.getByRole('button', { name: 'Save course' }).click();
    await expect(page.getByText('Added “Crashed”.')).toBeVisible();
    const courses: { id: string; title: string; description: string }[] = await (
      await page.request.get('/api/courses/1')
    ).json();
    const crashed = courses.filter(({ title }) => title === 'Crashed');
    expect(crashed.map(({ description }) => description)).toEqual([words]);
    for (const { id } of crashed) await removeCourse(site, id);
  }
});

test('what is typed of a new course is not taken for that of a course that is called “New”', async ({
  page,
  context,
  site,
}) => {
  const id = await addCourse(site, courseFields('New'));
  expect(id).toBe('new');
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByLabel('Title').fill('Typed anew');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Typed anew');
  const other = await context.newPage();
  await openAdmin(other, site, 'courses');
  await openForm(other, 'New');
  await expect(other.getByLabel('Title')).toHaveValue('New');
  await removeCourse(site, id);
});

test('a failing API is told with Retry, and what was shown at once is taken back', async ({ page, site }) => {
  const id = await addCourse(site, courseFields('Failing'));
  await page.route('**/api/courses/1', (route) => route.abort());
  await openAdmin(page, site, 'courses');
  await expect(page.getByText(`Failed to load courses: ${NETWORK_ERROR}`)).toBeVisible();
  await page.unroute('**/api/courses/1');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Failing')).toBeVisible();

  await page.route(`**/api/courses/${id}`, (route) => route.abort());
  page.once('dialog', (dialog) => dialog.accept());
  await row(page, 'Failing').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Error deleting course: ${NETWORK_ERROR}`)).toBeVisible();
  await expect(row(page, 'Failing')).toBeVisible();
  await openForm(page, 'Failing');
  await page.getByLabel('Instructor').fill('Kept');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByText(`Error saving course: ${NETWORK_ERROR}`)).toBeVisible();
  await expect(page.getByLabel('Instructor')).toHaveValue('Kept');
  await page.unroute(`**/api/courses/${id}`);

  // What the server says of a field goes when the field is corrected.
  const errors = [{ field: 'instructor', msg: 'Nobody has this name.' }];
  await page.route(
    `**/api/courses/${id}`,
    (route) => route.fulfill({ status: 400, json: { message: 'Some fields are not right.', errors } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Error saving course: please correct the marked fields.')).toBeVisible();
  await expect(page.getByText('Nobody has this name.')).toBeVisible();
  await page.getByLabel('Instructor').fill('Kept all the same');
  await expect(page.getByText('Nobody has this name.')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(row(page, 'Failing')).toContainText('Kept');
  await removeCourse(site, id);
});
