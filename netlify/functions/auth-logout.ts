import type { Config } from '@netlify/functions';
import { audit } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { closeAllSessions, closeSession } from '../../src/server/auth/sessions.ts';
import { badRequest } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { noContent } from '../../src/server/http/respond.ts';
import { log } from '../../src/server/log.ts';

export default endpoint({
  async POST({ request, url, context }) {
    const { user, sessionId } = await requireAdmin(request);
    const all = url.searchParams.get('all');
    if (all !== null && all !== '1')
      throw badRequest('all must be 1.', [{ field: 'all', msg: 'all must be 1.' }]);
    await (all ? closeAllSessions() : closeSession(sessionId));
    await audit(context, user, all ? 'signed-out-everywhere' : 'signed-out');
    log('info', all ? 'signed-out-everywhere' : 'signed-out');
    return noContent();
  },
});

export const config: Config = { path: '/api/auth/logout' };
