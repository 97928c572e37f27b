import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleSite } from '../support/built-site.ts';
import { inlineOf } from '../support/policies.ts';

/** The rules of eslint.config.mjs, for what visitors' browsers get. Its files have to be in the project. */
mkdirSync('.data', { recursive: true });
const directory = mkdtempSync('.data/browsers-');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const { pages } = await sampleSite();
const html = globSync('**/*.html', { cwd: pages })
  .filter((file) => !file.startsWith('facetreesol'))
  .map((file) => readFileSync(join(pages, file), 'utf8'));

/** Puts there what pages say themselves. @returns how many files */
function writeInline(element: 'script' | 'style', extension: string): number {
  const found = [...new Set(html.flatMap((page) => inlineOf(page, element)))];
  // Rules for the next page are JSON.
  const texts = found.filter((text) => !text.startsWith('{"prefetch"'));
  for (const [index, text] of texts.entries())
    writeFileSync(join(directory, `${index}-inline.${extension}`), text);
  return texts.length;
}

/** Puts there the files that pages name, and what these name. */
function copyNamed(text: string, copied = new Set<string>()): Set<string> {
  for (const [name] of text.matchAll(/(?<=\/_astro\/|\.\/)[\w.-]+\.(?:js|css)\b/g)) {
    if (copied.has(name)) continue;
    copied.add(name);
    const file = join(pages, '_astro', name);
    cpSync(file, join(directory, name));
    copyNamed(readFileSync(file, 'utf8'), copied);
  }
  return copied;
}

/** What ESLint says, a line each, without where. */
function complaints(pattern: string): string[] {
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/eslint',
    ['--no-inline-config', '--format', 'json', join(directory, pattern)],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  expect(stderr).toBe('');
  const files: { messages: { message: string }[] }[] = JSON.parse(stdout);
  return [...new Set(files.flatMap(({ messages }) => messages.map(({ message }) => message)))];
}

test('pages use what the oldest browsers have, or what they can do without', () => {
  expect(writeInline('style', 'css')).toBeGreaterThan(4);
  expect(writeInline('script', 'js')).toBeGreaterThan(3);
  const named = copyNamed(html.join());
  expect([...named].filter((name) => name.endsWith('.css')).length).toBeGreaterThan(1);
  expect([...named].filter((name) => name.endsWith('.js')).length).toBeGreaterThan(4);
  expect(complaints('*.{css,js}')).toEqual([]);
  // ESLint does not look into custom properties.
  for (const file of globSync(`${directory}/*.css`))
    expect(readFileSync(file, 'utf8')).not.toMatch(/light-dark\(|color-mix\(|oklch\(/);
});

test('what they lack is found', () => {
  writeFileSync(
    join(directory, 'young.css'),
    '.a { rotate: 45deg; & b { color: color-mix(in srgb, red, blue) } }',
  );
  writeFileSync(join(directory, 'young.js'), 'AbortSignal.timeout(1);');
  writeFileSync(join(directory, 'younger.js'), 'class A { static { this.b = 1; } }');
  expect(complaints('young*')).toHaveLength(5);
});
