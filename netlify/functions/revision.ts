import type { Config } from '@netlify/functions';
import { contentChanges } from '../../src/server/content/content.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders, json } from '../../src/server/http/respond.ts';

/** What a built page asks to learn which of its parts have changed. The same for all pages, so that the CDN keeps one copy. */
export default endpoint({
  async GET({ request }) {
    return json(await contentChanges(), 200, contentCacheHeaders(request));
  },
});

export const config: Config = { path: '/api/revision' };
