import type { Config } from '@netlify/functions';
import { auditQuerySchema, listEntries } from '../../src/server/audit/audit-trail.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { nextPageLink, readQuery } from '../../src/server/http/query.ts';
import { json } from '../../src/server/http/respond.ts';

/** Who changed what, newest first. There is no call that changes an entry or takes one away. */
export default endpoint({
  async GET({ request, url }) {
    await requireAdmin(request);
    const { entries, next } = await listEntries(readQuery(auditQuerySchema, url));
    return json(entries, 200, nextPageLink(url, next));
  },
});

export const config: Config = { path: '/api/audit' };
