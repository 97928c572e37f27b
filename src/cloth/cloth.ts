import type { Theme } from '../domain/brand.ts';
import { letterOf } from '../domain/testimonial.ts';
import { chanceOf } from './chance.ts';
import { drawStitches } from './draw.ts';
import { PALETTES } from './palettes.ts';
import { drawingOf, FALLBACK_SIGN, isDrawing, type Sign, signOfPerson } from './signs.ts';
import { weave } from './weave.ts';

/** Stitches of a picture, side by side and below each other. Odd, so that there is a middle. */
export interface Format {
  columns: number;
  rows: number;
  /** Whether the field of the sign has steps of one stitch instead of two, and so leaves room around it. */
  fine?: boolean;
  /** Whether its motifs are the same on both sides, as at the top of a page. */
  even?: boolean;
  /** Whether a motif that the rim of the sign would cut is left out of a band above or below it. Even ones only. */
  whole?: boolean;
  /** Whether it fills its place in any case, with stitches that are not square. */
  stretched?: boolean;
  /** Pixels, where what reads the picture asks for them. */
  size?: { width: number; height: number };
}

/** Its size keeps its shape where a place cuts it, and lets another stretch it. */
export const PICTURE_FORMAT = {
  columns: 65,
  rows: 41,
  stretched: true,
  size: { width: 650, height: 410 },
} as const satisfies Format;

/** For the top of a page on a phone: as high as a picture, so that its stitches are as fine, with a selvedge at both sides. */
export const WIDE_FORMAT = { columns: 155, rows: 43, even: true, whole: true } as const satisfies Format;

/** For places of a finger's size: stitches of three to five whole pixels, so that they stay stitches there. */
export const SMALL_FORMAT = { columns: 25, rows: 25, fine: true } as const satisfies Format;

/** For the top of a card on a phone, from edge to edge. */
export const BAND_FORMAT = { columns: 129, rows: 35, even: true, whole: true } as const satisfies Format;

/** For the side of a page's top: as wide as a column, or less than half of a tablet, and as high as a few lines beside it. */
export const TALL_FORMAT = {
  columns: 57,
  rows: 69,
  even: true,
  whole: true,
  stretched: true,
} as const satisfies Format;

/** Of those whose words stand beside it. */
export const STAMP_FORMAT = { columns: 39, rows: 49 } as const satisfies Format;

export interface Cloth {
  /** Whose cloth it is: an id, a name. The pattern and the colours follow from it. */
  of: string;
  sign: Sign;
  theme: Theme;
}

/** Two numbers by which the samples that stand beside each other differ most, in pattern and in colours. */
const SALT = { pattern: 1777, colours: 249 };

/** What the pattern of a cloth follows from. */
export const patternSeed = (of: string): string => `${SALT.pattern}${of}`;

/** A woven picture as SVG: the same for the same words, on every machine. */
export function clothSvg({ of, sign, theme }: Cloth, format: Format = PICTURE_FORMAT): string {
  const drawing = drawingOf(sign, format.columns - 2, format.fine) ?? drawingOf(FALLBACK_SIGN) ?? [];
  const palette = chanceOf(`${SALT.colours}${of}`).of(PALETTES[theme]);
  const stitches = weave({
    ...format,
    seed: patternSeed(of),
    sign: drawing,
    framed: format.fine && !isDrawing(sign),
  });
  return drawStitches(stitches, { ...format, palette, theme });
}

/** The picture of a testimonial that comes without one: the cloth of who wrote it. */
export function stampOf(caption: string, theme: Theme): string {
  const { name } = letterOf(caption);
  return clothSvg({ of: name, sign: signOfPerson(name), theme }, STAMP_FORMAT);
}
