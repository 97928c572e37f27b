import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders, html } from '../../src/server/http/respond.ts';
import { renderPageParts } from '../../src/server/render/page-parts.ts';

/** All of a page but its head, as it would be built now. */
export default endpoint({
  async GET({ request, url }) {
    const parts = await renderPageParts(url.searchParams.get('path') ?? '');
    if (!parts) throw notFound(MISSING_TEXTS.page);
    return html(parts.html, 200, {
      ...contentCacheHeaders(request, ['path']),
      ...(parts.title && { 'X-Title': encodeURIComponent(parts.title) }),
    });
  },
});

export const config: Config = { path: '/api/page' };
