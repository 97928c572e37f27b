import { names, openForms, pane, stored } from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

test.use({ actionTimeout: 10_000 });

test.beforeEach(openForms);

test('deletes after asking, and shows a failure with Retry', async ({ page, site }) => {
  const remove = page.getByRole('button', { name: 'Delete the submission of Mina Rai' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(names(page)).toHaveCount(3);

  await page.route('**/api/forms/*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }), {
    times: 1,
  });
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await expect(page.getByRole('alert')).toContainText('Error deleting form submission: No.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Deleted the submission of Mina Rai.')).toBeVisible();
  await expect(names(page)).toHaveText(['Asha Gurung', 'Bikash Thapa']);
  expect(await stored(site, 'Mina Rai')).toBeUndefined();
});

test('on a phone what can be done with those selected stays in sight, and the state of publishing takes little of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.getByRole('checkbox', { name: 'Select the submission of Bikash Thapa' }).check();
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByRole('row', { name: 'Bikash Thapa' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Delete selected' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Set status' })).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  // Two lines, where a build has failed and the reason is long.
  expect(bar?.height).toBeLessThan(80);
});

test('deletes many at once after asking, by keyboard too, and takes all of it back', async ({
  page,
  site,
}) => {
  const all = page.getByRole('checkbox', { name: 'Select all shown' });
  await page.getByRole('checkbox', { name: 'Select the submission of Asha Gurung' }).check();
  await expect(pane(page)).toHaveCount(0);
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await page.getByLabel('Company').selectOption('education');
  await expect(page.getByText('1 selected')).toBeHidden();
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete selected' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await remove.click();
  await expect(names(page)).toHaveText(['Mina Rai', 'Bikash Thapa']);
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await expect(page.getByText('Deleted 2 submissions.')).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  expect(await stored(site, 'Mina Rai')).toBeUndefined();
  expect(await stored(site, 'Asha Gurung')).toBeDefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Brought back 2 submissions.')).toBeVisible();
  await expect(names(page)).toHaveText(['Mina Rai', 'Bikash Thapa']);
});
