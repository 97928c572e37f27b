import type { Page } from '@playwright/test';
import { MISSING_PAGES, PUBLIC_PAGES } from '../../support/pages.ts';
import { overflow } from '../support/layout.ts';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

const PAGES = [...PUBLIC_PAGES, ...MISSING_PAGES];
const KINDS = ['/', '/it/about', '/it/courses', '/course/ielts-preparation', '/contact', '/nope'];
/** What WCAG 1.4.12 has a text bear. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

/** As a reader's own style sheet would: the policy of the page lets no style element in. */
const spread = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
/** A window of 1280 by 800 pixels at 400 % zoom, and at 200 %. */
const ZOOMED = { '400 %': { width: 320, height: 200 }, '200 %': { width: 640, height: 400 } };
const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name = '', of]) => getComputedStyle(element, of).getPropertyValue(name),
      [property, pseudo],
    );

test.beforeEach(({ page }) => withoutPopup(page));

for (const { of, tag, javaScriptEnabled, paths } of [
  { of: 'any page', tag: [], javaScriptEnabled: true, paths: PAGES },
  { of: 'a page of each kind without JavaScript', tag: [], javaScriptEnabled: false, paths: KINDS },
  { of: 'any page without JavaScript', tag: ['@rest'], javaScriptEnabled: false, paths: PAGES },
]) {
  test.describe(of, () => {
    test.use({ javaScriptEnabled });
    test('does not scroll sideways where it is zoomed, not with wider spacing of the text either', {
      tag,
    }, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        for (const [zoom, size] of Object.entries(ZOOMED)) {
          await page.setViewportSize(size);
          expect(await overflow(page), `${path}, ${zoom}`).toBe(0);
        }
        await spread(page);
        for (const [zoom, size] of Object.entries(ZOOMED)) {
          await page.setViewportSize(size);
          expect(await overflow(page), `${path}, ${zoom}, spaced`).toBe(0);
        }
      }
    });
  });
}

test('the header has a way to call at each width, and a small phone shows the way on from a page that is not there', async ({
  page,
}) => {
  await page.goto('/nope');
  for (const width of [360, 768, 1000, 1150, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    const call = page.getByRole('banner').getByRole('link', { name: /^Call \+977/ });
    await expect(call, `${width} px`).toBeVisible();
    const box = await call.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeInViewport({ ratio: 1 });
});

test('nothing moves for a visitor who wants it still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/it']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    await page.locator('.carousel').scrollIntoViewIfNeeded();
    await expect(page.locator('.carousel').getByRole('button', { name: /play|start/i })).toBeVisible();
  }
});

test('with colours of the system, the current page, buttons and badges keep a shape', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/courses');
  const line = (selector: string) => styleOf(page, selector, 'text-decoration-line');
  const current = await line('.site-menu nav a[aria-current]');
  expect(current).not.toBe(await line('.site-menu nav a:not([aria-current])'));
  for (const selector of ['.button', '.badge', '.field input', '.course-card']) {
    expect(
      Number.parseFloat(await styleOf(page, selector, 'border-block-start-width')),
      selector,
    ).toBeGreaterThan(0);
  }
  await page.keyboard.press('Tab');
  expect(await styleOf(page, '.skip-link', 'outline-style')).toBe('solid');
});

test('a printed course page is dark on white, without what can only be pressed', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const [path, ink] of [
    ['/course/ielts-preparation', 'rgb(35, 28, 22)'],
    ['/it/course/mern-stack-web-development', 'rgb(19, 26, 43)'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const gone of ['.site-menu', '.menu-button', '.enrol', '.course-card-actions', '.socials']) {
      for (const element of await page.locator(gone).all()) await expect(element).toBeHidden();
    }
    await expect(page.getByRole('contentinfo').getByText('+977')).toBeVisible();
    expect(await styleOf(page, 'html', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await styleOf(page, '.course-description p', 'color')).toBe(ink);
  }
});

test('the figures of a home can be read on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const [path, ink, soft] of [
    ['/', 'rgb(163, 35, 32)', 'rgb(93, 81, 69)'],
    ['/it', 'rgb(38, 82, 164)', 'rgb(74, 83, 104)'],
  ] as const) {
    await page.goto(path);
    expect(await styleOf(page, '.figures dd', 'color')).toBe(ink);
    expect(await styleOf(page, '.figures dt', 'color')).toBe(soft);
  }
});

test('printing the contact page opens every answer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/it/contact');
  for (const answer of await page.locator('.disclosures p').all()) await expect(answer).toBeVisible();
});
