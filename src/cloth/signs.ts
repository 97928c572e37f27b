import signs from '../../data/signs.json' with { type: 'json' };
import { DRAWINGS, type DrawingName } from './drawings.ts';
import { LETTERS, type Rows } from './letters.ts';

/** What stands in the middle of a cloth: the name of a drawing, or up to three letters. */
export type Sign = string;

/** Where nothing is known that could be drawn. */
export const FALLBACK_SIGN: DrawingName = 'flower';
const LETTERS_MAX = 3;
/** Bare columns between letters. */
const GAP = 2;

const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
const NAME_TITLES = new Set(['dr', 'er', 'prof', 'mr', 'mrs', 'ms', 'shri']);

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
/** Long vowels of Devanagari that are drawn as short ones. */
const SHORT: Readonly<Record<string, string>> = { आ: 'अ', ई: 'इ', ऊ: 'उ', ऐ: 'ए', औ: 'ओ' };
/** The letters of a word that can be drawn: in capitals, without accents and the signs of vowels. */
const plain = (word: string): string[] =>
  [...word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()]
    .map((letter) => SHORT[letter] ?? letter)
    .filter((letter) => LETTERS.has(letter));

/** The sign that data/signs.json has for a word of the title, else its initials. */
export function signOf(title: string): Sign {
  const words = wordsOf(title);
  const said = new Set(words.map((word) => word.toLowerCase()));
  const known = signs.find(({ words }) => words.some((word) => said.has(word)));
  const short = words.find((word) => /^(?=.*[A-Z])[A-Z\d+#]{2,3}$/.test(word));
  return known?.sign ?? short ?? initialsOf(words.filter((word) => !SMALL_WORDS.has(word.toLowerCase())));
}

/** The sign of a person: the initials of the name, without titles. */
export const signOfPerson = (name: string): Sign =>
  initialsOf(wordsOf(name).filter((word) => !NAME_TITLES.has(word.toLowerCase())));

/** The first letters of the first two words. One in Devanagari, whose letters hang from one line. */
function initialsOf(words: readonly string[]): Sign {
  const initials = words.flatMap((word) => plain(word).slice(0, 1));
  const [first = ''] = initials;
  return initials.slice(0, /[A-Z\d]/.test(first) ? 2 : 1).join('') || FALLBACK_SIGN;
}

export const isDrawing = (sign: Sign): sign is DrawingName => Object.hasOwn(DRAWINGS, sign);

/**
 * How a sign is drawn, with as many of its letters as have room; undefined for what is none. `centred` where half a stitch
 * shows: two letters then have a middle.
 */
export function drawingOf(sign: Sign, room = Number.POSITIVE_INFINITY, centred = false): Rows | undefined {
  if (isDrawing(sign)) return DRAWINGS[sign];
  const letters = [...sign].map((letter) => LETTERS.get(letter));
  if (letters.length === 0 || letters.length > LETTERS_MAX) return undefined;
  if (!letters.every((letter) => letter !== undefined)) return undefined;
  const height = Math.max(...letters.map(({ length }) => length));
  const rowOf = (letter: Rows, row: number) => letter[row] ?? '.'.repeat(letter[0]?.length ?? 0);
  const bare = letters.reduce((sum, letter) => sum + rowOf(letter, 0).length, 0);
  // Wide ones stand closer for it, others farther apart.
  const gap = centred && letters.length === 2 && bare % 2 === 0 ? GAP + (bare > 14 ? -1 : 1) : GAP;
  const drawn = Array.from({ length: height }, (_, row) =>
    letters.map((letter) => rowOf(letter, row)).join('.'.repeat(gap)),
  );
  return (drawn[0]?.length ?? 0) <= room ? drawn : drawingOf(sign.slice(0, -1), room, centred);
}

/** A sign as a word for addresses: the name of a drawing, or the code points of letters. */
export const signCode = (sign: Sign): string =>
  isDrawing(sign) ? sign : `u${[...sign].map((letter) => letter.codePointAt(0)?.toString(16)).join('-')}`;

/** The sign of such a word; undefined where nobody can draw it. */
export function signOfCode(code: string): Sign | undefined {
  const [, points] = /^u([\da-f]{2,5}(?:-[\da-f]{2,5}){0,2})$/.exec(code) ?? [];
  const sign =
    points
      ?.split('-')
      .map((point) => String.fromCodePoint(Number.parseInt(point, 16)))
      .join('') ?? code;
  return drawingOf(sign) && signCode(sign) === code ? sign : undefined;
}
