import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { layOutAll, overflow } from './layout.ts';

/** What the scheme can change, and what the width can; all other rules find the same in each. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];
const BY_WIDTH = ['target-size', 'scrollable-region-focusable'];
const EVERY_RULE: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const only = (values: string[]): axe.RunOnly => ({ type: 'rule', values });
export const COLOURS = only(BY_COLOUR);
/** The rules for each scheme. */
const inFirstSize = (rules: axe.RunOnly) => [['light', rules] as const, ['dark', COLOURS] as const];
const IN_OTHER_SIZE = [['light', only([...BY_COLOUR, ...BY_WIDTH])] as const];
const SIZES = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } };

/** These buttons cover their whole row with a pseudo-element, which axe does not see. */
const COVERS_ITS_ROW = /^<button[^>]* class="[^"]*(?:open-enquiry|row-open)/;

type Size = keyof typeof SIZES;
type Found = Pick<axe.Result, 'id'> & Pick<axe.NodeResult, 'html' | 'target'>;

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe where the page is, and brings back no more than what it found wrong. */
async function run(page: Page, rules: axe.RunOnly): Promise<Found[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Frames show pages that are looked at themselves.
    const options = { runOnly, iframes: false, resultTypes: ['violations' as const] };
    const { violations } = await loaded.run({ exclude: ['iframe'] }, options);
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ id, html, target })),
    );
    /** What lies in part below a bar that sticks is as large as it is once it has been scrolled away from there. */
    const isStillWrong = async ({ id, target }: (typeof found)[number]) => {
      if (id !== 'target-size') return true;
      const element = document.querySelector(String(target));
      const scrolled = element?.closest('.sheet');
      const before = scrolled?.scrollTop ?? 0;
      element?.scrollIntoView({ block: 'center' });
      const again = await loaded.run(element ?? document, { ...options, runOnly: [id] });
      if (scrolled) scrolled.scrollTop = before;
      return again.violations.length > 0;
    };
    const wrong: typeof found = [];
    for (const one of found) if (await isStillWrong(one)) wrong.push(one);
    return wrong;
  }, rules);
}

/**
 * What axe finds on the page as it stands, one line each: with every rule in the first size and light colours, with
 * the rules of colour in the dark, with those of width in the other size, where colours lie on other grounds, too.
 * Then the page must not scroll sideways either.
 * @param rules those of colour alone, where nothing but the style can be wrong
 */
export async function violations(
  page: Page,
  where: string,
  sizes: readonly Size[] = ['desk', 'phone'],
  rules: axe.RunOnly = EVERY_RULE,
): Promise<string[]> {
  await layOutAll(page);
  const found: string[] = [];
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(SIZES[size]);
    for (const [colorScheme, which] of index === 0 ? inFirstSize(rules) : IN_OTHER_SIZE) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const wrong = await run(page, which);
      found.push(
        ...wrong
          .filter(({ id, html }) => id !== 'target-size' || !COVERS_ITS_ROW.test(html))
          .map(({ id, target }) => `${where}, ${size}, ${colorScheme}: ${id} at ${target}`),
      );
    }
    const wider = await overflow(page);
    if (wider > 0) found.push(`${where}, ${size}: ${wider} px wider than the window`);
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}
