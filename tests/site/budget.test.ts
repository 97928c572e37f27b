import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BUDGETED, HTML_KB } from '../bench/budgets.ts';
import { open } from './read.ts';

test.each([...new Set(BUDGETED.map(({ path }) => path))])(
  'the HTML of %s is small, and asks for one picture at most with priority',
  async (path) => {
    const { html, document } = await open(path);
    expect(brotliCompressSync(html).length / 1000).toBeLessThanOrEqual(HTML_KB);
    expect(document.querySelectorAll('img:not([loading=lazy])').length).toBeLessThanOrEqual(1);
    expect(document.querySelectorAll('[fetchpriority=high]').length).toBeLessThanOrEqual(1);
  },
);
