import { asciiDigits } from './digits.ts';

/** Phone numbers as people in Nepal write them, and the links that call them or begin a message. */

/** What people write between digits, and marks that come along when a number is copied. */
const BETWEEN = /[\s().\-/\u2010-\u2015\u2212]|\p{Cf}/gu;

/** Without the country's code and the 0 before it: a mobile of ten digits, or an area's code and what follows, eight. */
const IN_NEPAL = /^0?(9[678]\d{8}|[1-9]\d{7})$/;
const ABROAD = /^\+[1-9]\d{6,14}$/;

const digitsOf = (text: string): string =>
  asciiDigits(text.normalize('NFKC')).replace(BETWEEN, '').replace(/^00/, '+');

/**
 * The number in the form of E.164, such as +9779812345678, or null where the text is no number that can be called. A
 * number without a country's code is one of Nepal.
 */
export function parsePhone(text: string): string | null {
  const written = digitsOf(text);
  const [, national] = IN_NEPAL.exec(written.replace(/^\+?977/, '')) ?? [];
  const isOfNepal = !written.startsWith('+') || written.startsWith('+977');
  if (isOfNepal) return national ? `+977${national}` : null;
  return ABROAD.test(written) ? written : null;
}

/** A number that is called within Nepal only, such as one that costs nothing: it has no country's code. */
const WITHIN_NEPAL = /^\d{3,15}$/;

/** What a phone dials for a number as somebody has written it, or null where the text is no number. */
export const dialled = (text: string): string | null =>
  parsePhone(text) ?? WITHIN_NEPAL.exec(digitsOf(text))?.[0] ?? null;

export const PHONE_WAYS = ['phone', 'sms', 'whatsapp', 'viber'] as const;
export type PhoneWay = (typeof PHONE_WAYS)[number];

/**
 * Where a way to a number leads.
 * @param number as it is dialled; for WhatsApp and Viber in the form of E.164
 * @param text filled in where the way can carry it
 */
export function phoneLink(way: PhoneWay, number: string, text = ''): string {
  const said = text && encodeURIComponent(text);
  const query = (name: string) => (said ? `?${name}=${said}` : '');
  switch (way) {
    case 'phone':
      return `tel:${number}`;
    case 'sms':
      return `sms:${number}${query('body')}`;
    case 'whatsapp':
      return `https://wa.me/${number.replace('+', '')}${query('text')}`;
    case 'viber':
      return `viber://chat?number=${encodeURIComponent(number)}${said && `&draft=${said}`}`;
  }
}
