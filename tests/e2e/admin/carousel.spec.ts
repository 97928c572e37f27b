import type { Locator, Page } from '@playwright/test';
import type { CarouselItem } from '../../../src/domain/carousel-item.ts';
import { letterOf } from '../../../src/domain/testimonial.ts';
import { BRANDS, chosenPicture, openAdmin, tagsOf } from '../support/admin.ts';
import { expect, type Site, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

const cards = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const captions = (page: Page, name: string) => cards(page, name).locator('.card-body p').allTextContents();
const listed = async (site: Site, company: string): Promise<CarouselItem[]> =>
  (await fetch(`${site.url}/api/carousel/${company}`)).json();
const stored = async (site: Site, company: string) =>
  (await listed(site, company)).map(({ caption }) => caption);
const later = (card: Locator) => card.getByRole('button', { name: /^Move later/ });
const earlier = (card: Locator) => card.getByRole('button', { name: /^Move earlier/ });

test.use({ actionTimeout: 10_000 });

/** Opens a page as a visitor and waits until its carousel shows these captions in this order. */
async function expectVisitorSees(page: Page, home: string, wanted: string[]): Promise<void> {
  await withoutPopup(page);
  await page.goto(home);
  const items = page.locator('.carousel figcaption');
  await items.first().scrollIntoViewIfNeeded();
  // Visitors see a letter: the quote, who wrote it, and about what.
  const letters = wanted.map(letterOf).map(({ quote, name, about }) => `${quote}${name}${about}`);
  await expect(items).toHaveText(letters);
}

/** The site is shared: its pictures are left in the order they were found in. */
const found = new Map<string, string[]>();
test.beforeAll(async ({ site }) => {
  for (const { company } of BRANDS)
    found.set(
      company,
      (await listed(site, company)).map(({ id }) => id),
    );
});
test.afterAll(async ({ site }) => {
  for (const [company, ids] of found) {
    const answer = await fetch(`${site.url}/api/carousel/order`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ company_id: Number(company), ids }),
    });
    expect(answer.status).toBe(200);
  }
});

for (const { company, name, home } of BRANDS) {
  test(`${name}: pictures are put in order by keyboard, and visitors see it`, {
    tag: tagsOf(company, '1'),
  }, async ({ browser, page, site }) => {
    await openAdmin(page, site, 'carousel');
    await expect(cards(page, name).first()).toBeVisible();
    const before = await captions(page, name);
    const [first = '', second = '', third = ''] = before;
    await expect(earlier(cards(page, name).first())).toBeDisabled();
    await later(cards(page, name).first()).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page, name).nth(1).locator('.card-body p')).toHaveText(first);
    await expect(later(cards(page, name).nth(1))).toBeFocused();
    await page.keyboard.press('Enter');
    const wanted = [second, third, first, ...before.slice(3)];
    await expect.poll(() => captions(page, name)).toEqual(wanted);
    const said = page.getByRole('region', { name }).getByRole('status');
    await expect(said).toHaveText(`${first} is now 3 of ${before.length}.`);
    await expect.poll(() => stored(site, company)).toEqual(wanted);

    const visitor = await browser.newPage({ baseURL: site.url });
    await expectVisitorSees(visitor, home, wanted);
    await visitor.close();
    await page.reload();
    await expect(cards(page, name).first()).toBeVisible();
    expect(await captions(page, name)).toEqual(wanted);
  });
}

for (const width of [360, 1280]) {
  test(`a picture is dragged to another place, ${width} pixels wide`, {
    tag: width === 360 ? [] : ['@rest'],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAdmin(page, site, 'carousel');
    const { name, company } = BRANDS[1];
    await expect(cards(page, name).first()).toBeVisible();
    const [first = '', second = '', ...rest] = await captions(page, name);
    const handle = cards(page, name).first().locator('.drag-handle');
    // Cards have another height until the typeface has come.
    await page.evaluate(async () => void (await document.fonts.ready));
    // High enough for both places to be seen: at the edge of the window it would scroll by itself.
    await cards(page, name)
      .first()
      .evaluate((card) => card.scrollIntoView({ block: 'start' }));
    const from = await handle.boundingBox();
    const to = await cards(page, name).nth(1).boundingBox();
    if (!from || !to) throw new Error('Nothing to drag.');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    const target = width === 360 ? [to.x + 60, to.y + to.height * 0.6] : [to.x + to.width * 0.6, to.y + 60];
    await page.mouse.move(target[0] ?? 0, target[1] ?? 0, { steps: 8 });
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    await expect(page.locator('[data-drop]')).toHaveCount(1);
    await page.mouse.up();
    await expect.poll(() => captions(page, name)).toEqual([second, first, ...rest]);
    await expect.poll(() => stored(site, company)).toEqual([second, first, ...rest]);

    // Given up with Escape, nothing is moved.
    const again = await cards(page, name).first().locator('.drag-handle').boundingBox();
    if (!again) throw new Error('Nothing to drag.');
    await page.mouse.move(again.x + 5, again.y + 5);
    await page.mouse.down();
    await page.mouse.move(target[0] ?? 0, target[1] ?? 0, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await captions(page, name)).toEqual([second, first, ...rest]);
  });
}

test('an order that cannot be saved goes back, says so, and is tried again', async ({ page, site }) => {
  const name = BRANDS[0].name;
  await openAdmin(page, site, 'carousel');
  await expect(cards(page, name).first()).toBeVisible();
  const before = await captions(page, name);
  const wanted = [before[1], before[0], ...before.slice(2)];
  await page.route('**/api/carousel/order', (route) => route.abort(), { times: 1 });
  await later(cards(page, name).first()).click();
  await expect(page.getByRole('alert')).toContainText('Error saving carousel item: Network error.');
  expect(await captions(page, name)).toEqual(before);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => stored(site, BRANDS[0].company)).toEqual(wanted);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await captions(page, name)).toEqual(wanted);
});

for (const { company, name } of BRANDS) {
  test(`${name}: an item is added, changed and deleted`, {
    tag: tagsOf(company, '2'),
  }, async ({ page, site }) => {
    await openAdmin(page, site, 'carousel');
    await page.getByRole('button', { name: 'Add carousel item' }).click();
    await page.getByRole('button', { name: 'Save carousel item' }).click();
    await expect(page.getByText('Caption is required.')).toBeVisible();
    await expect(page.getByText('Image is required.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Discard chosen file' })).toHaveCount(0);
    await page.getByLabel('Caption').fill('A day at the lake');
    await page.getByLabel('Company').selectOption(company);
    await page.getByLabel('Image', { exact: true }).setInputFiles(await chosenPicture());
    await page.getByRole('button', { name: 'Save carousel item' }).click();
    const card = cards(page, name).filter({ hasText: 'A day at the lake' });
    await expect(card).toContainText(name);
    await expect(card.getByRole('img')).toHaveAttribute('alt', 'A day at the lake');
    expect((await stored(site, company)).at(-1)).toBe('A day at the lake');

    const picture = (await listed(site, company)).at(-1)?.image;
    await card.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Caption')).toHaveValue('A day at the lake');
    await expect(later(cards(page, name).first())).toBeDisabled();
    await page.getByLabel('Caption').fill('A night at the lake');
    await page.getByRole('button', { name: 'Save carousel item' }).click();
    const changed = cards(page, name).filter({ hasText: 'A night at the lake' });
    await expect(changed).toBeVisible();
    expect((await listed(site, company)).at(-1)).toMatchObject({
      caption: 'A night at the lake',
      image: picture,
    });

    await page.route(
      '**/api/carousel/*',
      (route) => route.fulfill({ status: 500, json: { message: 'No.' } }),
      {
        times: 1,
      },
    );
    page.once('dialog', (dialog) => dialog.accept());
    await changed.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText('Error deleting carousel item: No.');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(changed).toHaveCount(0);
    await expect(page.getByText('Deleted “A night at the lake”.')).toBeVisible();
    expect(await stored(site, company)).not.toContain('A night at the lake');
  });
}

test('a list that does not come is said, with Retry', async ({ page, site }) => {
  await page.route('**/api/carousel/1', (route) => route.abort(), { times: 1 });
  await openAdmin(page, site, 'carousel');
  await expect(page.getByRole('alert')).toContainText('Failed to load carousel data: Network error.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page, BRANDS[0].name).first()).toBeVisible();
});
