export type Language = 'en' | 'ne';

/**
 * The language that a text is written in, as far as its letters tell: Nepali where most of them are Devanagari. What the
 * office types says no language, and a page that says it is read out aloud in the right one.
 * @returns nothing where a text has no letters
 */
export function languageOf(text: string): Language | undefined {
  const nepali = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0;
  // Most texts, of which a build has a hundred thousand: one letter is enough.
  if (nepali === 0) return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return nepali > latin ? 'ne' : 'en';
}
