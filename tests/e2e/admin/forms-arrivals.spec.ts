import type { Page } from '@playwright/test';
import { seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { names, open, openForms, pane } from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

test.use({ actionTimeout: 10_000 });

test.beforeEach(openForms);

/** Stops the clock of the list. @returns how often it has been asked for since */
async function countAsked(page: Page): Promise<() => number> {
  await page.clock.install();
  await page.reload();
  await expect(names(page)).toHaveCount(3);
  let asked = 0;
  await page.route('**/api/forms?*', (route) => {
    asked += 1;
    return route.continue();
  });
  return () => asked;
}

test('tells of what has come, moves nothing, and asks for it seldom', async ({ page, site }) => {
  const asked = await countAsked(page);
  const show = page.getByRole('button', { name: 'new submission' });
  const come = (number: number, name: string, more = {}) =>
    seedEnquiries(site, [storedEnquiry(-number, { name, company_id: 1, ...more })]);

  await page.getByRole('checkbox', { name: 'Select the submission of Asha Gurung' }).check();
  await open(page, 'Bikash Thapa');
  await pane(page).getByLabel('Notes').fill('Not saved yet');
  await come(1, 'Sita Late');
  await come(2, 'Buy Links', { spam: true });
  await page.clock.fastForward('01:50');
  expect(asked()).toBe(0);
  const before = await names(page).first().boundingBox();
  await page.clock.fastForward('00:20');
  await expect(show).toHaveText('Show 1 new submission');
  expect(asked()).toBe(1);
  await expect(names(page)).toHaveText(['Mina Rai', 'Asha Gurung', 'Bikash Thapa']);
  expect(await names(page).first().boundingBox()).toEqual(before);
  await expect(pane(page).getByLabel('Notes')).toHaveValue('Not saved yet');
  await expect(pane(page).getByLabel('Notes')).toBeFocused();
  await expect(page.getByText('1 selected')).toBeVisible();

  // Nobody looks at it.
  const look = (visibility: 'hidden' | 'visible') =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'visibilityState', { value: is, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await look('hidden');
  await page.clock.runFor('10:00');
  expect(asked()).toBe(1);
  await page.getByLabel('Company').selectOption('it');
  await expect(show).toHaveCount(0);
  await page.getByLabel('Company').selectOption('all');

  await show.click();
  await expect(names(page)).toHaveText(['Sita Late', 'Mina Rai', 'Asha Gurung', 'Bikash Thapa']);
  await expect(names(page).first()).toBeFocused();
  await expect(show).toHaveCount(0);
  await expect(pane(page).getByLabel('Notes')).toHaveValue('Not saved yet');
  await expect(page.getByRole('checkbox', { name: 'Select the submission of Asha Gurung' })).toBeChecked();
});

test('asks for nothing more once the session has ended', async ({ page }) => {
  const asked = await countAsked(page);
  // The minute until it asks again begins with this answer.
  await expect(page.locator('.publish-state[data-state]')).toBeVisible();
  await page.route('**/api/status', (route) => route.fulfill({ status: 401, json: { message: 'Ended.' } }));
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await page.clock.runFor('10:00');
  expect(asked()).toBe(0);
});
