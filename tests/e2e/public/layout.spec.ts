import { MISSING_PAGES, PUBLIC_PAGES } from '../../support/pages.ts';
import { layOutAll, WIDTH_RUNS } from '../support/layout.ts';
import { expect, test } from '../support/site.ts';
import { withoutPopup } from '../support/visitor.ts';

/** What no reader should see at the present width, a line each. Runs in the page. */
function faults(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    found.push(`scrolls sideways by ${page.scrollWidth - page.clientWidth} px`);

  const lines: { top: number; bottom: number; left: number; right: number; text: string }[] = [];
  const unseen = [...document.querySelectorAll('*')].filter((element) =>
    getComputedStyle(element).clipPath.startsWith('inset(50%'),
  );
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const box = node.parentElement;
    // The bar at the lower edge lies over the page on purpose.
    if (
      !box ||
      text.trim() === '' ||
      box.closest('script, style, noscript, .visually-hidden, .skip-link, .enrol')
    )
      continue;
    const style = getComputedStyle(box);
    if (style.visibility !== 'visible' || !box.checkVisibility()) continue;
    if (unseen.some((element) => element.contains(box))) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    let column: Element = box;
    while (getComputedStyle(column).display === 'inline' && column.parentElement)
      column = column.parentElement;
    const clipped =
      getComputedStyle(column).overflow === 'hidden' && column.scrollHeight > column.clientHeight;
    const end = clipped ? column.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
    for (const { top, bottom, left, right } of rects)
      if (bottom <= end + 4) lines.push({ top, bottom, left, right, text });

    if (rects.length > 1 && !clipped) {
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) found.push(`breaks "${word}"`);
      }
    }
    const letters = column.clientWidth / (Number.parseFloat(style.fontSize) / 2);
    if (rects.length > 2 && letters < 12)
      found.push(`sets "${text.trim().slice(0, 30)}" in ${Math.round(letters)} letters`);
  }

  lines.sort((a, b) => a.top - b.top);
  for (const [place, line] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (other.top > line.bottom - 4) break;
      // Lines of one text stand close where it is large.
      if (other.text === line.text) continue;
      if (other.left < line.right - 2 && other.right > line.left + 2)
        found.push(`puts "${other.text.trim().slice(0, 30)}" over "${line.text.trim().slice(0, 30)}"`);
    }
  }

  const title = document.querySelector('h1');
  const room = title?.parentElement;
  if (title && room) {
    const { paddingLeft, paddingRight, width } = getComputedStyle(room);
    const share =
      title.getBoundingClientRect().width /
      (Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    range.selectNodeContents(title);
    if (range.getClientRects().length > 1 && share < 0.6)
      found.push(`leaves its title ${Math.round(share * 100)} % of the room`);
  }
  return [...new Set(found)];
}

const check = async (
  page: import('@playwright/test').Page,
  paths: readonly string[],
  widths: readonly number[],
) => {
  const all: string[] = [];
  await withoutPopup(page);
  for (const path of paths) {
    await page.goto(path);
    await layOutAll(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await page.evaluate(faults)) all.push(`${path} at ${width} px ${fault}`);
    }
  }
  return all;
};

for (const { of, tag, widths } of WIDTH_RUNS)
  for (const brand of ['general', 'IT']) {
    test(`no text of ${brand} pages breaks, overlaps or runs out of room from 320 to 2560 px, of ${of}`, {
      tag,
    }, async ({ page }) => {
      const pages = [...PUBLIC_PAGES, ...MISSING_PAGES].filter(
        (path) => path.startsWith('/it') === (brand === 'IT'),
      );
      expect(await check(page, pages, widths)).toEqual([]);
    });
  }

test('what is wrong is found', async ({ page }) => {
  await page.goto('/privacy');
  await layOutAll(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      h1 { inline-size: 3em; overflow-wrap: anywhere; }
      .prose p { inline-size: 4em; }
      .prose p + p { margin-block-start: -1.5em; }
      .site-footer { inline-size: 110vw; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  const found = (await page.evaluate(faults)).join('\n');
  for (const fault of ['scrolls sideways', 'breaks "Privacy"', 'letters', 'over "', 'of the room'])
    expect(found).toContain(fault);
});
