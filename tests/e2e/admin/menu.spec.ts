import { clearEnquiries, seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { openAdmin } from '../support/admin.ts';
import { expect, test } from '../support/site.ts';

test('on a phone four sections are at hand, and the others open above them', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAdmin(page, site, 'courses');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Courses', 'Carousel', 'Forms']);
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await menu.getByRole('button', { name: 'More' }).click();
  const history = menu.getByRole('link', { name: 'History' });
  await expect(history).toBeInViewport({ ratio: 1 });
  await history.click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(history).toBeHidden();

  await menu.getByRole('button', { name: 'More' }).click();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(history).toBeVisible();
  await expect(menu.getByRole('button', { name: 'More' })).toBeHidden();
});

test('the menu says how many enquiries wait, as far as is known, and asks for none itself', async ({
  page,
  site,
}) => {
  await clearEnquiries(site);
  await seedEnquiries(site, [storedEnquiry(0), storedEnquiry(1), storedEnquiry(2, { state: 'replied' })]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAdmin(page, site, 'courses');
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const forms = menu.getByRole('link', { name: 'Forms', exact: true });
  await expect(forms).toHaveAccessibleDescription('');
  expect(asked).not.toContain('/api/forms');
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(forms).toHaveAccessibleDescription('2 unanswered');
  asked.length = 0;
  await menu.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(forms).toHaveAccessibleDescription('2 unanswered');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(forms).toHaveAccessibleDescription('2 unanswered');
  expect(asked).not.toContain('/api/forms');
});

test('the menu marks the section that a screen is reached from', async ({ page, site }) => {
  await openAdmin(page, site, 'templates');
  await expect(page.getByRole('navigation', { name: 'Admin' }).locator('.active')).toHaveText('Forms');
});

test('the field of a picture lights up while a file is held over it', async ({ page, site }) => {
  await openAdmin(page, site, 'courses');
  await page.getByRole('button', { name: 'Add course' }).first().click();
  const field = page.locator('input[type=file][name=image]');
  const border = () => field.evaluate((element) => getComputedStyle(element).borderColor);
  const before = await border();
  await field.dispatchEvent('dragenter');
  await expect.poll(border).not.toBe(before);
  await field.dispatchEvent('dragleave');
  await expect.poll(border).toBe(before);
});
