import type { APIRoute } from 'astro';
import { themeColours } from '../../components/page/theme-colours.ts';
import { brands } from '../../content/brands.ts';
import { sectionsOf } from '../../content/stored.ts';
import { COMPANIES } from '../../domain/company.ts';
import { ICON_PATHS, pagePaths } from '../../paths.ts';
import { type BrandRoute, brandRoutes } from '../_brand-routes.ts';

export const getStaticPaths = brandRoutes;

const icon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How a phone installs a brand's site. https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute<BrandRoute['props']> = async ({ props: { companyId } }) => {
  const { name } = COMPANIES[companyId];
  const { hero } = (await sectionsOf(companyId)).home;
  const { home } = pagePaths(companyId);
  const manifest = {
    id: home,
    name,
    short_name: name,
    description: hero.description,
    lang: 'en',
    start_url: home,
    // Links between the brands stay in the app.
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColours[brands[companyId].theme].light,
    background_color: themeColours[brands[companyId].theme].light,
    icons: [
      icon(ICON_PATHS.small, 192),
      icon(ICON_PATHS.large, 512),
      icon(ICON_PATHS.maskable, 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
