/** A colour: a word or a digest, or what stands between two brackets. */
const COLOUR = String.raw`([^()]+(?:\([^()]*\))?[^()]*)`;

/** How Lightning CSS writes `light-dark()` for browsers that do not know it. */
const PAIR = new RegExp(
  String.raw`var\(--lightningcss-light,\s?${COLOUR}\)\s?var\(--lightningcss-dark,\s?${COLOUR}\)`,
  'g',
);

/** What says which of each pair is meant. */
const CHOICE = /--lightningcss-(?:light|dark):[^;{}]*;?/g;

/** What is left of a rule that did nothing but choose. */
const EMPTY = '@media (prefers-color-scheme:dark){:root{}}';

/**
 * Styles without the colours of the other scheme.
 * @throws where a pair of colours is written in another way than this expects
 */
export function onlyScheme(scheme: 'light' | 'dark', css: string): string {
  const only = css
    .replaceAll(PAIR, scheme === 'light' ? '$1' : '$2')
    .replaceAll(CHOICE, '')
    .replaceAll(EMPTY, '');
  const [left] = /.{0,40}(?:--lightningcss-(?:light|dark),|light-dark\().{0,80}/.exec(only) ?? [];
  if (left) throw new Error(`A style has a colour that is not of the ${scheme} scheme alone: ${left}`);
  return only;
}

/**
 * A page that is dark on every screen, with dark colours only: 2 kB less that a phone reads before it paints. What it looks
 * like on paper comes with the sheet for print. Other pages stay as they are.
 */
export const withoutUnseenScheme = (page: string): string =>
  /<html[^>]* data-theme="code"/.test(page)
    ? page.replaceAll(/(?<=<style>).*?(?=<\/style>)/gs, (css) => onlyScheme('dark', css))
    : page;
