import type { Page, Request } from '@playwright/test';
import content from '../../../data/brands/nameeducation.json' with { type: 'json' };
import { expect, test } from '../support/site.ts';

const { poster: image, alt, storage_key: KEY } = content.popup;
const PICTURES = `**${image}`;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Name Education' });
const stored = (page: Page) =>
  page.evaluate((key) => [localStorage.getItem(key), sessionStorage.getItem(key)], KEY);

/** Makes whoever looks a new visitor. */
const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** Gives the home page as it is built with another storage key, or with none: every visit. */
async function buildWith(page: Page, key: string | null): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const value = JSON.stringify(key).replaceAll('"', '&quot;');
    const changed = html.replaceAll(`&quot;${KEY}&quot;`, value);
    expect(html.split(KEY)).toHaveLength(3);
    await route.fulfill({ response: answer, body: changed });
  });
}

/** The scripts that a visit of a home page asks for. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  };
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  // Longer than a browser keeps back what waits for an idle moment.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300), { timeout: 1000 })),
  );
  page.off('request', note);
  return scripts;
}

const CLOSERS: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => popup(page).getByRole('button', { name: 'Close' }).click(),
  'a click beside it': (page) => page.mouse.click(5, 5),
  Escape: (page) => page.keyboard.press('Escape'),
};

test('a click on the picture does not close it; its button, a click beside it and Escape do, and both storages know it', {
  tag: '@translated',
}, async ({ page }) => {
  for (const [name, close] of Object.entries(CLOSERS)) {
    await test.step(name, async () => {
      await page.goto('/');
      await popup(page).getByRole('img', { name: alt }).click();
      await expect(popup(page)).toBeVisible();
      expect(await stored(page)).toEqual([null, null]);
      await close(page);
      await expect(popup(page)).toBeHidden();
      await expect.poll(() => stored(page)).toEqual(['true', 'true']);
      await forget(page);
    });
  }
});

test('it is modal: nothing behind it scrolls or takes the focus, and the keyboard goes on where it was', async ({
  page,
}) => {
  await page.goto('/');
  await expect(popup(page)).toBeFocused();
  await expect(page.locator('.popup:modal')).toBeVisible();
  await page.keyboard.press('Tab');
  const button = popup(page).getByRole('button', { name: 'Close' });
  await expect(button).toBeFocused();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  const behind = page.locator('body :focus:not(.popup *)');
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(behind).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Explore Courses' }).first().focus();
  await expect(behind).toHaveCount(0);

  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('End');
  // Longer than a page takes to scroll.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await expect.poll(overflow).not.toBe('hidden');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the page counts as painted before it, by what the field measures', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await expect(popup(page).getByRole('img')).toBeVisible();
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
            resolve(last.element?.localName);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  // Longer than it takes to appear.
  await page.waitForTimeout(1000);
  expect(await largest()).toBe('h1');
});

test('its code comes for a new visitor, once, and never with a dismissal in one storage alone, nor to the IT home', async ({
  page,
}) => {
  // Low enough for the carousel, the other island, to be out of view.
  await page.setViewportSize({ width: 1280, height: 300 });
  // A build on React leaves what every page runs in files that parts of it share.
  const ofEveryPage = await scriptsOf(page, '/about');
  const codeOn = async (path: string) =>
    (await scriptsOf(page, path)).filter((url) => !ofEveryPage.includes(url));
  expect(await codeOn('/it')).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    await forget(page);
    await page.evaluate(([name, key]) => window[name].setItem(key, 'true'), [storage, KEY] as const);
    expect(await codeOn('/'), storage).toEqual([]);
    await expect(popup(page)).toHaveCount(0);
  }
  await forget(page);
  expect((await codeOn('/')).filter((url) => url.includes('WelcomePopup'))).toHaveLength(1);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  expect(await codeOn('/')).toEqual([]);
  await expect(popup(page)).toHaveCount(0);
});

test('the content file decides whether it comes back at each visit, and where the dismissal is kept', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), KEY);
  await buildWith(page, null);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect.poll(() => stored(page)).toEqual(['true', null]);
  }
  await page.unroute('/');
  await buildWith(page, 'admission-2027');
  await page.goto('/');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('admission-2027'))).toBe('true');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(popup(page)).toHaveCount(0);
});

test('it opens with its picture, never as an empty box', async ({ page }) => {
  const { promise: later, resolve: release } = Promise.withResolvers<void>();
  let asked = false;
  await page.route(PICTURES, async (route) => {
    asked = true;
    await later;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked).toBe(true);
  await page.waitForTimeout(500);
  await expect(popup(page)).toBeHidden();
  release();
  await expect(popup(page).getByRole('img', { name: alt })).toBeVisible();
});

test('it stays away from a visitor whose network takes too long over it, until the next visit', async ({
  page,
}) => {
  await page.clock.install();
  let asked = false;
  await page.route(PICTURES, () => {
    asked = true;
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked).toBe(true);
  await page.clock.runFor(10_000);
  await expect(page.locator('.popup')).toHaveCount(0);
  expect(await stored(page)).toEqual([null, null]);
  await page.unroute(PICTURES);
  await page.reload();
  await expect(popup(page)).toBeVisible();
});

test('it opens without its style sheet, too; the logo stands in for a picture that does not load; and it closes', {
  tag: '@translated',
}, async ({ page }) => {
  const close = async () => {
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
  };
  await page.route('**/_astro/popup.*.css', (route) => route.abort());
  await page.goto('/');
  await expect(popup(page).getByRole('img', { name: alt })).toBeVisible();
  await close();
  await page.unrouteAll();
  await forget(page);

  await page.route(PICTURES, (route) => route.abort());
  await page.goto('/');
  await expect(popup(page).locator('svg.logo')).toBeVisible();
  await expect(popup(page).getByText('Name Education')).toBeVisible();
  await expect(popup(page).getByRole('img', { name: alt })).toHaveCount(0);
  await close();
});

test('a browser that blocks storage shows it and lets it be closed', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  await page.goto('/');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  expect(errors).toEqual([]);
});
