import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { crawl } from './support/crawl.ts';
import { MISSING_PAGES, PUBLIC_PAGES } from './support/pages.ts';
import { expect, test } from './support/site.ts';

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
    // What comes from our own address needs no integrity; from another it does.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

test('the HTML of every page is valid', async ({ site }) => {
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const found = await crawl(site.url, [...PUBLIC_PAGES, ...MISSING_PAGES, '/facetreesol/login']);
  const pages = [...found].filter(([, { html }]) => html !== '');
  expect(pages.length).toBeGreaterThan(40);
  const errors: string[] = [];
  for (const [path, { html }] of pages) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      for (const { ruleId, message, line, column } of messages) {
        errors.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(errors).toEqual([]);
});
