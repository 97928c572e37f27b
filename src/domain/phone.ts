import { asciiDigits } from './digits.ts';

/** Phone numbers as people in Nepal write them. */

/** What people write between digits, and marks that come along when a number is copied. */
const BETWEEN = /[\s().\-/\u2010-\u2015\u2212]|\p{Cf}/gu;

/** Without the country's code and the 0 before it: a mobile of ten digits, or an area's code and what follows, eight. */
const IN_NEPAL = /^0?(9[678]\d{8}|[1-9]\d{7})$/;
const ABROAD = /^\+[1-9]\d{6,14}$/;

/**
 * The number in the form of E.164, such as +9779812345678, or null where the text is no number that can be called. A
 * number without a country's code is one of Nepal.
 */
export function parsePhone(text: string): string | null {
  const written = asciiDigits(text.normalize('NFKC')).replace(BETWEEN, '').replace(/^00/, '+');
  const [, national] = IN_NEPAL.exec(written.replace(/^\+?977/, '')) ?? [];
  const isOfNepal = !written.startsWith('+') || written.startsWith('+977');
  if (isOfNepal) return national ? `+977${national}` : null;
  return ABROAD.test(written) ? written : null;
}
