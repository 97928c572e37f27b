import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** course-search.ts looks for it; it has no look of its own. */
const WITHOUT_RULE = 'catalogue-results';

/** A page with everything that it imports, style sheets among it. The admin has its own. */
function reach(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file) || file.startsWith('src/admin/')) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|import|@import)\s+['"](\.[^'"?]+)/g);
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

const pages = globSync('src/pages/**/*.astro').filter((page) => page !== 'src/pages/facetreesol.astro');

describe('every class that a page names has a rule in its style sheets', () => {
  test.each(pages)('%s', (page) => {
    const files = reach(page);
    const css = textOf(files, /\.css$/);
    const names = [...new Set(namesIn(textOf(files, /\.(astro|tsx)$/)))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  });
});
