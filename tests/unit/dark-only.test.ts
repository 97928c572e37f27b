import { expect, test } from 'vitest';
import { darkOnly, lightOnly } from '../../src/build/dark-only.ts';

const pair = (light: string, dark: string) =>
  `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;

test('a page that is dark on every screen keeps the dark colour of each pair', () => {
  const css = `--a:${pair('#fff', 'var(--blue-950)')};--b:${pair('var(--blue-800)', '#17306a')};--c:#fff;`;
  expect(darkOnly(`<style>:root{${css}}</style>`)).toBe(
    '<style>:root{--a:var(--blue-950);--b:#17306a;--c:#fff;}</style>',
  );
});

test('and does not say which of each pair is meant', () => {
  const choice = '--lightningcss-light: ;--lightningcss-dark:initial';
  expect(
    darkOnly(`:root{${choice};color-scheme:dark}@media (prefers-color-scheme:dark){:root{${choice}}}`),
  ).toBe(':root{color-scheme:dark}');
});

test('is printed with the light colour of each pair, and with what it has itself', () => {
  const css = `--blue-950:#0a1226;--a:${pair('#fff', 'var(--blue-950)')};--b:${pair('var(--blue-800)', '#17306a')}`;
  expect(lightOnly(`.a{padding:var(--gap);--c:#fff}:root{${css}}`)).toBe(
    '.a{padding:var(--gap);}:root{--a:#fff;--b:var(--blue-800)}',
  );
});

test('keeps the colour inside what it is a part of', () => {
  expect(darkOnly(`box-shadow:0 1px ${pair('rgb(16 31 68 / 0.24)', 'rgb(2 4 12 / 0.85)')}}`)).toBe(
    'box-shadow:0 1px rgb(2 4 12 / 0.85)}',
  );
});

test.each([
  'color:light-dark(#fff, #000)',
  'color:var(--lightningcss-light,color-mix(in srgb,var(--a) 50%,#fff))var(--lightningcss-dark,#000)',
])('refuses %s, which it does not know how to take apart', (css) => {
  expect(() => darkOnly(css)).toThrow('light colour left');
});
