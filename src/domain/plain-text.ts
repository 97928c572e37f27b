/** The signs with which Word and phones begin an entry of a list. */
const BULLET = /^[^\S\n]*(?:[•·▪◦‣]|o(?=\t))[^\S\n]+/gm;

/** Lists that were pasted, as Markdown writes them. */
export const withDashes = (text: string): string => text.replace(BULLET, '- ');

/** The words of a text without the marks of Markdown, for places that show one line of it. */
export const plainText = (text: string): string =>
  withDashes(text)
    .replace(/^[^\S\n]*(?:#{1,6}|[-*])[^\S\n]+/gm, '')
    .replace(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '$1')
    .replace(/\[([^\]\n]+)\]\([^)\s]+\)/g, '$1');
