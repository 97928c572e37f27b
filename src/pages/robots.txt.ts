import { absolute } from '../components/page/text.ts';
import { COMPANY_IDS } from '../domain/company.ts';
import { pagePaths, SITEMAP_PATH } from '../paths.ts';

/** Not the admin: its pages say noindex, and a crawler that may not read them would not see that. */
const PRIVATE = [...COMPANY_IDS.map((id) => pagePaths(id).shell), '/api/'];
const RULES = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)];

export const GET = () =>
  new Response([...RULES, '', `Sitemap: ${absolute(SITEMAP_PATH)}`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain' },
  });
