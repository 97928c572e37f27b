import { type Browser, expect, type Page } from '@playwright/test';
import { dismissPopup } from '../../e2e/support/visitor.ts';
import { openPage, openPhone } from '../first-view.ts';
import { median, quantile } from '../numbers.ts';

export interface InteractionRow {
  name: string;
  path: string;
  /** Answered by none of this site's code: what the browser and the machine need by themselves. */
  control: boolean;
  /** From the press to the paint that answers it, in ms, the slowest of a visit; 0 for less than a frame. */
  median: number;
  /** Three visits of four take no longer: what the field calls INP. */
  usual: number;
  worst: number;
}

/**
 * Nothing of Playwright's may be in the page: a locator leaves listeners behind, which every press runs through, 4 to
 * 8 ms of what is measured here. What is to happen in a page is a function that runs there.
 */
interface Interaction {
  name: string;
  path: string;
  control?: boolean;
  /** With the welcome popup in the way. */
  firstVisit?: boolean;
  /** Up to the moment before it. */
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** Whether it has worked, asked in the page afterwards. */
  worked(): boolean;
}

/** Touches the screen there and nothing more. */
async function touch(page: Page, selector: string): Promise<void> {
  const box: DOMRect | undefined = await page.evaluate(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON(),
    selector,
  );
  const screen = page.viewportSize()?.height ?? 0;
  if (!box?.width || box.top < 0 || box.bottom > screen)
    throw new Error(`There is no ${selector} on the screen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const focus = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector);

/** Waits until something is so in the page. */
const until = (page: Page, condition: () => boolean): Promise<void> =>
  expect.poll(() => page.evaluate(condition)).toBe(true);

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
    async prepare(page) {
      await page.evaluate(() => document.body.replaceChildren());
      await add(page, 'body', 'input', '', { type: 'checkbox' });
    },
    act: (page) => touch(page, 'input'),
    worked: () => document.querySelector('input')?.checked === true,
  },
  {
    name: 'pressing a button that does nothing',
    path: '/',
    control: true,
    prepare: (page) => add(page, 'body', 'button', 'Control', { id: 'control' }),
    act: (page) => touch(page, '#control'),
    worked: () => document.activeElement?.id === 'control',
  },
  {
    name: 'opening a popover of one word',
    path: '/',
    control: true,
    async prepare(page) {
      await add(page, 'body', 'p', 'Word', { id: 'target', popover: '' });
      await add(page, 'body', 'button', 'Control', { id: 'control', popovertarget: 'target' });
    },
    act: (page) => touch(page, '#control'),
    worked: () => document.querySelector('#target:popover-open') !== null,
  },
  {
    name: 'closing a dialog of one word',
    path: '/',
    control: true,
    async prepare(page) {
      await add(page, 'body', 'dialog', 'Word', { id: 'target' });
      await add(page, '#target', 'button', 'Control', {
        id: 'control',
        commandfor: 'target',
        command: 'close',
      });
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('#target')?.showModal());
    },
    act: (page) => touch(page, '#control'),
    worked: () => document.querySelector('#target[open]') === null,
  },
  ...['/', '/it'].map((path) => ({
    name: 'opening the menu',
    path,
    act: (page: Page) => touch(page, '.menu-button'),
    worked: () => document.querySelector('#site-menu:popover-open') !== null,
  })),
  {
    name: 'typing in the search',
    path: '/courses',
    prepare: (page) => focus(page, '#catalogue-q'),
    act: (page) => page.keyboard.type('japanese', { delay: 120 }),
    worked: () => document.querySelectorAll('.course-grid .course-card-title').length === 1,
  },
  {
    name: 'next in the carousel',
    path: '/',
    async prepare(page) {
      await page.evaluate(() =>
        document.querySelector('[aria-roledescription=carousel]')?.scrollIntoView({ block: 'center' }),
      );
      await until(
        page,
        () => document.querySelector('astro-island:has([aria-roledescription=carousel]):not([ssr])') !== null,
      );
    },
    act: (page) => touch(page, '[aria-roledescription=carousel] [aria-label=Next]'),
    worked: () => document.querySelector('figure[aria-hidden=false][aria-label^="2 of"]') !== null,
  },
  {
    name: 'closing the popup',
    path: '/',
    firstVisit: true,
    prepare: (page) =>
      until(page, () => document.querySelector<HTMLImageElement>('.popup[open] img')?.complete === true),
    act: (page) => touch(page, '.popup [aria-label=Close]'),
    worked: () => document.querySelector('.popup[open]') === null,
  },
  {
    name: 'first key in the contact form',
    path: '/contact',
    prepare: (page) => focus(page, '#contact-name'),
    act: (page) => page.keyboard.press('M'),
    worked: () => document.querySelector<HTMLInputElement>('#contact-name')?.value === 'M',
  },
];

const CPU = 4;
/** What a page does by itself when it appears is over then, the popup's appearing too. */
const LOOKED_AT_MS = 1000;
/** The entry of an event comes after the paint that it tells of. */
const TOLD_AFTER_MS = 400;

async function measure(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  const { path, firstVisit, prepare, act, worked } = interaction;
  const phone = await openPhone(browser, firstVisit ? {} : { before: dismissPopup });
  const { page, seen } = await openPage(phone, { cpu: CPU });
  await page.goto(url + path, { waitUntil: 'load' });
  await prepare?.(page);
  await page.waitForTimeout(LOOKED_AT_MS);
  const { interactions: before } = await seen();
  await act(page);
  await page.waitForTimeout(TOLD_AFTER_MS);
  const { interactions } = await seen();
  if (!(await page.evaluate(worked))) throw new Error(`Nothing came of ${interaction.name} on ${path}.`);
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
    console.error(`${name} on ${path}: ${times.join(', ')} ms`);
  }
  return rows;
}
