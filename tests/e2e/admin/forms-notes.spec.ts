import { open, openForms, pane, stored } from '../support/forms.ts';
import { expect, type Site, test } from '../support/site.ts';

test.use({ actionTimeout: 10_000 });

test.beforeEach(openForms);

const writeNotes = async (site: Site, name: string, notes: string) => {
  const id = (await stored(site, name))?.id;
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  const answer = await fetch(`${site.url}/api/forms/${id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ notes }),
  });
  expect(answer.status).toBe(200);
};

test('shows the notes of somebody else who was quicker, and saves what is made of both', async ({
  page,
  site,
}) => {
  await open(page, 'Bikash Thapa');
  await pane(page).getByLabel('Notes').fill('Wants the evening class.');
  await writeNotes(site, 'Bikash Thapa', 'Called, no answer.');
  await pane(page).getByRole('button', { name: 'Save notes' }).click();
  const theirs = pane(page).getByRole('region', { name: 'Somebody else changed these notes meanwhile' });
  await expect(theirs.getByRole('heading')).toBeFocused();
  await expect(theirs).toContainText('Called, no answer.');
  await expect(pane(page).getByLabel('Your notes')).toHaveValue('Wants the evening class.');
  expect((await stored(site, 'Bikash Thapa'))?.notes).toBe('Called, no answer.');

  // Once more while both are looked at: that is no licence to overwrite what was not seen.
  await writeNotes(site, 'Bikash Thapa', 'Called, comes on Sunday.');
  await pane(page).getByRole('button', { name: 'Save in place of theirs' }).click();
  await expect(theirs).toContainText('Called, comes on Sunday.');
  await theirs.getByRole('button', { name: 'Add theirs to mine' }).click();
  const both = 'Called, comes on Sunday.\n\nWants the evening class.';
  await expect(pane(page).getByLabel('Your notes')).toHaveValue(both);
  await pane(page).getByRole('button', { name: 'Save in place of theirs' }).click();
  await expect(pane(page).getByText('Saved.')).toBeVisible();
  await expect(theirs).toHaveCount(0);
  expect((await stored(site, 'Bikash Thapa'))?.notes).toBe(both);

  await pane(page).getByLabel('Notes').fill('Mine is worse.');
  await writeNotes(site, 'Bikash Thapa', 'Paid.');
  await page.keyboard.press('Control+Enter');
  await theirs.getByRole('button', { name: 'Take theirs' }).click();
  await expect(pane(page).getByLabel('Notes')).toHaveValue('Paid.');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
});

test('saves notes whose enquiry was only marked by somebody else, without asking', async ({ page, site }) => {
  await open(page, 'Bikash Thapa');
  await pane(page).getByLabel('Notes').fill('Mine.');
  let before = true;
  // Between the reading and the writing of the save.
  await page.route('**/api/forms/*', async (route) => {
    if (before && route.request().method() === 'PUT') {
      before = false;
      const headers = { ...route.request().headers(), 'if-match': '*' };
      await page.request.put(route.request().url(), { headers, data: { state: 'replied' } });
    }
    await route.continue();
  });
  await pane(page).getByRole('button', { name: 'Save notes' }).click();
  await expect(pane(page).getByText('Saved.')).toBeVisible();
  expect(await stored(site, 'Bikash Thapa')).toMatchObject({ state: 'replied', notes: 'Mine.' });
});
