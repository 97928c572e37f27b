import type { Page } from '@playwright/test';

/** From a small phone to a wide desk, in steps that no breakpoint falls between unseen. */
const WIDTHS = Array.from({ length: (2560 - 320) / 64 + 1 }, (_, step) => 320 + step * 64);

/** For `npm test` a phone, a tablet, what is narrow for an office, and screens; the slow run takes all of them. */
export const WIDTH_RUNS = [
  {
    of: 'some widths',
    tag: [],
    widths: WIDTHS.filter((width) => [320, 384, 768, 960, 1088, 1280, 1536, 2560].includes(width)),
  },
  { of: 'all widths', tag: ['@rest'], widths: WIDTHS },
];

/** Has all of a page laid out and painted, also what waits until it comes near the screen and would hide what is in it. */
export const layOutAll = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** How many pixels a page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  await layOutAll(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * What is wrong with how a page lies at the width it has now, one line each: it scrolls sideways, a word is broken
 * inside, text lies over text, a text of several lines has less than twelve letters in a line.
 * @param within only what stands in it is looked at, as a selector
 */
export const layoutFaults = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate((selector) => {
    /** Longer ones are no words that anybody writes, and have to be broken somewhere. */
    const WORD_MAX = 24;
    const LINE_MIN = 12;
    /** Not seen, or standing still while the rest goes by below it. */
    const HIDDEN =
      '.visually-hidden, [inert], option, [aria-hidden="true"], textarea, .form-actions, .sheet-bar';
    /** So much lower down nothing new is seen in a list of hundreds. */
    const DEPTH = 1500;
    const faults = new Set<string>();
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) faults.add(`${wider} px wider than the window`);

    const root = document.querySelector(selector) ?? document.body;
    const inside = root.scrollWidth - root.clientWidth;
    if (inside > 0) faults.add(`${inside} px wider than ${selector}`);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; element: Element; rect: DOMRect }[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || !node.data.trim()) continue;
      const clip = element.getBoundingClientRect();
      if (clip.top > DEPTH || clip.width <= 1) continue;
      // What is hidden, only for screen readers, or cut with an ellipsis.
      if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
      if (element.closest(HIDDEN)) continue;
      if (
        element.closest('thead') &&
        getComputedStyle(element.closest('thead') ?? element).clipPath !== 'none'
      )
        continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      range.selectNodeContents(node);
      // What a box cuts off is not seen.
      const cuts: DOMRect[] = [];
      for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') cuts.push(around.getBoundingClientRect());
      }
      const rects = [...range.getClientRects()].flatMap((rect) => {
        let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
        for (const cut of cuts) {
          [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
          [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
        }
        return right - left > 1 && bottom - top > 4
          ? [new DOMRect(left, top, right - left, bottom - top)]
          : [];
      });
      const name = `“${node.data.trim().slice(0, 40)}”`;
      for (const rect of rects) boxes.push({ text: name, element, rect });

      const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
      const letter = Number.parseFloat(style.fontSize) / 2;
      const block = element.closest('p, td, th, dd, dt, li, h1, h2, h3, div, label, button, a');
      const room = block?.getBoundingClientRect().width ?? 0;
      if (lines > 1 && room < LINE_MIN * letter && node.data.trim().length > LINE_MIN)
        faults.add(`${name} has ${Math.round(room)} px for a line`);

      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        if (word.length > WORD_MAX) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) faults.add(`the word “${word}” is broken`);
      }
    }

    boxes.sort((a, b) => a.rect.top - b.rect.top);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.rect.top > one.rect.bottom - 3) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        if (across > 2 && down > 4) faults.add(`${one.text} lies over ${other.text}`);
      }
    });
    return [...faults];
  }, within);
