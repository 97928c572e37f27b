import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import { unpackWoff } from './woff.ts';

/**
 * The type of the cards. It comes with the project and is shaped here, into outlines, because what a machine
 * has of fonts differs: a card is the same wherever it is built. Mukta has both scripts of the institute.
 */
export type Weight = 500 | 700;

interface Font {
  font: hb.Font;
  unitsPerEm: number;
}

const SUBSETS = ['latin', 'latin-ext', 'devanagari'] as const;
const { resolve } = createRequire(import.meta.url);

function load(subset: (typeof SUBSETS)[number], weight: Weight): Font {
  const file = resolve(`@fontsource/mukta/files/mukta-${subset}-${weight}-normal.woff`);
  const face = new hb.Face(new hb.Blob(unpackWoff(readFileSync(file))));
  return { font: new hb.Font(face), unitsPerEm: face.upem };
}

const loaded = new Map<Weight, Font[]>();
function fontsOf(weight: Weight): Font[] {
  const fonts = loaded.get(weight) ?? SUBSETS.map((subset) => load(subset, weight));
  loaded.set(weight, fonts);
  return fonts;
}

/** Joiners say how letters beside them combine; they belong to the letters, not to a font. */
const isJoiner = (letter: string) => letter === '\u200c' || letter === '\u200d';

/** Cuts a text where the font has to change. Letters that no font has, such as emoji, are left out. */
function runsOf(text: string, weight: Weight): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const current = runs.at(-1);
    const has = ({ font }: Font) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
    if (current && (isJoiner(letter) || has(current.font))) current.text += letter;
    else {
      const font = fontsOf(weight).find(has);
      if (font) runs.push({ font, text: letter });
    }
  }
  return runs;
}

/** An outline as the `d` of a path, in units of one em with y upwards, and where it stands on the line. */
export interface Glyph {
  outline: string;
  scale: number;
  x: number;
  y: number;
}

/** A text as outlines, and how long it is, both for a size of 1. */
export function shapeText(text: string, weight: Weight): { glyphs: Glyph[]; length: number } {
  const glyphs: Glyph[] = [];
  let length = 0;
  for (const run of runsOf(text, weight)) {
    const { font, unitsPerEm } = run.font;
    const buffer = new hb.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({
        outline: font.glyphToPath(codepoint),
        scale: 1 / unitsPerEm,
        x: length + xOffset / unitsPerEm,
        y: yOffset / unitsPerEm,
      });
      length += xAdvance / unitsPerEm;
    }
  }
  return { glyphs, length };
}
