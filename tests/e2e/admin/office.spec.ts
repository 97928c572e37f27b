import type { Locator, Page } from '@playwright/test';
import { toBikramSambat } from '../../../src/domain/bikram-sambat.ts';
import { addDays, weekday } from '../../../src/domain/dates.ts';
import { dayInNepal } from '../../../src/domain/nepal.ts';
import { WEEKDAYS } from '../../../src/domain/opening-hours.ts';
import { sectionPath } from '../../../src/paths.ts';
import { chosenPicture, openAdmin } from '../support/admin.ts';
import { saveAll } from '../support/page-editor.ts';
import { expect, remove, type Site, test } from '../support/site.ts';
import { newVisitor } from '../support/visitor.ts';

/** What the office says of itself as data: when it is open, and what its popup shows. Visitors see it without a build. */

const SOON_MS = 5000;
/** The form of a section, as a link leads to it. */
async function openSection(page: Page, site: Site, id: string): Promise<Locator> {
  await openAdmin(page, site, `pages?edit=${id}`);
  return page.locator('.section-panel[open]');
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
  const visitor = await newVisitor(page, site, '/contact');
  await expect(visitor.getByText('Open now', { exact: true })).toBeVisible({ timeout: SOON_MS });

  const today = dayInNepal(new Date());
  const bs = toBikramSambat(today);
  const form = await openSection(page, site, '1.contact.hours');
  await expect(form.getByText('This changes the pages of Name Education only.')).toBeVisible();
  await form.getByRole('button', { name: 'Add days to Closed or otherwise on these days' }).click();
  await form.getByLabel('What it is').fill('Dashain');
  await form.getByLabel('First day, Nepali calendar').fill(`${bs?.year}-${bs?.month}-${bs?.day}`);
  await expect(form.getByLabel('First day', { exact: true })).toHaveValue(today);
  await saveAll(page, 'Opening hours');

  await visitor.goto('/contact');
  const tomorrow = weekday(addDays(today, 1));
  await expect(visitor.getByText(`Closed, opens ${tomorrow} 12:00 AM`)).toBeVisible({ timeout: SOON_MS });
  await expect(visitor.getByText('Dashain: Closed')).toBeVisible();
  await visitor.goto('/it/contact');
  await expect(visitor.getByText('Business Hours')).toBeVisible();
  await expect(visitor.getByText('Dashain')).toHaveCount(0);

  await expect(form.getByText('Name IT Education has not been told of these days: Dashain.')).toBeVisible();
  await form.getByRole('button', { name: 'The same for Name IT Education' }).click();
  await expect(form.getByText('has not been told')).toHaveCount(0);
  await visitor.goto('/it/contact');
  await expect(visitor.getByText('Dashain: Closed')).toBeVisible({ timeout: SOON_MS });
  await visitor.context().close();
  for (const id of ['1.contact.hours', '2.contact.hours']) await remove(site, sectionPath(id));
});

test('another picture in the popup is seen once by who has closed the one before', async ({ page, site }) => {
  const visitor = await newVisitor(page, site, '/');
  const popup = visitor.getByRole('dialog', { name: 'Welcome to Name Education' });
  const close = () => popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup.getByRole('img')).toHaveAttribute('src', '/welcome.svg');
  await close();

  const form = await openSection(page, site, '1.home.popup');
  await form.getByLabel('Picture', { exact: true }).setInputFiles(await chosenPicture());
  await form.getByLabel('What it shows').fill('A lamp of Tihar');
  await saveAll(page, 'Welcome popup');

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
