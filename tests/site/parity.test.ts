import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { addressesOf, pagePartsPath } from '../../src/paths.ts';
import { ask } from './read.ts';

/** A page is swapped for its fresh part only where that changes something else than the markup. */
test.each([
  '/',
  '/it',
  '/courses',
  '/it/courses',
  '/course/ielts-preparation',
  '/it/course/mern-stack-web-development',
  '/course/mern-stack-web-development',
  '/courses/languages',
  '/it/courses/web',
  '/privacy',
  '/terms',
  '/instructors',
  '/instructors/rachana-shrestha',
  '/it/instructors/asmita-poudel',
])('what the build and the function render for %s is the same, to the letter', async (path) => {
  const html = await (await ask(path)).text();
  const regions = [...html.matchAll(/data-fresh="([^"]+)"/g)].map(([, fragment = '']) => fragment);
  expect(regions).not.toEqual([]);
  for (const fragment of regions) {
    expect(fragment).toMatch(/^\/api\/fragments\//);
    const answer = await ask(fragment);
    expect(answer.status, fragment).toBe(200);
    const rendered = await answer.text();
    expect(rendered.length).toBeGreaterThan(100);
    expect(html, fragment).toContain(rendered);
  }
});

/** Pages that are not told by their regions what has changed. */
test.each(
  addressesOf()
    .map(({ address }) => address)
    .filter((address) => address === '/' || !address.endsWith('/'))
    .concat('/course/ielts-preparation', '/it/courses/web', '/instructors/rachana-shrestha'),
)('what the build and the function write of %s is the same, but for islands and plain text', async (path) => {
  const built = parseHTML(await (await ask(path)).text()).document;
  const answer = await ask(pagePartsPath(path));
  expect(answer.status).toBe(200);
  const now = parseHTML(`<body>${await answer.text()}</body>`).document;
  for (const own of built.querySelectorAll('script, style, link, template, astro-island')) own.remove();
  for (const part of ['.site-header', '#main', '.site-footer']) {
    const fresh = now.querySelector(part)?.outerHTML;
    if (part === '#main' && !fresh) continue;
    expect(fresh, part).toBe(built.querySelector(part)?.outerHTML);
  }
  expect(now.querySelectorAll('.site-header, .site-footer')).toHaveLength(2);
});
