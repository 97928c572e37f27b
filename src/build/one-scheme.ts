/** A colour: a word or a digest, or what stands between two brackets. */
const COLOUR = String.raw`([^()]+(?:\([^()]*\))?[^()]*)`;

/** How Lightning CSS writes `light-dark()` for browsers that do not know it. */
const PAIR = new RegExp(
  String.raw`var\(--lightningcss-light,\s?${COLOUR}\)\s?var\(--lightningcss-dark,\s?${COLOUR}\)`,
  'g',
);

/** What says which of each pair is meant. */
const CHOICE = /--lightningcss-(?:light|dark):[^;{}]*;?/g;

/**
 * Styles, or a page with them, without the colours of the other scheme. A page that is dark on every screen has 2 kB less
 * that a phone reads before it paints; what it looks like on paper comes with the sheet for print.
 * @throws where a pair of colours is written in another way than this expects
 */
export function onlyScheme(scheme: 'light' | 'dark', text: string): string {
  const only = text.replaceAll(PAIR, scheme === 'light' ? '$1' : '$2').replaceAll(CHOICE, '');
  if (/--lightningcss-(light|dark),|light-dark\(/.test(only))
    throw new Error(`What the build wrote has a colour that is not of the ${scheme} scheme alone.`);
  return only;
}
