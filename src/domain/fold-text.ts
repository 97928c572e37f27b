/** Sounds of Nepali that people write one way or the other: long and short vowels, nasals, s and b. */
const WRITTEN = '\u0940\u0942ईऊ\u0901शषव';
const ALIKE = '\u093f\u0941इउ\u0902ससब';
/** A nasal that ends a syllable. */
const NASAL = /[ङञणनम]\u094d(?=[क-ह])/g;

/**
 * A text as a search compares it: without case and without the accents that Latin letters carry. The vowel signs of
 * Devanagari stay, for they are letters; spellings that sound the same are one.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(NASAL, '\u0902')
    .replace(/\W/g, (letter) => ALIKE[WRITTEN.indexOf(letter)] ?? letter)
    .toLowerCase();
}
