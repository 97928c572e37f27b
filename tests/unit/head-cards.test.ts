import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardSvg } from '../../src/cards/design.ts';
import { drawCard } from '../../src/cards/draw.ts';
import { shapeText } from '../../src/cards/fonts.ts';
import { setText } from '../../src/cards/lettering.ts';
import { unpackWoff } from '../../src/cards/woff.ts';
import { sitemapOf } from '../../src/components/page/sitemap.ts';
import { themeColours } from '../../src/components/page/theme-colours.ts';
import { clothOf } from '../../src/components/ui/weave.ts';

const face = { companyId: 2, title: 'SQL', detail: 'Beginner', cloth: clothOf('sql') } as const;
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
  test('makes a JPEG of 1200 by 630 pixels, with or without a picture', async () => {
    const drawing = sharp({ create: { width: 30, height: 90, channels: 4, background: '#0f08' } }).webp();
    const picture = { hash: 'a', bytes: () => drawing.toBuffer() };
    const cards = await Promise.all([drawCard('/og/a.jpg', face), drawCard('/og/b.jpg', face, picture)]);
    for (const card of cards) {
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(card.length).toBeLessThan(300_000);
    }
    expect(Buffer.compare(...(cards as [Uint8Array, Uint8Array]))).not.toBe(0);
  });

  test('draws again only what has changed', async () => {
    const bytes = vi.fn(async () => readFile('public/favicon.svg'));
    const first = await drawCard('/og/c.jpg', face, { hash: 'a', bytes });
    expect(await drawCard('/og/c.jpg', face, { hash: 'a', bytes })).toEqual(first);
    expect(bytes).toHaveBeenCalledTimes(1);
    await drawCard('/og/c.jpg', face, { hash: 'b', bytes });
    await drawCard('/og/c.jpg', { ...face, title: 'PL/SQL' }, { hash: 'b', bytes });
    expect(bytes).toHaveBeenCalledTimes(3);
  });

  test('shows the cloth where a picture cannot be read, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const bytes = () => Promise.reject(new Error('gone'));
    expect(await drawCard('/og/d.jpg', face, { hash: 'a', bytes })).toEqual(
      await drawCard('/og/e.jpg', face),
    );
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
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
