import type { Page, Route } from '@playwright/test';
import { openAdmin } from '../support/admin.ts';
import { overflow } from '../support/layout.ts';
import { expect, remove, save, testEmpty as test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

// One worker for all of them, since each would open a site of its own.
test.describe.configure({ mode: 'default' });

const REVISION = '**/api/revision';
const FRAGMENTS = '**/api/fragments/**';
const PAGES = '**/api/page?**';
const LISTS = {
  '/courses': 'No courses available at the moment.',
  '/it/courses': 'No IT courses available at the moment.',
  '/': 'No courses available at the moment.',
  '/it': 'No courses available at the moment.',
};
const region = (page: Page) => page.locator('[data-fresh][data-loading]');
const changed = (route: Route) => route.fulfill({ json: { revision: 'another one', since: {} } });

/** Holds the answers of an address back until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

for (const [path, empty] of Object.entries(LISTS)) {
  test(`${path} without courses says that it looks, that there are none, and when that cannot be known`, async ({
    page,
  }) => {
    await withoutPopup(page);
    let release = await hold(page, REVISION);
    await page.goto(path);
    await expect(region(page).getByRole('status')).toHaveText('Loading courses...');
    release();
    await expect(region(page)).toContainText(empty);

    await page.unroute(REVISION);
    await page.route(REVISION, (route) => route.abort());
    await page.reload();
    await expect(region(page).getByRole('alert')).toHaveText('Failed to load courses');

    await page.unroute(REVISION);
    await page.route(REVISION, changed);
    // The page as a whole brings the list as well.
    for (const address of [FRAGMENTS, PAGES])
      await page.route(address, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(region(page).getByRole('alert')).toHaveText('Failed to load courses');
    await page.unroute(FRAGMENTS);
    release = await hold(page, FRAGMENTS);
    await page.reload();
    await expect(region(page)).toHaveText('Loading courses...');
    release();
    await expect(region(page)).toContainText(empty);
  });
}

test('an empty catalogue has nothing to search, and an empty carousel of the admin says so', async ({
  page,
  site,
}) => {
  await page.goto('/courses?q=english');
  await expect(page.getByText(LISTS['/courses'])).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByText('We found no course for')).toBeHidden();
  await openAdmin(page, site, 'carousel');
  await expect(page.getByText('No carousel items found.')).toBeVisible();
});

for (const [path, company] of [
  ['/', 1],
  ['/it', 2],
] as const) {
  test(`the carousel of ${path} says that it loads, that it cannot, and that it has nothing`, async ({
    page,
  }) => {
    await withoutPopup(page);
    const title = page.getByRole('heading', { name: /Students Say|Student Success/ });
    const carousel = page.locator('section', { has: title });
    const api = `**/api/carousel/${company}`;
    const release = await hold(page, api);
    await page.goto(path);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('status')).toHaveText('Loading...');
    release();
    await expect(carousel.getByText('No images to display')).toBeVisible();
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await page.unroute(api);

    await page.route(api, (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('alert')).toHaveText('Failed to load carousel data');
    await expect(carousel.getByText('No images to display')).toBeVisible();
  });
}

const MARKUP = '<b onmouseover="alert(1)">Bold</b><script>alert(2)</script>';
const ODD: Record<string, Record<string, string>> = {
  'a title of three hundred letters, a description of one word and nothing else': {
    title: 'Wirtschaftsinformatik'.padEnd(300, 'abcdefghij'),
    description: 'Everything',
  },
  'markup in every field': {
    title: MARKUP,
    description: `${MARKUP}\n\n${MARKUP}\n\n<img src=x onerror="alert(3)">`,
    duration: '<i>8 weeks</i>',
    instructor: MARKUP,
  },
};
for (const [name, fields] of Object.entries(ODD)) {
  test(`a course with ${name} fits a phone and is shown as text`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
    const created = await save(site, 'POST', '/api/courses', { ...fields, company_id: '2' });
    const { id } = await created.json();
    await withoutPopup(page);
    for (const path of [`/it/course/${id}`, `/course/${id}`, '/it/courses', '/it']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: fields.title, exact: true })).toBeVisible();
      for (const text of Object.values(fields)) {
        await expect(page.getByText(text.split('\n')[0] ?? '').first()).toBeAttached();
      }
      expect(await page.locator('[data-fresh] :is(b, i, [onerror], [onmouseover])').count()).toBe(0);
      expect(await overflow(page)).toBe(0);
    }
    await remove(site, `/api/courses/${id}`);
  });
}
