import type { Config } from '@netlify/functions';
import { readFound } from '../../src/server/content/content.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders } from '../../src/server/http/respond.ts';
import { sitemapOf } from '../../src/server/render/sitemap.ts';

/** No file: search engines learn of new and deleted courses before the next build. */
export default endpoint({
  async GET({ request }) {
    const headers = { 'Content-Type': 'application/xml', ...contentCacheHeaders(request) };
    return new Response(sitemapOf(await readFound()), { headers });
  },
});

export const config: Config = { path: '/sitemap.xml' };
