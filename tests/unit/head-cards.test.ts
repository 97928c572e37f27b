import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardSvg } from '../../src/cards/design.ts';
import { drawCard } from '../../src/cards/draw.ts';
import { shapeText } from '../../src/cards/fonts.ts';
import { setText } from '../../src/cards/lettering.ts';
import { unpackWoff } from '../../src/cards/woff.ts';
import { themeColours } from '../../src/components/page/theme-colours.ts';
import { sitemapOf } from '../../src/pages/_sitemap.ts';

const face = { companyId: 2, title: 'SQL', detail: 'Beginner' } as const;
const box = { width: 500, height: 300, sizes: [60, 40], weight: 700 } as const;

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cards-'));
  vi.stubEnv('ASTRO_CACHE_DIR', cache);
});
afterAll(() => rm(cache, { recursive: true, force: true }));

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

describe('drawCard', () => {
  test('makes a JPEG of 1200 by 630 pixels', async () => {
    const card = await drawCard('/og/a.jpg', face);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.length).toBeLessThan(300_000);
  });

  test('draws again only what has changed', async () => {
    const first = await drawCard('/og/b.jpg', face);
    const kept = join(cache, 'cards/og/b.jpg');
    const drawn = await readFile(kept);
    // Kept as it is, so that what was drawn before would be shown even if it were another.
    await writeFile(kept, Buffer.concat([drawn, Buffer.from('!')]));
    expect(await drawCard('/og/b.jpg', face)).toEqual(Buffer.concat([first, Buffer.from('!')]));
    const other = await drawCard('/og/b.jpg', { ...face, title: 'PL/SQL' });
    expect(Buffer.compare(other, first)).not.toBe(0);
  });
});

test('the colours of the browser are those of the pages', async () => {
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const dark = /--blue-950: (#\w+)/.exec(tokens)?.[1];
  expect(tokens).toContain(`--color-ground: light-dark(${themeColours[1].light}, var(--blue-950))`);
  expect(themeColours).toEqual({ 1: { light: '#ffffff', dark }, 2: { light: dark, dark } });
});

test('the sitemap of a site without courses still lists its pages', () => {
  const sitemap = sitemapOf([]);
  expect(sitemap.match(/<loc>/g)).toHaveLength(11);
  expect(sitemap).not.toContain('<lastmod>');
});
