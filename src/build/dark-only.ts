/** A colour: a word or a digest, or what stands between two brackets. */
const COLOUR = String.raw`[^()]+(?:\([^()]*\))?[^()]*`;

/** How Lightning CSS writes `light-dark()` for browsers that do not know it. */
const PAIR = new RegExp(
  String.raw`var\(--lightningcss-light,\s?(${COLOUR})\)\s?var\(--lightningcss-dark,\s?(${COLOUR})\)`,
  'g',
);
/** What says which of each pair is meant, and the rule that says nothing else. */
const CHOICE = /--lightningcss-(?:light|dark):[^;{}]*;?/g;
const NOTHING = /@media[^{}]*\{[^{}]*\{\}\}/g;
/** A token that is no pair: a page has it already. */
const NO_PAIR = /--[\w-]+:(?!\s?var\(--lightningcss-)[^;{}]*;?/g;

/**
 * A page that is dark on every screen, without the colours of the light scheme: 2 kB less that a phone reads before it
 * paints. What is printed has them from the sheet for print.
 * @throws where a pair of colours is written in another way than this expects
 */
export function darkOnly(page: string): string {
  const dark = page.replaceAll(PAIR, '$2').replaceAll(CHOICE, '').replaceAll(NOTHING, '');
  if (/--lightningcss-light,|light-dark\(/.test(dark))
    throw new Error('A built page has a light colour left.');
  return dark;
}

/** The sheet that such a page is printed with: of each pair the light colour, and nothing that the page has. */
export const lightOnly = (sheet: string): string => sheet.replaceAll(NO_PAIR, '').replaceAll(PAIR, '$1');
