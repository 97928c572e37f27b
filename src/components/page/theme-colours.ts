import type { CompanyId } from '../../domain/company.ts';

/**
 * The ground of a brand's pages, `--color-ground` in src/styles/tokens.css: browsers cannot take it from there.
 * The IT brand is dark whatever the visitor prefers.
 */
export const themeColours: Readonly<Record<CompanyId, { light: string; dark: string }>> = {
  1: { light: '#ffffff', dark: '#0a1226' },
  2: { light: '#0a1226', dark: '#0a1226' },
};
