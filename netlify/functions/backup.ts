import type { Config } from '@netlify/functions';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { backupCursor, backupPage } from '../../src/server/backup/export.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { nextPageLink } from '../../src/server/http/query.ts';
import { json } from '../../src/server/http/respond.ts';

/** Everything that is stored but sessions, counted tries and the state of publishing, page by page. */
export default endpoint({
  GET: forAdmin(async (call) => {
    const cursor = backupCursor(call.url.searchParams);
    // Kind by kind, since each can be asked for alone. Before the page: so the trail in a backup names the backup.
    if (cursor.id === '') await audit(call, 'backed-up', { detail: cursor.kind });
    const { next, ...page } = await backupPage(cursor);
    return json(page, 200, nextPageLink(call.url, next && `${next.kind}.${next.id}`));
  }),
});

export const config: Config = { path: '/api/backup' };
