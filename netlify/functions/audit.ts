import type { Config } from '@netlify/functions';
import { auditQuerySchema, listEntries } from '../../src/server/audit/audit-trail.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { nextPageLink, readQuery } from '../../src/server/http/query.ts';
import { json } from '../../src/server/http/respond.ts';

/** Who changed what, newest first. There is no call that changes an entry or takes one away. */
export default endpoint({
  GET: forAdmin(async ({ url }) => {
    const { records, next } = await listEntries(readQuery(auditQuerySchema, url));
    return json(records, 200, nextPageLink(url, next));
  }),
});

export const config: Config = { path: '/api/audit' };
