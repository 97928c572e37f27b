import type { Config } from '@netlify/functions';
import { audit } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { accepted } from '../../src/server/http/respond.ts';
import { publishNow } from '../../src/server/publish/request-build.ts';

/** Calls for a build without waiting for another change; how it goes is told by /api/status. */
export default endpoint({
  async POST({ request, context }) {
    const { user } = await requireAdmin(request);
    await publishNow();
    await audit(context, user, 'published');
    return accepted();
  },
});

export const config: Config = { path: '/api/publish' };
