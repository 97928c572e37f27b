import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** course-search.ts looks for it; it has no look of its own. */
const WITHOUT_RULE = 'catalogue-results';
/** They take from what others have given a look. */
const ADJUSTING = /\/(forced-colors|no-script|print)\.css$/;
/** What a medium has no use for, and nothing else. */
const ONLY_ADJUSTED = ['needs-script', 'screen-only'];

/** A page with everything that it imports, style sheets among it. */
function reach(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|import\(?|@import)\s*['"](\.[^'"?]+)/g);
  for (const [, path = ''] of imports) reach(normalize(join(dirname(file), path)), seen);
  return seen;
}

const textOf = (files: ReadonlySet<string>, kind: RegExp): string =>
  [...files]
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const namesIn = (markup: string): string[] =>
  [...markup.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
    .flatMap(([, plain, made = '']) => (plain ?? made.replace(/\S*\$\{[^}]*\}\S*/g, '')).split(/\s+/))
    .filter((name) => name !== '' && name !== WITHOUT_RULE);

/** Custom properties that a sheet counts on: a fallback beside them says that they may be missing. */
const propertiesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

const hasRule = (name: string, css: string): boolean => new RegExp(`\\.${name}(?![\\w-])`).test(css);

const pages = globSync('src/pages/**/*.astro');

describe('every class that a page names has a rule in its style sheets', () => {
  test.each(pages)('%s', (page) => {
    const files = reach(page);
    const css = textOf(files, /\.css$/);
    const names = [...new Set(namesIn(textOf(files, /\.(astro|tsx)$/)))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !hasRule(name, css))).toEqual([]);
  });
});

test('no class, by markup or script, has its only rules in sheets that take from others', () => {
  const files = new Set(pages.flatMap((page) => [...reach(page)]));
  const looks = textOf(new Set([...files].filter((file) => !ADJUSTING.test(file))), /\.css$/);
  const names = new Set([
    ...namesIn(textOf(files, /\.(astro|tsx)$/)),
    ...[...textOf(files, /\.ts$/).matchAll(/\.className = '([^']+)'/g)].flatMap(([, set = '']) =>
      set.split(' '),
    ),
  ]);
  expect([...names].filter((name) => !hasRule(name, looks)).sort()).toEqual(ONLY_ADJUSTED);
});

describe('every custom property that the style sheets of a page count on has a value', () => {
  test.each(pages)('%s', (page) => {
    const files = reach(page);
    const css = textOf(files, /\.css$/);
    const given = css + textOf(files, /\.(astro|tsx?)$/);
    const names = [...new Set(propertiesIn(css))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !new RegExp(`${name}['"]?\\]?:`).test(given))).toEqual([]);
  });
});
