import type { Config } from '@netlify/functions';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { closeAllSessions, closeSession } from '../../src/server/auth/sessions.ts';
import { wrongField } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { empty } from '../../src/server/http/respond.ts';
import { log } from '../../src/server/log.ts';

export default endpoint({
  POST: forAdmin(async (call) => {
    const all = call.url.searchParams.get('all');
    if (all !== null && all !== '1') throw wrongField('all', 'all must be 1.');
    await (all ? closeAllSessions() : closeSession(call.sessionId));
    await audit(call, all ? 'signed-out-everywhere' : 'signed-out');
    log('info', all ? 'signed-out-everywhere' : 'signed-out');
    return empty(204);
  }),
});

export const config: Config = { path: '/api/auth/logout' };
