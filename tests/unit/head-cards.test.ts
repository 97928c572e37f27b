import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allCards, DIGESTS, digestOf } from '../../data/cards/cards.ts';
import { cardSvg } from '../../data/cards/design.ts';
import { shapeText } from '../../data/cards/fonts.ts';
import { setText } from '../../data/cards/lettering.ts';
import { unpackWoff } from '../../data/cards/woff.ts';
import { themeColours } from '../../src/components/page/theme-colours.ts';
import { byCompany } from '../../src/domain/company.ts';
import { allPages } from '../../src/paths.ts';
import { sitemapOf } from '../../src/server/render/sitemap.ts';

const face = { companyId: 2, title: 'SQL', detail: 'Beginner', sign: 'cylinder' } as const;
const box = { width: 500, height: 300, sizes: [60, 40], weight: 700 } as const;

describe('the lettering of cards', () => {
  test('has both scripts, and leaves out what no font has', () => {
    expect(shapeText('Nepal', 700).glyphs).toHaveLength(5);
    expect(shapeText('नेपाल', 700).glyphs.every(({ outline }) => outline !== '')).toBe(true);
    // A conjunct is one sign made of three letters.
    expect(shapeText('क्ष', 700).glyphs.length).toBeLessThan(3);
    expect(shapeText('🎓漢', 700)).toEqual({ glyphs: [], length: 0 });
  });

  test('takes the largest size that fits', () => {
    expect(setText('SQL', box)).toEqual({ size: 60, lines: ['SQL'] });
    expect(setText('Incomprehensibilities', box).size).toBe(40);
  });

  test('cuts what fits at no size', () => {
    const { lines } = setText('many words '.repeat(60), box);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(setText('x'.repeat(300), box).lines).toEqual([expect.stringMatching(/^x{5,60}…$/)]);
  });

  test('needs no font of the machine', () => {
    expect(cardSvg(face)).not.toMatch(/<text|font/);
  });

  test('refuses a file that is no WOFF', () => {
    expect(() => unpackWoff(Buffer.from('<html></html>'))).toThrow(/no WOFF/);
  });
});

describe('the cards in public/og', () => {
  const cards = allCards();

  test('are one for each page', async () => {
    const files = await readdir('public/og', { recursive: true });
    expect(
      files
        .filter((file) => file.endsWith('.jpg'))
        .map((file) => `/og/${file}`)
        .sort(),
    ).toEqual(cards.map(({ path }) => path).sort());
  });

  test('show the words and the design of today; else run `npm run cards`', async () => {
    expect(JSON.parse(await readFile(DIGESTS, 'utf8'))).toEqual(
      Object.fromEntries(cards.map((card) => [card.path, digestOf(card)])),
    );
  });

  test.each(cards.map(({ path }) => path))('%s is a JPEG of 1200 by 630 pixels', async (path) => {
    const card = await readFile(`public${path}`);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(300_000);
  });
});

test('the colours of the browser are those of the pages', async () => {
  const [classic, code, codeColours] = await Promise.all(
    ['classic', 'code', 'code-colors'].map((theme) => readFile(`src/styles/themes/${theme}.css`, 'utf8')),
  );
  const colourOf = (token: string, theme = '') => new RegExp(`--${token}: (#\\w+)`).exec(theme)?.[1];
  const night = colourOf('blue-950', code);
  expect(themeColours.code).toEqual({ light: night, dark: night });
  expect(codeColours).toContain('--color-ground: light-dark(#ffffff, var(--blue-950))');
  expect(themeColours.classic.light).toBe(colourOf('paper', classic));
  expect(classic).toContain(`--color-ground: light-dark(var(--paper), ${themeColours.classic.dark})`);
});

test('the sitemap of a site without courses still lists its pages', () => {
  const sitemap = sitemapOf({ courses: [], categories: byCompany(() => []), instructors: [] });
  expect(sitemap.match(/<loc>/g)).toHaveLength(allPages().length);
  expect(sitemap).not.toContain('<lastmod>');
});
