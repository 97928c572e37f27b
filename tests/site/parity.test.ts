import { expect, test } from 'vitest';
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
    expect(rendered.length).toBeGreaterThan(300);
    expect(html, fragment).toContain(rendered);
  }
});
