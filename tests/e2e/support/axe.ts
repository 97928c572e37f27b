import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the scheme can change, and what the width can; all other rules find the same in each. */
const BY_COLOUR = ['color-contrast', 'link-in-text-block'];
const BY_WIDTH = ['target-size', 'scrollable-region-focusable'];
const SIZES = { phone: { width: 360, height: 780 }, desk: { width: 1280, height: 800 } };

/** These buttons cover their whole row with a pseudo-element, which axe does not see. */
const COVERS_ITS_ROW = /^<button[^>]* class="open-enquiry"/;

type Size = keyof typeof SIZES;

/**
 * What axe finds on the page as it stands, one line each: with every rule in the first size and light colours, with
 * the rules of colour in the dark, with those of width in the other size, where colours lie on other grounds, too.
 * Then the page must not scroll sideways either.
 */
export async function violations(
  page: Page,
  where: string,
  sizes: readonly Size[] = ['desk', 'phone'],
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of index === 0 ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const look = `${where}, ${size}, ${colorScheme}`;
      // The legacy mode needs no empty page for each run. Frames show pages that are looked at themselves.
      const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
      if (colorScheme === 'dark') axe.withRules(BY_COLOUR);
      else if (index === 0) axe.withTags(STANDARDS);
      else axe.withRules([...BY_COLOUR, ...BY_WIDTH]);
      const { violations } = await axe.analyze();
      found.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes
            .filter(({ html }) => id !== 'target-size' || !COVERS_ITS_ROW.test(html))
            .map(({ target }) => `${look}: ${id} at ${target}`),
        ),
      );
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) found.push(`${where}, ${size}: ${wider} px wider than the window`);
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}
