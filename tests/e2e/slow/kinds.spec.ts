import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SETTINGS } from '../../support/credentials.ts';
import type { Room } from '../../support/kinds.ts';
import { copyProject } from '../../support/project-copy.ts';
import { startServer } from '../../support/server-process.ts';
import { type Site, siteOf } from '../../support/sites.ts';
import { chosenPicture, openForm, row, TOKEN_KEY } from '../support/admin.ts';

/** A copy of the project with kinds in the table, as docs/extending.md says, and the admin's room for them. */

let copy: Awaited<ReturnType<typeof copyProject>>;
let site: Site;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyProject('kinds');
  await copy.change('src/domain/kinds.ts', () => "export { KINDS } from '../../tests/support/kinds.ts';\n");
  await copy.change(
    'src/server/records/defaults.ts',
    () => "export { DEFAULTS } from '../../../tests/support/kinds.ts';\n",
  );
  const dataDir = join(copy.project, '.data');
  site = siteOf(await startServer({ ...SETTINGS, DATA_DIR: dataDir }, 'start', copy.project), dataDir);
});
test.afterAll(async () => {
  await site?.server.stop();
  await copy?.remove();
});

async function open(page: Page, path = 'rooms'): Promise<void> {
  const token = await site.token();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  await page.goto(`${site.url}/facetreesol/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function send(
  method: string,
  path: string,
  body?: object,
): Promise<Room & { photo: { image: string } | null }> {
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  const answer = await fetch(`${site.url}/api/records/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.json().catch(() => null);
}
const addRoom = (name: string, more: object = {}) => send('POST', 'rooms', { name, company_id: 1, ...more });
const save = (page: Page) => page.getByRole('button', { name: 'Save room' }).click();

test('the menu leads to each kind of the table, after Forms', async ({ page }) => {
  await open(page, 'history');
  const menu = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(menu).toHaveText([
    'Dashboard',
    'Courses',
    'Carousel',
    'Forms',
    'Rooms',
    'Notices',
    'Intakes',
    'Instructors',
    'Catalogue',
    'Pages',
    'History',
    'Publishing',
    'Settings',
  ]);
  await menu.filter({ hasText: 'Rooms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms');
  await expect(page.getByText('There are no rooms yet.')).toBeVisible();
});

test('a record with lists, groups, pictures and 0 is added as it was typed', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add room' }).first().click();
  await save(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Blue room');
  await page.getByLabel('Seats').fill('0');
  await page.getByLabel('Note').fill('First line\nSecond line');
  for (const [place, word] of ['light', 'quiet', 'cold'].entries()) {
    await page.getByRole('button', { name: 'Add keyword to Keywords' }).click();
    await page.getByRole('textbox', { name: `Keyword ${place + 1}` }).fill(word);
  }
  await page.getByRole('button', { name: 'Remove Keyword 2' }).click();
  await page.getByRole('button', { name: 'Add keeper to Keepers' }).click();
  await page.getByRole('group', { name: 'Keepers' }).getByRole('textbox').fill('Mina');
  const photos = page.getByLabel('Photo');
  await photos.first().setInputFiles(await chosenPicture({ width: 500, height: 400 }));
  await photos.last().setInputFiles(await chosenPicture({ width: 900, height: 600 }));
  await save(page);
  await expect(page.getByText('Added “Blue room”.')).toBeVisible();
  await expect(row(page, 'Blue room')).toContainText('Name Education');
  await expect(row(page, 'Blue room')).toContainText('Open');
  expect(await send('GET', 'rooms/blue-room')).toMatchObject({
    seats: 0,
    note: 'First line\nSecond line',
    keywords: ['light', 'cold'],
    keepers: [{ name: 'Mina', photo: { width: 500, height: 400 } }],
    photo: { width: 900, height: 600 },
  });
});

test('a record is changed, its picture taken away, and nothing else touched', async ({ page }) => {
  const before = await send('GET', 'rooms/blue-room');
  await open(page);
  await openForm(page, 'Blue room');
  await expect(page.getByLabel('Seats')).toHaveValue('0');
  await page.getByLabel('State').selectOption('draft');
  await page.getByRole('button', { name: 'Remove picture' }).last().click();
  await save(page);
  await expect(page.getByText('Saved “Blue room”.')).toBeVisible();
  await expect(row(page, 'Blue room')).toContainText('Draft');
  expect(await send('GET', 'rooms/blue-room')).toEqual({
    ...before,
    state: 'draft',
    photo: null,
    updated_at: expect.any(String),
  });
});

test('the list is searched, and keeps to a company', async ({ page }) => {
  await addRoom('Attic', { company_id: 2, note: 'Under the roof' });
  await open(page);
  await page.getByLabel('Search rooms').fill('roof');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Attic')).toBeVisible();
  await page.getByLabel('Search rooms').fill('');
  await page.getByRole('combobox', { name: 'Company' }).selectOption('education');
  await expect(row(page, 'Attic')).toHaveCount(0);
  await expect(row(page, 'Blue room')).toBeVisible();
});

test('of two who edit one record, the second is shown both versions', async ({ page }) => {
  await addRoom('Hall', { seats: 10, note: 'Ours' });
  await open(page);
  await openForm(page, 'Hall');
  await page.getByLabel('Seats').fill('12');
  await send('PUT', 'rooms/hall', { seats: 0, note: 'Theirs' });
  await save(page);
  await expect(page.getByRole('heading', { name: 'Somebody else saved this room' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Seats/ })).toContainText('12');
  await expect(page.getByRole('group', { name: /^Seats/ })).toContainText('0');
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Saved “Hall”.')).toBeVisible();
  expect(await send('GET', 'rooms/hall')).toMatchObject({ seats: 12, note: 'Theirs' });
});

test('what somebody else has deleted meanwhile can be saved as a new record', async ({ page }) => {
  await addRoom('Cellar');
  await open(page);
  await openForm(page, 'Cellar');
  await page.getByLabel('Note').fill('Dry');
  await send('DELETE', 'rooms/cellar');
  await save(page);
  await expect(page.getByText('Somebody else deleted this room')).toBeVisible();
  await page.getByRole('button', { name: 'Save as new room' }).click();
  await expect(page.getByText('Added “Cellar”.')).toBeVisible();
  expect(await send('GET', 'rooms/cellar-2')).toMatchObject({ note: 'Dry' });
});

test('a record is deleted after a question, and Undo brings it back', async ({ page }) => {
  const before = await addRoom('Terrace', { seats: 3 });
  await open(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  await row(page, 'Terrace').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted “Terrace”.')).toBeVisible();
  await expect(row(page, 'Terrace')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Terrace')).toBeVisible();
  expect(questions).toEqual(['Delete the room “Terrace”?']);
  expect(await send('GET', 'rooms/terrace')).toEqual(before);
});

test('what is typed is not lost without a question', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add room' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Half typed');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.dismiss();
  });
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');
  await expect.poll(() => questions).toHaveLength(1);
});

test('words with given ids are there from the beginning, saved, and taken back', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, 'notices');
  await expect(page.getByRole('button', { name: 'Add notice' })).toHaveCount(0);
  await openForm(page, 'We are closed');
  await page.getByLabel('Title').fill('We are open');
  await page.getByRole('button', { name: 'Save notice' }).click();
  await expect(row(page, 'We are open')).toBeVisible();
  await row(page, 'We are open').getByRole('button', { name: 'Back to the original' }).click();
  await expect(row(page, 'We are closed')).toBeVisible();
});
