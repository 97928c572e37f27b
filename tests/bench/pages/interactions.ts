import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { dismissPopup } from '../../e2e/support/visitor.ts';
import { openPage, openPhone } from '../first-view.ts';
import { median, quantile } from '../numbers.ts';

export interface InteractionRow {
  name: string;
  path: string;
  /** Nothing of this site: what the browser and the machine need by themselves. */
  control: boolean;
  /** From the press to the paint that answers it, in ms, the slowest of a visit; 0 for less than a frame. */
  median: number;
  /** Three visits of four take no longer: what the field calls INP. */
  usual: number;
  worst: number;
}

interface Interaction {
  name: string;
  path: string;
  control?: boolean;
  /** With the welcome popup in the way. */
  firstVisit?: boolean;
  /** Up to the moment before it, then the interaction up to what shows that it has worked. */
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const popup = (page: Page) => page.getByRole('dialog', { name: /^Welcome/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search courses' });
const name = (page: Page) => page.locator('form').getByLabel('Full Name');

const control = (page: Page) => page.getByRole('button', { name: 'Control' });

/** Touches the screen there and nothing more; Playwright's own tap has the page find out what is hit first, which takes time. */
async function touch(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const bottom = target.page().viewportSize()?.height ?? 0;
  if (!box || box.y < 0 || box.y + box.height > bottom)
    throw new Error('There is nothing to touch on the screen.');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Puts one more element before all that a part of the page has. */
const add = (
  page: Page,
  parent: string,
  name: string,
  text: string,
  attributes: Record<string, string> = {},
) =>
  page.evaluate(
    ([parent, name, text, attributes]) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(text);
      document.querySelector(parent)?.prepend(element);
    },
    [parent, name, text, attributes] as const,
  );

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'ticking the only box',
    path: '/robots.txt',
    control: true,
    prepare: (page) => page.setContent('<input type="checkbox">'),
    act: (page) => touch(page.getByRole('checkbox')),
  },
  {
    name: 'pressing a button that does nothing',
    path: '/',
    control: true,
    prepare: (page) => add(page, 'body', 'button', 'Control'),
    act: (page) => touch(control(page)),
  },
  {
    name: 'opening a popover of one word',
    path: '/',
    control: true,
    async prepare(page) {
      await add(page, 'body', 'p', 'Word', { id: 'target', popover: '' });
      await add(page, 'body', 'button', 'Control', { popovertarget: 'target' });
    },
    async act(page) {
      await touch(control(page));
      await expect(page.locator('#target')).toBeVisible();
    },
  },
  {
    name: 'closing a dialog of one word',
    path: '/',
    control: true,
    async prepare(page) {
      await add(page, 'body', 'dialog', 'Word', { id: 'target' });
      await add(page, '#target', 'button', 'Control', { commandfor: 'target', command: 'close' });
      await page.locator('#target').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    },
    async act(page) {
      await touch(control(page));
      await expect(page.locator('#target')).toBeHidden();
    },
  },
  {
    name: 'opening the menu',
    path: '/',
    prepare: (page) => expect(page.getByRole('button', { name: 'Menu' })).toBeVisible(),
    async act(page) {
      await touch(page.getByRole('button', { name: 'Menu' }));
      await expect(page.locator('#site-menu')).toBeVisible();
    },
  },
  {
    name: 'typing in the search',
    path: '/courses',
    prepare: (page) => search(page).focus(),
    async act(page) {
      await search(page).pressSequentially('japanese', { delay: 120 });
      await expect(page.locator('.course-grid .course-card-title')).toHaveCount(1);
    },
  },
  {
    name: 'next in the carousel',
    path: '/',
    async prepare(page) {
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(carousel(page).locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
    },
    async act(page) {
      await touch(carousel(page).getByRole('button', { name: 'Next' }));
      await expect(carousel(page).locator('figure[aria-hidden=false]')).toHaveAttribute(
        'aria-label',
        /^2 of/,
      );
    },
  },
  {
    name: 'closing the popup',
    path: '/',
    firstVisit: true,
    prepare: (page) => expect(popup(page).getByRole('img')).toBeVisible(),
    async act(page) {
      await touch(popup(page).getByRole('button', { name: 'Close' }));
      await expect(popup(page)).toBeHidden();
    },
  },
  {
    name: 'first key in the contact form',
    path: '/contact',
    prepare: (page) => name(page).tap(),
    async act(page) {
      await page.keyboard.press('M');
      await expect(name(page)).toHaveValue('M');
    },
  },
];

const CPU = 4;
/** The entry of an event comes after the paint that it tells of. */
const TOLD_AFTER_MS = 400;

async function measure(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const { path, firstVisit, prepare, act } = interaction;
  const phone = await openPhone(browser, firstVisit ? {} : { before: dismissPopup });
  const { page, seen } = await openPage(phone, { cpu: CPU });
  await page.goto(url + path, { waitUntil: 'load' });
  await prepare(page);
  await page.waitForTimeout(TOLD_AFTER_MS);
  const { interactions: before } = await seen();
  await act(page);
  await page.waitForTimeout(TOLD_AFTER_MS);
  const { interactions } = await seen();
  await phone.close();
  return Math.max(0, ...interactions.slice(before.length));
}

/** What visitors do, each several times, on a phone's processor and an unhurried network. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  runs: number,
): Promise<InteractionRow[]> {
  const rows: InteractionRow[] = [];
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, url, interaction));
    const { name, path, control = false } = interaction;
    rows.push({
      name,
      path,
      control,
      median: median(times),
      usual: quantile(times, 0.75),
      worst: Math.max(...times),
    });
    console.error(`${name}: ${times.join(', ')} ms`);
  }
  return rows;
}
