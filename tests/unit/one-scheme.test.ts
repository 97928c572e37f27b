import { expect, test } from 'vitest';
import { onlyScheme, withoutUnseenScheme } from '../../src/build/one-scheme.ts';

const pair = (light: string, dark: string) =>
  `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;

test('a page that is dark on every screen keeps the dark colour of each pair', () => {
  const css = `--a:${pair('#fff', 'var(--blue-950)')};--b:${pair('var(--blue-800)', '#17306a')};--c:#fff;`;
  const page = (theme: string, style: string) =>
    `<html lang="en" data-theme="${theme}"><style>${style}</style>`;
  expect(withoutUnseenScheme(page('code', `:root{${css}}`))).toBe(
    page('code', ':root{--a:var(--blue-950);--b:#17306a;--c:#fff;}'),
  );
  expect(withoutUnseenScheme(page('classic', css))).toBe(page('classic', css));
});

test('words that name the colours stay as they are', () => {
  const page =
    '<html data-theme="code"><style>a{color:#fff}</style><p>--lightningcss-dark:x; light-dark(a, b)</p>';
  expect(withoutUnseenScheme(page)).toBe(page);
});

test('the sheet for paper keeps the light ones', () => {
  expect(onlyScheme('light', `a{color:${pair('#fff', '#000')}}`)).toBe('a{color:#fff}');
});

test('nothing says any longer which of each pair is meant', () => {
  const css = ':root{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}';
  expect(onlyScheme('dark', css)).toBe(':root{color-scheme:dark}');
});

test('the rule that did nothing but choose is gone, and one that does more stays', () => {
  const choosing = '--lightningcss-light: ;--lightningcss-dark:initial;';
  const media = (css: string) => `@media (prefers-color-scheme:dark){:root{${css}}}`;
  expect(onlyScheme('light', `a{margin:0}${media(choosing)}b{margin:0}`)).toBe('a{margin:0}b{margin:0}');
  expect(onlyScheme('light', media(`${choosing}margin:0`))).toBe(media('margin:0'));
});

test('keeps the colour inside what it is a part of', () => {
  expect(onlyScheme('dark', `box-shadow:0 1px ${pair('rgb(16 31 68 / 0.24)', 'rgb(2 4 12 / 0.85)')}}`)).toBe(
    'box-shadow:0 1px rgb(2 4 12 / 0.85)}',
  );
});

test.each([
  'color:light-dark(#fff, #000)',
  'color:var(--lightningcss-light,color-mix(in srgb,var(--a) 50%,#fff))var(--lightningcss-dark,#000)',
])('refuses %s, which it does not know how to take apart', (css) => {
  expect(() => onlyScheme('dark', css)).toThrow('not of the dark scheme alone');
});
