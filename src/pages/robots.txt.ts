import { absolute } from '../components/page/text.ts';
import { SHELLS_PATH, SITEMAP_PATH } from '../paths.ts';

/** Not the admin: its pages say noindex, and a crawler that may not read them would not see that. */
const PRIVATE = [SHELLS_PATH, '/api/'];
const RULES = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)];

export const GET = () =>
  new Response([...RULES, '', `Sitemap: ${absolute(SITEMAP_PATH)}`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain' },
  });
