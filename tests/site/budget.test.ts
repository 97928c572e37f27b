import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETED, HTML_KB } from '../bench/budgets.ts';
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

test('browsers that know how compile the code of islands beside the page', async () => {
  const { document } = await open('/');
  const islands = [...document.querySelectorAll('astro-island')];
  expect(islands).toHaveLength(2);
  for (const island of islands) {
    const code = await (await ask(island.getAttribute('component-url') ?? '')).text();
    expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
