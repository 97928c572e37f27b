import type { Config } from '@netlify/functions';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { empty } from '../../src/server/http/respond.ts';
import { publishNow } from '../../src/server/publish/request-build.ts';

/** Calls for a build without waiting for another change; how it goes is told by /api/status. */
export default endpoint({
  POST: forAdmin(async (call) => {
    if (await publishNow()) await audit(call, 'published');
    return empty(202);
  }),
});

export const config: Config = { path: '/api/publish' };
