import type { Locator, Page } from '@playwright/test';
import { letterOf } from '../../../src/domain/testimonial.ts';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

const START = new Date('2026-03-01T10:00:00Z');

interface Shown {
  carousel: Locator;
  button(name: string): Locator;
  /** The slide that is shown, counted from 1, and no other. */
  shows(number: number): Promise<void>;
  /** Whether it moves on by itself: a screen reader is told of slides only while it does not. */
  runs(yes: boolean): Promise<void>;
  /** Lets the page's clock, which stands still otherwise, go on. */
  wait(ms: number): Promise<void>;
}

/** Frames go on while the clock stands still, and what is meant for the next moment happens: pages paint with both. */
async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = {
      requestAnimationFrame: requestAnimationFrame.bind(window),
      cancelAnimationFrame: cancelAnimationFrame.bind(window),
      setTimeout: setTimeout.bind(window),
      clearTimeout: clearTimeout.bind(window),
    };
    Object.assign(window, { running });
  });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await page.addInitScript((soon) => {
    const { running } = window as unknown as { running: typeof window };
    const stopped = { setTimeout: setTimeout.bind(window), clearTimeout: clearTimeout.bind(window) };
    const begun = new Set<number>();
    Object.assign(window, {
      requestAnimationFrame: running.requestAnimationFrame,
      cancelAnimationFrame: running.cancelAnimationFrame,
      setTimeout(work: () => void, ms = 0) {
        if (ms > soon) return stopped.setTimeout(work, ms);
        const timer = running.setTimeout(work, ms);
        begun.add(timer);
        return timer;
      },
      clearTimeout: (timer: number) => (begun.delete(timer) ? running : stopped).clearTimeout(timer),
    });
  }, 100);
}

/** Lets effects begin: they wait for the next frame to be painted. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

/** Opens a home page with a clock that stands still, and waits until the carousel is alive and running. */
async function open(page: Page, path = '/'): Promise<Shown> {
  await withoutPopup(page);
  await stopClock(page);
  await page.goto(path);
  const carousel = page.locator('[aria-roledescription=carousel]');
  const button = (name: string) => carousel.getByRole('button', { name, exact: true });
  const shown: Shown = {
    carousel,
    button,
    shows: (number) =>
      expect(carousel.locator('figure[aria-hidden=false]')).toHaveAttribute('aria-label', `${number} of 5`),
    async runs(yes) {
      await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', yes ? 'off' : 'polite');
      await settle(page);
    },
    async wait(ms) {
      await page.clock.runFor(ms);
      await settle(page);
    },
  };
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
  return shown;
}

/** As `open`, running, with the pointer elsewhere. */
async function openRunning(page: Page, path = '/'): Promise<Shown> {
  const shown = await open(page, path);
  await expect(async () => {
    // A press may come before the carousel listens, and its effect late.
    if (await shown.button('Pause').isVisible()) await shown.button('Pause').click({ timeout: 2000 });
    await expect(shown.button('Play')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await shown.button('Play').click();
  await away(page);
  await shown.runs(true);
  return shown;
}

const away = (page: Page) => page.mouse.move(0, 0);

for (const path of ['/', '/it']) {
  test(`on ${path} it moves on every five seconds, from the last to the first, too, and reads each caption out once`, async ({
    page,
  }) => {
    const { carousel, shows, wait } = await openRunning(page, path);
    await shows(1);
    const slide = carousel.locator('figure[aria-hidden=false]');
    const [{ caption } = { caption: '' }] = await (
      await page.request.get(`/api/carousel/${path === '/' ? 1 : 2}`)
    ).json();
    await expect(slide.getByRole('img')).toHaveAccessibleName(caption);
    const { quote, name, about } = letterOf(caption);
    await expect(slide.locator('figcaption')).toHaveText(quote + name + about);
    expect((await slide.ariaSnapshot()).split(name)).toHaveLength(2);
    await wait(4999);
    await shows(1);
    await wait(1);
    await shows(2);
    for (const number of [3, 4, 5, 1]) {
      await wait(5000);
      await shows(number);
    }
  });
}

test('previous and next wrap around, dots lead to their slide, and each starts the five seconds anew', {
  tag: '@translated',
}, async ({ page }) => {
  const { button, shows, wait, runs, carousel } = await openRunning(page);
  await button('Previous').click();
  await shows(5);
  await button('Next').click();
  await shows(1);
  await button('Go to 4 of 5').click();
  await shows(4);
  await expect(carousel.locator('[aria-current]')).toHaveAttribute('aria-label', 'Go to 4 of 5');
  await away(page);
  await runs(true);
  await wait(4999);
  await shows(4);
  await wait(1);
  await shows(5);
});

test('the pause button stops it until play', { tag: '@translated' }, async ({ page }) => {
  const { button, shows, wait, runs } = await openRunning(page);
  await button('Pause').click();
  await away(page);
  await runs(false);
  await wait(30_000);
  await shows(1);
  await button('Play').click();
  await away(page);
  await runs(true);
  await wait(5000);
  await shows(2);
});

test('it holds while the pointer is on it', async ({ page }) => {
  const { carousel, shows, wait, runs } = await openRunning(page);
  await carousel.locator('.carousel-slides').hover();
  await runs(false);
  await wait(30_000);
  await shows(1);
  await away(page);
  await runs(true);
  await wait(5000);
  await shows(2);
});

test('it holds while the keyboard is in it, and the arrow keys move it', async ({ page }) => {
  const { button, shows, wait, runs } = await openRunning(page);
  await page.keyboard.press('Shift+Tab');
  await expect(button('Next')).toBeFocused();
  await runs(false);
  await wait(30_000);
  await shows(1);
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(5);
  await page.keyboard.press('Enter');
  await shows(1);
  await button('Next').blur();
  await runs(true);
  await wait(5000);
  await shows(2);
});

test('it holds in a hidden tab', async ({ page }) => {
  const { shows, wait, runs } = await openRunning(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await runs(false);
  await wait(30_000);
  await shows(1);
  await hide(false);
  await runs(true);
  await wait(5000);
  await shows(2);
});

test('visitors who ask for less motion start it themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { button, shows, wait, runs } = await open(page);
  await expect(button('Play')).toBeVisible();
  await runs(false);
  await wait(30_000);
  await shows(1);
  await button('Play').click();
  await away(page);
  await runs(true);
  await wait(5000);
  await shows(2);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  test('a swipe moves it one on or back; a stroke down the page does not', async ({ page, context }) => {
    const { carousel, shows } = await openRunning(page);
    const box = await carousel.locator('.carousel-slides').boundingBox();
    if (!box) throw new Error('The carousel is not on the page.');
    const [x, y] = [box.x + box.width / 2, box.y + 60];
    const touches = await context.newCDPSession(page);
    const stroke = async (across: number, down: number) => {
      const point = (part: number) => [{ x: x + across * part, y: y + down * part }];
      await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(-0.5) });
      for (const part of [-0.25, 0, 0.25, 0.5]) {
        await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(part) });
      }
      await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await stroke(-160, 10);
    await shows(2);
    await stroke(160, 10);
    await shows(1);
    await stroke(160, 0);
    await shows(5);
    await stroke(-20, 0);
    await shows(5);
    await stroke(20, -100);
    await shows(5);
  });
});
