import { globSync } from 'node:fs';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSite } from '../support/built-site.ts';
import { observatoryScore } from '../support/observatory.ts';
import { MISSING_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { directivesOf, findingsOf, hashSource, inlineOf, policiesOf } from '../support/policies.ts';
import { type ServedSite, save, serve } from '../support/sites.ts';

let own: ServedSite;
let fresh: string;
beforeAll(async () => {
  own = await serve(await sampleSite());
  const fields = { title: 'Newer than every page', description: 'New.', company_id: '1' };
  fresh = (await (await save(own, 'POST', '/api/courses', fields)).json()).id;
});
afterAll(() => own.end());

test('every HTML answer has a policy that the evaluators find nothing against', async () => {
  const ask = async (path: string) => {
    const { status, headers, text } = await fetch(own.url + path).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
    }));
    return { path, status, headers, html: text };
  };
  const pages = await Promise.all([
    ...[...PUBLIC_PAGES, ...MISSING_PAGES].map((path) => ask(path)),
    ...['/facetreesol/dashboard', `/course/${fresh}`, '/api/fragments/courses/1'].map((path) => ask(path)),
  ]);
  for (const { path, headers, html } of pages) {
    expect(headers.get('content-type'), path).toMatch(/^text\/html/);
    const [policy = '', ...narrower] = policiesOf(headers, html);
    const directives = directivesOf(policy);
    for (const one of [policy, ...narrower]) expect(one).not.toMatch(/unsafe-/);
    // What Google's evaluator says of 'self' is no more than a "possibly", for sites that serve what strangers upload
    // as scripts; here uploads are pictures only. A hash cannot stand in for it: browsers have none for imports.
    const said = findingsOf(policy).filter(({ severity }) => severity < Severity.INFO);
    const [self, ...others] = said.map(
      ({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`,
    );
    expect(others, path).toEqual([]);
    if (self) expect(self, path).toBe("MEDIUM_MAYBE script-src 'self'");
    for (const script of inlineOf(html, 'script'))
      expect(directives.get('script-src'), path).toContain(hashSource(script));
    for (const style of inlineOf(html, 'style'))
      expect(directives.get('style-src'), path).toContain(hashSource(style));
    expect(html, path).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
    if (html.includes('<html')) {
      expect(html.indexOf('http-equiv'), path).toBeLessThan(html.indexOf('<title'));
      expect(observatoryScore({ headers, html, policy: directives }), path).toBeGreaterThanOrEqual(150);
    }
  }
});

test('every file that is no page is graded A+ by the Observatory', async () => {
  const { pages } = await sampleSite();
  // What netlify.toml keeps back answers as the 404 page.
  const keptBack = 'built.json';
  const files = globSync('**/*.*', { cwd: pages }).filter(
    (file) => !/\.html$/.test(file) && file !== keptBack,
  );
  expect(files.length).toBeGreaterThan(100);
  // Those of a folder of their own have the same headers.
  const one = new Map(files.map((file) => [file.includes('/') ? file.replace(/[^/]*$/, '') : file, file]));
  for (const file of one.values()) {
    const { status, headers } = await fetch(`${own.url}/${file}`, { method: 'HEAD' });
    expect(status, file).toBe(200);
    const policy = directivesOf(headers.get('content-security-policy') ?? '');
    expect(policy.get('default-src'), file).toEqual(["'none'"]);
    expect(observatoryScore({ headers, html: '', policy }), file).toBeGreaterThanOrEqual(140);
  }
});

test('nothing runs in a preview, and the evaluators find nothing against what says so', async () => {
  const answer = await fetch(`${own.url}/api/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await own.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Looked at', description: 'x', company_id: 2 }),
  });
  const html = await answer.text();
  const policy = policiesOf(answer.headers, html).filter(Boolean).join('; ');
  expect(policy).not.toMatch(/unsafe-/);
  expect(findingsOf(policy).filter(({ severity }) => severity < Severity.INFO)).toEqual([]);
  expect(directivesOf(policy).get('script-src')).toEqual(["'none'"]);
  expect(html).not.toMatch(/<script|<[^>]+\s(?:style|on\w+)=/);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<title'));
});
