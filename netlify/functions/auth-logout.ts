import type { Config } from '@netlify/functions';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { noContent } from '../../src/server/http/respond.ts';
import { requireAdmin } from '../../src/server/sessions/guard.ts';
import { closeSession } from '../../src/server/storage/sessions.ts';

export default endpoint({
  async POST({ request }) {
    const { sessionId } = await requireAdmin(request);
    await closeSession(sessionId);
    return noContent();
  },
});

export const config: Config = { path: '/api/auth/logout' };
