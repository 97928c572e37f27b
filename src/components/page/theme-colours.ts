import type { Theme } from '../../domain/brand.ts';

/**
 * The ground of pages, `--color-ground` in src/styles/themes: browsers cannot take it from there. The theme `code`
 * is dark whatever the visitor prefers.
 */
export const themeColours: Readonly<Record<Theme, { light: string; dark: string }>> = {
  classic: { light: '#fbf7ef', dark: '#17130f' },
  code: { light: '#0a1226', dark: '#0a1226' },
};
