import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETED, FIRST_PAINT, HTML_KB } from '../bench/budgets.ts';
import { ask, open } from './read.ts';

test.each([...new Set(BUDGETED.map(({ path }) => path))])(
  'the HTML of %s is small, and asks for one picture at most with priority',
  async (path) => {
    const { html, document } = await open(path);
    expect(brotliCompressSync(html).length / 1000).toBeLessThanOrEqual(HTML_KB);
    expect(document.querySelectorAll('img:not([loading=lazy])').length).toBeLessThanOrEqual(1);
    expect(document.querySelectorAll('[fetchpriority=high]').length).toBeLessThanOrEqual(1);
  },
);

test.each([...new Set(BUDGETED.map(({ path }) => path))])(
  'little stands ahead of the title of %s, and nothing that it has to wait for',
  async (path) => {
    const { html, document } = await open(path);
    const [ahead = ''] = html.split('</h1>');
    expect(ahead).toContain('<h1');
    expect(brotliCompressSync(ahead).length / 1000).toBeLessThanOrEqual(FIRST_PAINT.titleKB);
    expect(ahead).not.toContain('<script');
    const held = 'link[rel=preload], link[rel=modulepreload], link[rel=stylesheet]:not([disabled])';
    expect([...document.querySelectorAll(held)].filter((link) => !link.closest('noscript'))).toEqual([]);
    const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    expect(style.length / 1000).toBeLessThanOrEqual(FIRST_PAINT.styleKB);
    expect(style.split('{').length - 1).toBeLessThanOrEqual(FIRST_PAINT.rules);
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(FIRST_PAINT.elements);
  },
);

test('browsers that know how compile the code of islands beside the page', async () => {
  const { document } = await open('/');
  const islands = [...document.querySelectorAll('astro-island')];
  expect(islands).toHaveLength(2);
  for (const island of islands) {
    const code = await (await ask(island.getAttribute('component-url') ?? '')).text();
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
