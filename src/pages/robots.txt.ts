import { absolute } from '../components/page/text.ts';
import { SITEMAP_PATH } from '../paths.ts';

/**
 * The admin is not named here: its pages say noindex, which a crawler that must not read them would not see.
 */
const RULES = ['User-agent: *', 'Disallow: /shell', 'Disallow: /it/shell', 'Disallow: /api/'];

export const GET = () =>
  new Response([...RULES, '', `Sitemap: ${absolute(SITEMAP_PATH)}`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain' },
  });
