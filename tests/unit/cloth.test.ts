import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import signs from '../../data/signs.json' with { type: 'json' };
import { chanceOf } from '../../src/cloth/chance.ts';
import {
  BAND_FORMAT,
  type Cloth,
  clothSvg,
  type Format,
  SMALL_FORMAT,
  TALL_FORMAT,
  WIDE_FORMAT,
} from '../../src/cloth/cloth.ts';
import { DRAWINGS } from '../../src/cloth/drawings.ts';
import { LETTERS } from '../../src/cloth/letters.ts';
import { MOTIF_NAMES, MOTIFS } from '../../src/cloth/motifs.ts';
import { PALETTES } from '../../src/cloth/palettes.ts';
import { drawingOf, signCode, signOf, signOfCode, signOfPerson } from '../../src/cloth/signs.ts';
import { type Stitches, weave } from '../../src/cloth/weave.ts';
import { brandFiles } from '../../src/content/brand-files.ts';
import { brands } from '../../src/content/brands.ts';
import { THEMES } from '../../src/domain/brand.ts';
import { COMPANY_IDS } from '../../src/domain/company.ts';
import { letterOf } from '../../src/domain/testimonial.ts';
import { CLOTH_VERSION } from '../../src/paths.ts';

const drawn = (cloth: Cloth) => ({
  svg: clothSvg(cloth),
  small: clothSvg(cloth, SMALL_FORMAT),
  wide: clothSvg(cloth, WIDE_FORMAT),
  tall: clothSvg(cloth, TALL_FORMAT),
  band: clothSvg(cloth, BAND_FORMAT),
});
const samples = COMPANY_IDS.flatMap((id) =>
  brandFiles[id].courses.map((course) => ({
    title: course.title,
    ...drawn({ of: course.id, sign: signOf(course.title), theme: brands[id].theme }),
  })),
);

/** Relative luminance and contrast, as WCAG 2 has them. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** How much is there of each motif in the bands above and below, from the middle to the right. */
function sharesOfMotifs(format: Format & { sign: string }, seed: string): number[] {
  const order = { ...format, seed, sign: drawingOf(format.sign) ?? [] };
  const woven = weave(order);
  // So high that its bands are far from the sign.
  const high = weave({ ...order, rows: format.rows + 200 });
  const { half, period } = MOTIFS[chanceOf(seed).of(MOTIF_NAMES)];
  const middle = (format.columns - 1) / 2;
  const isSeam = Math.floor((2 * (middle - 1)) / period) % 2 === 0;
  const start = Math.floor(period / 2) + (isSeam ? period / 2 : 0);
  const shares = (rows: Stitches, uncut: Stitches) => {
    if (uncut[1]?.slice(1, -1).some((thread) => thread !== 'l')) return [];
    const motifs: boolean[][] = [];
    for (let depth = 3; depth <= 2 * half + 3; depth += 1)
      for (let x = 0; x < middle; x += 1) {
        const thread = uncut[depth]?.[middle + x];
        if (thread === '.') continue;
        const motif = Math.floor((x + start) / period);
        motifs[motif] = [...(motifs[motif] ?? []), rows[depth]?.[middle + x] === thread];
      }
    return motifs.flatMap((stitches) => stitches.filter(Boolean).length / stitches.length);
  };
  return [...shares(woven, high), ...shares(woven.toReversed(), high.toReversed())];
}

describe('a cloth', () => {
  test('is the same for the same course, and like no other for each sample', () => {
    expect(clothSvg({ of: 'a', sign: 'N5', theme: 'code' })).toBe(
      clothSvg({ of: 'a', sign: 'N5', theme: 'code' }),
    );
    for (const size of ['svg', 'small', 'wide', 'tall', 'band'] as const)
      expect(new Set(samples.map((sample) => sample[size])).size, size).toBe(samples.length);
  });

  test('is light: at most 1.5 kB compressed, 8 kB before, and half of that where it is small', () => {
    for (const { title, svg, small, wide, tall, band } of samples) {
      expect(gzipSync(wide).length, title).toBeLessThan(1500);
      expect(gzipSync(tall).length, title).toBeLessThan(1500);
      expect(gzipSync(band).length, title).toBeLessThan(1500);
      expect(gzipSync(small).length, title).toBeLessThan(750);
      expect(gzipSync(svg).length, title).toBeLessThan(1500);
      expect(svg.length, title).toBeLessThan(8000);
    }
  });

  test.each([WIDE_FORMAT, TALL_FORMAT, BAND_FORMAT])(
    'of $columns by $rows is the same on both sides, to a selvedge',
    (format) => {
      for (let number = 0; number < 60; number += 1) {
        const rows = weave({ ...format, seed: `${number}`, sign: ['.'] });
        expect(rows.map((row) => row.toReversed())).toEqual(rows);
        expect(new Set(rows.map(([first]) => first))).toEqual(new Set('r'));
      }
    },
  );

  test.each([
    { ...TALL_FORMAT, sign: 'GRE' },
    { ...WIDE_FORMAT, sign: 'GRE' },
    { ...BAND_FORMAT, sign: 'GRE' },
  ])('of $columns by $rows has no motif of a band that the rim around $sign cuts', (format) => {
    const shares = Array.from({ length: 60 }, (_, seed) => sharesOfMotifs(format, `${seed}`)).flat();
    expect(shares).toContain(1);
    // Where one is left out, a few stitches of the rim have its colours by chance.
    expect(shares.filter((share) => share > 0.3 && share < 1)).toEqual([]);
  });

  test('looks the same as long as its address does', () => {
    const look = hash(
      'sha256',
      samples.map(({ svg, small, tall, band }) => svg + small + tall + band).join(),
    ).slice(0, 16);
    expect({ version: CLOTH_VERSION, look }, 'raise CLOTH_VERSION and change both').toEqual({
      version: 7,
      look: '00de42ac38a9fc40',
    });
  });

  test.each(THEMES.flatMap((theme) => PALETTES[theme].map((palette, place) => ({ theme, place, palette }))))(
    'shows its sign clearly in $theme $place',
    ({ palette }) => {
      expect(contrast(palette.s, palette.f)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.a, palette.f)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('a letter', () => {
  test.each([
    ['“I passed.” — Puja, Lok Sewa', 'I passed.', 'Puja', 'Lok Sewa'],
    ['He said — twice — “yes” — Ram Thapa', 'He said — twice — “yes”', 'Ram Thapa', ''],
    ['Our new lab, opened in May', 'Our new lab, opened in May', '', ''],
    ['“No name.” — ', '“No name.” — ', '', ''],
    ['<b>“0”</b> — 0', '<b>“0”</b>', '0', ''],
  ])('is read from %s', (caption, quote, name, about) => {
    expect(letterOf(caption)).toEqual({ quote, name, about });
  });
});

describe('the sign of a course', () => {
  test.each([
    ['Japanese Language for Beginners (N5)', 'N5'],
    ['Japanese for Travellers', 'hiragana'],
    ['GRE Preparation', 'GRE'],
    ['C++ for Engineers', 'C++'],
    ['Beekeeping in the Hills', 'BH'],
    ['Élan vital', 'EV'],
    ['गणित र तर्क', 'ग'],
    ['आधारभूत पाठ', 'अ'],
    ['सिलाई कटाई', 'needle'],
    ['中文', 'flower'],
    ['<script>"&', 'S'],
    ['???', 'flower'],
  ])('of “%s” is %s', (title, sign) => {
    expect(signOf(title)).toBe(sign);
    expect(drawingOf(sign)).toBeDefined();
    expect(signOfCode(signCode(sign))).toBe(sign);
    expect(signCode(sign)).toMatch(/^[a-z0-9-]+$/);
  });

  test('of a person leaves titles away', () => {
    expect(signOfPerson('Dr. Laxmi Devi Panthi')).toBe('LD');
    expect(signOfPerson('प्रकाश')).toBe('प');
  });

  test('has as many of its letters as there is room for', () => {
    expect(drawingOf('GRE', 23)).toEqual(drawingOf('GR'));
    expect(drawingOf('N5', 23)).toEqual(drawingOf('N5'));
  });

  test('that data/signs.json names can be drawn, and each drawing has rows of one length', () => {
    expect(signs.filter(({ sign }) => !drawingOf(sign))).toEqual([]);
    for (const [name, rows] of [...Object.entries(DRAWINGS), ...LETTERS]) {
      expect(new Set(rows.map((row) => row.length)).size, name).toBe(1);
    }
  });

  test.each(['', 'u', 'u0', 'u41-42-43-44', 'u1f600', 'nothing', 'constructor', 'u0041'])(
    'is not to be had for the code %j',
    (code) => expect(signOfCode(code)).toBeUndefined(),
  );
});
