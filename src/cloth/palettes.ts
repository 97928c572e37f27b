import type { Theme } from '../domain/brand.ts';

/** Colours by the letter of a thread. */
export interface Palette {
  /** The cloth itself. */
  '.': string;
  /** The four threads of motifs: light, red, blue, and one of its own. */
  l: string;
  r: string;
  b: string;
  e: string;
  /** The field behind a sign, the sign, and its accent. */
  f: string;
  s: string;
  a: string;
}
export type Thread = keyof Palette;

/** The two of the brand, as in src/styles/tokens.css; each palette has both, or their neighbours. */
const BLUE = '#2652a4';
const RED = '#ee2924';
const MADDER = '#c4201f';
const CRIMSON = '#a3182a';
const MARIGOLD = '#eda92c';
const INK = '#211d1b';
/** Paper of the daphne, made in the hills. */
const LOKTA = '#f6ecd9';

const NIGHT = '#15244f';
const lights = (own: string): Palette => ({
  '.': NIGHT,
  l: '#e9eefa',
  r: '#ff5a52',
  b: '#3f6fd6',
  e: own,
  f: '#0d1733',
  s: '#ffffff',
  a: own,
});

/** Threads on cloth for a brand of the theme `classic`, lights on night for one of `code`. */
export const PALETTES: Readonly<Record<Theme, readonly [Palette, Palette, ...Palette[]]>> = {
  classic: [
    { '.': CRIMSON, l: LOKTA, r: '#6d0d1c', b: BLUE, e: '#f0b13c', f: LOKTA, s: CRIMSON, a: BLUE },
    { '.': BLUE, l: LOKTA, r: RED, b: '#15306b', e: '#8fb6f2', f: LOKTA, s: BLUE, a: MADDER },
    { '.': MARIGOLD, l: '#fff6e0', r: MADDER, b: BLUE, e: '#8a4a06', f: '#fff6e0', s: CRIMSON, a: BLUE },
    { '.': '#2b6a4a', l: LOKTA, r: RED, b: '#183f6e', e: '#f0b13c', f: LOKTA, s: '#1d5138', a: MADDER },
    { '.': INK, l: LOKTA, r: RED, b: '#3f6fce', e: '#f0b13c', f: INK, s: LOKTA, a: '#ff6a5f' },
    { '.': '#f1e5cd', l: '#d9c39a', r: MADDER, b: BLUE, e: INK, f: '#fffaf0', s: MADDER, a: BLUE },
  ],
  code: [
    lights('#4fd1e8'),
    lights('#a48bff'),
    lights('#4ade9a'),
    lights('#f2c14e'),
    lights('#ff8fc7'),
    lights('#7ea4f2'),
  ],
};
