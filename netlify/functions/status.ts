import type { Config } from '@netlify/functions';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { resumeRequest } from '../../src/server/publish/request-build.ts';
import { publishStatus } from '../../src/server/publish/status.ts';
import { requireAdmin } from '../../src/server/sessions/guard.ts';

export default endpoint({
  async GET({ request, context }) {
    await requireAdmin(request);
    const { status, orphan } = await publishStatus();
    if (orphan) resumeRequest(context, orphan);
    return json(status);
  },
});

export const config: Config = { path: '/api/status' };
