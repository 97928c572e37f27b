import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** The rules of src/styles/README.md, for the style sheets of site and admin. */
const sheets = globSync('src/**/*.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

const found = (pattern: RegExp, css = ({ css }: (typeof sheets)[number]) => css): string[] =>
  sheets.flatMap((sheet) =>
    [...css(sheet).matchAll(pattern)].map(([text]) => `${sheet.file}: ${text.trim()}`),
  );

test('sizes and sides are logical', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(
    found(
      /^\s*(?:(?:min-|max-)?(?:width|height)|top|right|bottom|left|(?:margin|padding|border)-(?:top|right|bottom|left)[\w-]*):.*/gm,
    ),
  ).toEqual([]);
  expect(found(/text-align: (?:left|right)/g)).toEqual([]);
});

test('colours are named in a tokens layer and nowhere else', () => {
  const outsideTokens = ({ css }: (typeof sheets)[number]) =>
    css.replace(/@layer tokens \{[\s\S]*?\n\}/g, '').replace(/@font-face \{[\s\S]*?\}/g, '');
  expect(found(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(.*/gi, outsideTokens)).toEqual([]);
});

test('a window has three breakpoints, asked for as a range', () => {
  expect(found(/\((?:min|max)-(?:width|height):.*/g)).toEqual([]);
  const asked = sheets.flatMap(({ css }) =>
    [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) => query.match(/[\d.]+rem/g) ?? []),
  );
  expect(new Set(asked)).toEqual(new Set(['40rem', '56rem', '64rem']));
});

test('each style belongs to a layer, and the order of layers is said once', () => {
  const [order] = readFileSync('src/styles/layers.css', 'utf8').match(/(?<=@layer ).*(?=;)/) ?? [''];
  const used = new Set(found(/(?<=@layer )[\w-]+(?= \{)/g).map((text) => text.split(': ')[1]));
  expect([...used].filter((layer) => !order.split(', ').includes(layer ?? ''))).toEqual([]);
  expect(found(/@layer [^{;]*;/g)).toHaveLength(1);
});

test('each theme gives a value to the same colours', () => {
  const themes = Map.groupBy(
    sheets.filter(({ file }) => file.startsWith('src/styles/themes/')),
    ({ file }) => basename(file).split(/[-.]/)[0],
  );
  const colours = [...themes.values()].map((own) =>
    [...new Set(own.flatMap(({ css }) => css.match(/--color-[\w-]+(?=:)/g) ?? []))].sort(),
  );
  expect(colours.length).toBeGreaterThan(1);
  expect(colours[0]?.length).toBeGreaterThan(20);
  for (const named of colours) expect(named).toEqual(colours[0]);
});

test('the first family of each stack is a face that the site has', () => {
  const first = found(/(?<=--font-(?:sans|mono):\s*)"[^"]+"/g).map((text) => text.split(': ')[1]);
  const faces = found(/(?<=font-family: )"[^"]+"/g).map((text) => text.split(': ')[1]);
  expect(first).toHaveLength(2);
  for (const family of first) expect(faces).toContain(family);
});

test('the style of islands that the build takes out of pages stands in a sheet', () => {
  const taken = /(?<=ISLAND_STYLE = '<style>).*(?=<\/style>)/.exec(readFileSync('src/build/csp.ts', 'utf8'));
  const bare = (css: string) => css.replace(/[\s;]/g, '');
  const [sheet] = sheets.filter(({ file }) => file === 'src/styles/islands.css');
  expect(bare(sheet?.css ?? '')).toBe(`@layerbase{${bare(taken?.[0] ?? '?')}}`);
});
