import type { Page } from '@playwright/test';
import { toBikramSambat } from '../../../src/domain/bikram-sambat.ts';
import { addDays, weekday } from '../../../src/domain/dates.ts';
import { dayInNepal } from '../../../src/domain/nepal.ts';
import { WEEKDAYS } from '../../../src/domain/opening-hours.ts';
import { chosenPicture, openAdmin } from '../support/admin.ts';
import { expect, remove, type Site, test } from '../support/site.ts';

/** What the office says of itself as data: when it is open, and what its popup shows. Visitors see it without a build. */

const SOON_MS = 5000;
const sectionPath = (id: string) => `/api/records/sections/${id}`;
const saveForm = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Save section' }).click();
  await expect(page.getByText(`Saved “${name}”.`)).toBeVisible();
};
/** A page of somebody who has never been here. */
async function visit(page: Page, site: Site, path: string): Promise<Page> {
  const visitor = await page.context().browser()?.newContext({ baseURL: site.url });
  const fresh = await visitor?.newPage();
  if (!fresh) throw new Error('There is no browser.');
  await fresh.goto(path);
  return fresh;
}

test('the office closes for Dashain by a day of Bikram Sambat, and the contact page says so at once', async ({
  page,
  site,
}) => {
  const always = Object.fromEntries(WEEKDAYS.map((day) => [day, { open: '00:00', close: '00:00' }]));
  await fetch(site.url + sectionPath('1.contact.hours'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await site.token()}` },
    body: JSON.stringify({ week: always }),
  });
  const visitor = await visit(page, site, '/contact');
  await expect(visitor.getByText('Open now', { exact: true })).toBeVisible({ timeout: SOON_MS });

  const today = dayInNepal(new Date());
  const bs = toBikramSambat(today);
  await openAdmin(page, site, 'sections?edit=1.contact.hours');
  await page.getByRole('button', { name: 'Add to Closed or otherwise on these days' }).click();
  await page.getByLabel('What it is').fill('Dashain');
  await page.getByLabel('First day, Nepali calendar').fill(`${bs?.year}-${bs?.month}-${bs?.day}`);
  await expect(page.getByLabel('First day', { exact: true })).toHaveValue(today);
  await saveForm(page, 'Contact: Opening hours');

  await visitor.goto('/contact');
  const tomorrow = weekday(addDays(today, 1));
  await expect(visitor.getByText(`Closed, opens ${tomorrow} 12:00 AM`)).toBeVisible({ timeout: SOON_MS });
  await expect(visitor.getByText('Dashain: Closed')).toBeVisible();
  await visitor.goto('/it/contact');
  await expect(visitor.getByText('Business Hours')).toBeVisible();
  await expect(visitor.getByText('Dashain')).toHaveCount(0);
  await visitor.context().close();
  await remove(site, sectionPath('1.contact.hours'));
});

test('another picture in the popup is seen once by who has closed the one before', async ({ page, site }) => {
  const visitor = await visit(page, site, '/');
  const popup = visitor.getByRole('dialog', { name: 'Welcome to Name Education' });
  const close = () => popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup.getByRole('img')).toHaveAttribute('src', '/welcome.svg');
  await close();

  await openAdmin(page, site, 'sections?edit=1.home.popup');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await chosenPicture());
  await page.getByLabel('What it shows').fill('A lamp of Tihar');
  await saveForm(page, 'Home: Welcome popup');

  await visitor.reload();
  await expect(popup.getByRole('img', { name: 'A lamp of Tihar' })).toBeVisible({ timeout: SOON_MS });
  await expect(popup.getByRole('img')).toHaveCount(1);
  await close();
  const asked = visitor.waitForResponse('**/records/sections/1.home.popup');
  await visitor.reload();
  await asked;
  await expect(visitor.locator('html')).toHaveAttribute('data-stale', /section\/1\.home\.popup/);
  await expect(popup).toHaveCount(0);
  await visitor.context().close();
  await remove(site, sectionPath('1.home.popup'));
});
