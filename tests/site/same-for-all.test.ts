import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePartsPath } from '../../src/paths.ts';
import { sampleSite } from '../support/built-site.ts';
import { ADMIN } from '../support/credentials.ts';
import { MISSING_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { ask } from './read.ts';

/** The way to type on the real page is the admin's alone: pages say the same to everybody, and carry nothing of it. */

const signIn = async (): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await ask('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  return (await answer.json()).token;
};
/** What a page or a script loads. */
const loaded = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/_astro\/[^"'\s)\\]+/g)].map(([address]) => address)),
];

test('a page is the same to the byte for a stranger, a visitor who comes back, and the administrator', async () => {
  const people: Record<string, string>[] = [
    { 'accept-language': 'ne', 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K)' },
    { cookie: 'session=1; nf_ab=0.5', dnt: '1', referer: 'https://elsewhere.example/' },
    { authorization: `Bearer ${await signIn()}` },
  ];
  for (const path of [...PUBLIC_PAGES, ...MISSING_PAGES, pagePartsPath('/'), pagePartsPath('/it/contact')]) {
    const [first, ...others] = await Promise.all(
      [{}, ...people].map(async (headers) => {
        const answer = await ask(path, { headers });
        return {
          status: answer.status,
          html: await answer.text(),
          policy: answer.headers.get('content-security-policy'),
        };
      }),
    );
    expect(first?.html.length, path).toBeGreaterThan(1000);
    for (const other of others) expect(other, path).toEqual(first);
    expect(first?.html, path).not.toMatch(/data-edit|data-empty|contenteditable|plaintext-only/);
    // Characters that mark a place while a preview is rendered.
    expect(first?.html, path).not.toMatch(/[\ufdd0-\ufdef]/);
  }
});

test('nothing that the admin runs is loaded by a public page', async () => {
  const { pages } = await sampleSite();
  const file = (address: string) => readFileSync(join(pages, address), 'utf8');
  const admin = loaded(file('facetreesol.html')).filter((address) => address.endsWith('.js'));
  expect(admin).not.toEqual([]);
  const all = new Set<string>();
  const follow = (address: string) => {
    if (all.has(address) || !address.endsWith('.js')) return;
    all.add(address);
    for (const next of loaded(file(address))) follow(next);
    for (const [, near = ''] of file(address).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
      follow(`/_astro/${near}`);
  };
  for (const page of globSync('**/*.html', { cwd: pages }))
    if (page !== 'facetreesol.html') for (const address of loaded(file(page))) follow(address);
  expect(all.size).toBeGreaterThan(5);
  for (const address of admin) expect([...all], address).not.toContain(address);
  for (const address of all) expect(file(address), address).not.toMatch(/data-edit|contenteditable/);
});
