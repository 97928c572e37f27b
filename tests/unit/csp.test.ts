import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { csp, finishPolicy, styleHashes } from '../../src/build/csp.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const SCRIPT = 'alert(1)';
const STYLE = 'p{color:red}';
const ISLAND =
  '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><astro-island></astro-island>';
const directives = typeof csp === 'object' ? (csp.directives ?? []) : [];

/** A page as Astro builds it: the policy behind a style, and with the hashes of all scripts of the site. */
const built = ({ style = `<style>${STYLE}</style>`, script = SCRIPT, body = '' } = {}) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>T</title>${style}` +
  `<meta http-equiv="content-security-policy" content="${directives.join(';')}; ` +
  `script-src 'self' '${hashOf(SCRIPT)}' '${hashOf('of another page')}'; style-src 'self' '${hashOf('x')}';">` +
  `</head><body>${body}<script type="application/ld+json">{}</script><script type="module">${script}</script></body></html>`;

/** The sources of a directive of a finished page. */
const sourcesOf = (page: string, name: string) => {
  const [, content = ''] = /content-security-policy" content="([^"]*)"/.exec(page) ?? [];
  const directive = content.split(';').find((part) => part.split(' ')[0] === name);
  return directive?.split(' ').slice(1);
};

describe('finishPolicy', () => {
  test('puts the policy before everything that it has to count for', () => {
    const page = finishPolicy(built());
    expect(page.indexOf('content-security-policy')).toBeLessThan(page.indexOf('<title>'));
    expect(page.match(/content-security-policy/g)).toHaveLength(1);
    expect(page.replace(/<meta http-equiv[^>]*>/, '')).toBe(built().replace(/<meta http-equiv[^>]*>/, ''));
  });

  test('names the styles and scripts of the page, and no others', () => {
    const page = finishPolicy(built({ style: `<style>${STYLE}</style><style>b{}</style>` }));
    expect(page).toContain(`<style>${STYLE}b{}</style>`);
    expect(sourcesOf(page, 'style-src')).toEqual(["'self'", `'${hashOf(`${STYLE}b{}`)}'`]);
    expect(sourcesOf(page, 'script-src')).toEqual(["'self'", `'${hashOf(SCRIPT)}'`]);
  });

  test('allows what only the admin needs in no other page', () => {
    expect(sourcesOf(finishPolicy(built()), 'img-src')).toEqual(["'self'", 'data:']);
    expect(sourcesOf(finishPolicy(built()), 'trusted-types')).not.toContain('preview');
    expect(sourcesOf(finishPolicy(built(), true), 'img-src')).toContain('blob:');
    expect(sourcesOf(finishPolicy(built(), true), 'trusted-types')).toContain('preview');
  });

  test('leaves every other directive as it was written', () => {
    const page = finishPolicy(built(), true);
    for (const directive of directives) {
      const [name = '', ...sources] = directive.split(' ');
      expect(sourcesOf(page, name)).toEqual(sources);
    }
  });

  test('names the styles of framed pages, too', () => {
    const page = finishPolicy(built(), true, styleHashes(built({ style: '<style>i{}</style>' })));
    expect(sourcesOf(page, 'style-src')).toContain(`'${hashOf('i{}')}'`);
  });

  test('takes away the style of islands, which stands in the style sheet', () => {
    expect(finishPolicy(built({ body: ISLAND }))).not.toContain('<style>astro-island');
  });

  test.each([
    ['a page without a policy', built().replace('http-equiv', 'name')],
    ['a page without its character set', built().replace('<meta charset="utf-8">', '')],
    ['a page without styles', built({ style: '' })],
    ['styles with an attribute', built({ style: '<style media="all">p{}</style>' })],
    ['an island without its style', built({ body: '<astro-island></astro-island>' })],
    ['a script that Astro does not vouch for', built({ script: 'steal()' })],
    ['a policy without what the admin needs', built().replace(' blob:', '')],
    ['a policy without the name of the preview', built().replace(' preview', '')],
  ])('refuses %s', (_, page) => {
    expect(() => finishPolicy(page)).toThrow(/built page/);
  });
});
