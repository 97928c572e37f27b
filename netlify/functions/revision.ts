import type { Config } from '@netlify/functions';
import { contentRevision } from '../../src/server/content/content.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders, json } from '../../src/server/http/respond.ts';

/** What a built page compares its own revision with. */
export default endpoint({
  async GET({ request }) {
    return json({ revision: await contentRevision() }, 200, contentCacheHeaders(request));
  },
});

export const config: Config = { path: '/api/revision' };
