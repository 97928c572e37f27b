import { glob, readFile } from 'node:fs/promises';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { MISSING_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { inlineOf } from '../support/policies.ts';
import { crawl } from './crawl.ts';
import { ask, open, siteUrl } from './read.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
  rules: {
    // Valid either way; React writes <img/>, srcSet and required="".
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // The form of the course list searches while one types, so there is nothing to send.
    'wcag/h32': 'off',
    // The class keeps a number on one line.
    'tel-non-breaking': ['error', { ignoreClasses: ['nobreak'] }],
    // Boxes of one name say one thing together.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // What comes from our own address needs no integrity; from another it does.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Everything that a visitor, or who signs in, may come to. */
const found = await crawl(siteUrl, [...PUBLIC_PAGES, ...MISSING_PAGES, '/facetreesol/login']);
const MISSING = new Set<string>([...MISSING_PAGES, '/404']);

test('every link, picture, script and fragment of every page leads somewhere', async () => {
  const broken: string[] = [];
  for (const [path, { targets }] of found) {
    for (const target of new Set(targets)) {
      const [address = '', fragment] = target.split('#');
      const there = found.get(address);
      const lost = fragment && !there?.text.includes(` id="${decodeURIComponent(fragment)}"`);
      // A page that answers 404 may name itself; no other page may name it.
      const missing = there?.status !== 200 && !(MISSING.has(path) && MISSING.has(address));
      if (missing || lost) broken.push(`${path} → ${target}: ${there?.status}`);
    }
  }
  expect(broken).toEqual([]);
  const statuses = [...found].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(statuses.filter((path) => !MISSING.has(path))).toEqual([]);
  // Both brands' pages and courses with their pictures: a crawl that finds next to nothing proves nothing.
  expect([...found.values()].filter(({ html }) => html !== '').length).toBeGreaterThan(40);
  expect(found.size).toBeGreaterThan(150);
});

test('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const errors: string[] = [];
  for (const [path, { html }] of found) {
    if (html === '') continue;
    // A template is filled in before it is shown.
    const shown = html.replace(/<template[\s\S]*?<\/template>/g, '');
    const { results } = await validator.validateString(shown, path);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column } of messages) {
        errors.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(errors).toEqual([]);
});

test('no page tells in which folder it was built', () => {
  const islands = [...found.values()].flatMap(({ html }) => html.match(/<astro-island [^>]*>/g) ?? []);
  expect(islands.length).toBeGreaterThan(5);
  expect(islands.filter((island) => / uid=/.test(island))).toEqual([]);
  expect([...found].filter(([, { html }]) => html.includes(process.cwd())).map(([path]) => path)).toEqual([]);
});

test('pages that are dark on every screen have the colours of one scheme, others of both', () => {
  const pages = [...found].filter(([, { html }]) => html.includes('<style>'));
  const pairs = (html: string) => html.split('--lightningcss-light,').length > 20;
  expect(pages.filter(([, { html }]) => pairs(html)).length).toBeGreaterThan(10);
  for (const [path, { html }] of pages)
    expect(pairs(html), path).toBe(!/<html[^>]* data-theme="code"/.test(html));
});

test('what is set off in running text stands apart from the words around it', async () => {
  for (const path of [...PUBLIC_PAGES, ...MISSING_PAGES]) {
    const { html } = await open(path);
    const joined =
      /(?<=[\p{L}\p{N}.,;:)])<(a|strong|em|b|code|small) .{0,60}|<\/(a|strong|em|b|code|small)>[\p{L}\p{N}(].{0,40}/gu;
    expect(html.match(joined), path).toBeNull();
  }
});

/** Every class that the style sheets of public pages say something about. */
async function styledClasses(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const file of glob('src/styles/{*,components/*,pages/*}.css')) {
    if (/admin|print|forced-colors/.test(file)) continue;
    const css = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|@import.*/g, '');
    for (const [, name = ''] of css.matchAll(/\.([a-z][\w-]*)/g)) found.add(name);
  }
  return found;
}

const FRAGMENTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/fragments/featured/1'],
  '/courses': ['/api/fragments/courses/1'],
  '/course/ielts-preparation': ['/api/fragments/course/1/ielts-preparation', '/api/fragments/course/1/nope'],
};

test('every page carries the style of what it shows, and of what may be put into it later', async () => {
  const styled = await styledClasses();
  expect(styled.size).toBeGreaterThan(100);
  const text = async (path: string) => (await ask(path)).text();
  for (const path of [...PUBLIC_PAGES, ...MISSING_PAGES]) {
    const page = await text(path);
    const inline = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    const [, later = ''] = /<link rel="stylesheet" [^>]*href="([^"]*)" disabled>/.exec(page) ?? [];
    const styles = [...inline, await text(later)].join('');
    const parts = await Promise.all((FRAGMENTS[path] ?? []).map(text));
    const shown = [page, ...parts].join('').replace(/<script[\s\S]*?<\/script>/g, '');
    const used = shown.matchAll(/\sclass="([^"]*)"/g);
    const names = new Set([...used].flatMap(([, list = '']) => list.split(/\s+/)));
    const bare = [...names].filter(
      (name) => styled.has(name) && !new RegExp(`\\.${name}(?![\\w-])`).test(styles),
    );
    expect(bare, path).toEqual([]);
  }
});

test('the styles of every page stand once, and before those that differ from them', () => {
  const at = (css: string, name: string) =>
    [...css.matchAll(new RegExp(`(?<=[{}])\\.${name}\\{`, 'g'))].map(({ index }) => index);
  const pages = [...found].flatMap(([path, { html }]) => {
    const css = inlineOf(html, 'style').join('');
    const [closing] = at(css, 'closing');
    return closing === undefined ? [] : [{ path, closing, button: at(css, 'button') }];
  });
  expect(pages.length).toBeGreaterThan(25);
  const wrong = pages.filter(({ closing, button }) => button.length !== 1 || Number(button[0]) > closing);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
