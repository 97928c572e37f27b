import type { Page } from '@playwright/test';
import { COLOURS, violations } from '../support/axe.ts';
import { openContactForm } from '../support/contact-form.ts';
import { test as base, expect } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

/** What the oldest browsers of `browserslist` lack, by a name that no browser knows. */
const UNKNOWN: [what: RegExp, instead: string][] = [
  [/light-dark\(/g, 'unknown-function('],
  [/color-mix\(/g, 'unknown-function('],
  [/:has\(/g, ':unknown('],
  [/:popover-open/g, ':unknown'],
  [/@view-transition/g, '@unknown'],
  [/@container/g, '@unknown'],
  [/ popover(?:target)?(?:="[^"]*")?/gi, ''],
  // The policy knows the styles by their digest.
  [/<meta http-equiv="content-security-policy"[^>]*>/g, ''],
];

const PAGES = ['/', '/it', '/it/courses', '/course/ielts-preparation', '/it/contact'];

/** Shows pages as an older browser does. What throws in one fails the test. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [AbortSignal, 'timeout'],
        [window, 'requestIdleCallback'],
        [HTMLDialogElement.prototype, 'showModal'],
        [HTMLElement.prototype, 'showPopover'],
      ] as const)
        Reflect.deleteProperty(owner, name);
    });
    await page.route(
      (url) => !/^\/api\/|\.(?!css)\w+$/.test(url.pathname),
      async (route) => {
        const answer = await route.fetch();
        const body = UNKNOWN.reduce(
          (text, [what, instead]) => text.replace(what, instead),
          await answer.text(),
        );
        await route.fulfill({ response: answer, body });
      },
    );
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(errors).toEqual([]);
  },
});

/** Whether an element stands out from what is behind it: by its ground or by its edge. */
const hasShape = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth, color } = getComputedStyle(element);
      const behind = getComputedStyle(document.documentElement).backgroundColor;
      const edge = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== color && borderTopColor;
      return [backgroundColor, edge].some(
        (found) => found && found !== behind && found !== 'rgba(0, 0, 0, 0)',
      );
    });

test('every kind of page can be read in both schemes, and its buttons and fields have a shape', async ({
  page,
}) => {
  await withoutPopup(page);
  for (const path of PAGES) {
    await page.goto(path);
    // The markup is that of every browser.
    expect(await violations(page, path, ['desk', 'phone'], COLOURS)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const selector of ['.button', 'main input'])
        if (await page.locator(selector).count())
          expect(await hasShape(page, selector), `${path}, ${selector}, ${colorScheme}`).toBe(true);
    }
  }
});

for (const path of ['/courses', '/it/courses']) {
  test(`the menu of ${path} stands below the name on a phone, and leads on`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const name = await page.locator('.site-header .brand').boundingBox();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const links = await menu.boundingBox();
    expect(links?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(190);
    await expect(page.locator('.menu-button')).toBeHidden();
    // The number is beside the name, and once in the header is enough.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call/ })).toHaveCount(1);
    await expect(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('without dialogs the home page comes without the welcome popup, and scrolls', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the course list is searched, and an enquiry is sent', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('searchbox').fill('ielts');
  await expect(page.getByRole('search').getByRole('status')).toContainText('1 of');
  const form = await openContactForm(page, '/contact');
  await form.fillIn();
  await form.submit.click();
  await expect(form.success).toBeVisible();
});
