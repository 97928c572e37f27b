/**
 * A text as a search compares it: without case and without the accents that Latin letters carry. The vowel signs of
 * Devanagari stay, for they are letters.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
