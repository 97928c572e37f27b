import type { Locator } from '@playwright/test';
import { seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { chosenPicture, openAdmin, row, tabOnto, tabTo } from '../support/admin.ts';
import { ADMIN, expect, test } from '../support/site.ts';

/**
 * Nothing here is clicked or filled in: keys are pressed, and what has the focus is looked at. Only a file is handed
 * over to its focused input, for the window it is chosen in belongs to the system.
 */
test.use({ actionTimeout: 10_000 });

/** The company that has to be chosen: the other one is there from the beginning. */
const name = 'Name IT Education';

test('a course is added, edited and deleted by keyboard alone', async ({ page, site }) => {
  const { keyboard } = page;
  page.on('dialog', (dialog) => void dialog.accept());
  const title = 'Keys';
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  await openAdmin(page, site, 'courses');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await tabTo(page, button('Add course'));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await keyboard.press('Control+Enter');
  await expect(page.getByText('Title is required.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await keyboard.type(title);
  const form = page.getByRole('region', { name: 'Add course' });
  await tabOnto(page, form.getByLabel('Company'));
  await keyboard.press('ArrowDown');
  await tabOnto(page, form.getByLabel('Level'));
  await keyboard.press('ArrowDown');
  // The buttons of its marks stand before it.
  await tabTo(page, page.getByLabel('Description'));
  await keyboard.type('All of it typed.');
  await tabOnto(page, page.getByLabel('Duration'));
  await tabTo(page, page.getByLabel('Instructor', { exact: true }));
  await tabTo(page, page.getByLabel(/^Image/));
  await page.getByLabel(/^Image/).setInputFiles(await chosenPicture());
  await expect(page.getByAltText('Preview of the new image')).toBeVisible();
  await tabTo(page, button('Preview'));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(button('Preview')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(button('Save course')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText(`Added “${title}”.`)).toBeVisible();
  await expect(row(page, title)).toContainText(name);
  await expect(row(page, title)).toContainText('Beginner');

  await expect(button(`Edit ${title}`)).toBeFocused();
  await keyboard.press('Space');
  await expect(page.getByLabel('Title')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' turned');
  await keyboard.press('Enter');
  await expect(page.getByText(`Saved “${title} turned”.`)).toBeVisible();

  const neighbour = page.locator('tbody tr', { has: page.getByText(`${title} turned`) }).locator('+ tr');
  const next = await neighbour.locator('.name').innerText();
  await tabTo(page, button(`Delete ${title} turned`));
  await keyboard.press('Enter');
  await expect(row(page, `${title} turned`)).toHaveCount(0);
  await expect(button('Undo')).toBeFocused();
  await keyboard.press('Escape');
  await expect(button(`Edit ${next}`)).toBeFocused();
});

test('a carousel item is added, moved, edited and deleted by keyboard alone', async ({ page, site }) => {
  const { keyboard } = page;
  page.on('dialog', (dialog) => void dialog.accept());
  const caption = 'Keys';
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const cards = page.getByRole('region', { name }).getByRole('listitem');
  const captions = () => cards.locator('.card-body p').allTextContents();
  await openAdmin(page, site, 'carousel');
  await expect(cards.first()).toBeVisible();
  const before = await captions();
  await tabTo(page, button('Add carousel item'));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Caption')).toBeFocused();
  await keyboard.type(caption);
  await tabOnto(page, page.getByLabel('Company'));
  await keyboard.press('ArrowDown');
  await tabOnto(page, page.getByLabel('Image', { exact: true }));
  await page.getByLabel('Image', { exact: true }).setInputFiles(await chosenPicture());
  await expect(page.getByAltText('Preview of the new image')).toBeVisible();
  await tabTo(page, page.getByLabel('Part of the image to keep'));
  await tabTo(page, button('Save carousel item'));
  await keyboard.press('Enter');
  await expect(page.getByText(`Added “${caption}”.`)).toBeVisible();
  await expect.poll(captions).toEqual([...before, caption]);

  await expect(button(`Edit ${caption}`)).toBeFocused();
  await tabTo(page, button(`Move earlier: ${caption}`));
  await keyboard.press('Enter');
  await expect.poll(captions).toEqual([...before.slice(0, -1), caption, before.at(-1)]);
  await expect(button(`Move earlier: ${caption}`)).toBeFocused();

  await tabTo(page, button(`Edit ${caption}`));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Caption')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' turned');
  await keyboard.press('Control+Enter');
  await expect(page.getByText(`Saved “${caption} turned”.`)).toBeVisible();

  await tabTo(page, button(`Delete ${caption} turned`));
  await keyboard.press('Enter');
  await expect.poll(captions).toEqual(before);
  await expect(button('Undo')).toBeFocused();
  await keyboard.press('Escape');
  await expect(button(`Edit ${before.at(-1)}`)).toBeFocused();
});

test('an enquiry is found, read, answered for, exported and deleted by the keyboard alone', async ({
  page,
  site,
}) => {
  const keys = page.keyboard;
  const enter = async (target: Locator) => {
    await tabTo(page, target);
    await keys.press('Enter');
  };
  const name = 'Kopila Keyboard';
  await seedEnquiries(site, [storedEnquiry(40_000, { name, company_id: 2 })]);

  await page.goto('/facetreesol/dashboard');
  await tabTo(page, page.getByLabel('Email'));
  await keys.type(ADMIN.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keys.type(ADMIN.password);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await enter(page.getByRole('link', { name: 'All enquiries' }));
  await expect(page.getByRole('heading', { name: 'Forms' })).toBeFocused();

  const opens = page.locator('tbody .open-enquiry');
  await expect(opens.first()).toBeVisible();
  await tabTo(page, page.getByRole('searchbox'));
  await keys.type('kopila');
  await expect(opens).toHaveText([name]);
  await tabTo(page, page.getByLabel('Company'));
  await keys.press('ArrowDown');
  await expect(page.getByText('No submission fits this filter.')).toBeVisible();
  await keys.press('ArrowDown');
  await expect(opens).toHaveText([name]);
  await expect(page.getByText('1 submission', { exact: true })).toBeVisible();

  await enter(opens);
  const pane = page.getByRole('dialog');
  await expect(pane.getByRole('heading', { name })).toBeFocused();
  await expect(pane.getByLabel('Read')).toBeChecked();
  await tabTo(page, pane.getByLabel('Read'));
  await keys.press('ArrowRight');
  await expect(pane.getByLabel('Replied')).toBeChecked();
  await tabTo(page, pane.getByLabel('Notes'));
  await keys.type('Asked for the timetable.');
  await keys.press('Control+Enter');
  await expect(pane.getByText('Saved.')).toBeVisible();
  await keys.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(opens).toBeFocused();
  await expect(row(page, name)).toContainText('Replied');

  const download = page.waitForEvent('download');
  await enter(page.getByRole('button', { name: 'Export CSV' }));
  expect((await download).suggestedFilename()).toMatch(/^submissions-it-/);
  page.once('dialog', (dialog) => dialog.accept());
  await enter(page.getByRole('button', { name: `Delete the submission of ${name}` }));
  await expect(page.getByText(`Deleted the submission of ${name}.`)).toBeVisible();
  await enter(page.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/facetreesol\/login$/);
});
