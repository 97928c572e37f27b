import { expect, test } from 'vitest';
import { MISSING_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { crawl } from './crawl.ts';
import { siteUrl } from './read.ts';

const MISSING = new Set<string>([...MISSING_PAGES, '/404']);

test('every link, picture, script and fragment of every page leads somewhere', async () => {
  const found = await crawl(siteUrl, [...PUBLIC_PAGES, ...MISSING_PAGES]);
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
