import type { Config } from '@netlify/functions';
import { restoreEndSchema } from '../../src/domain/backup.ts';
import { RESTORE_BATCH_BYTES } from '../../src/domain/limits.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { trashUnknown } from '../../src/server/backup/import.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';
import { endRestore } from '../../src/server/publish/restore.ts';

/** After the last batch: what the backup does not know was made since, and goes to the trash. */
export default endpoint({
  POST: forAdmin(async (call) => {
    const known = await readJson(call.request, restoreEndSchema, RESTORE_BATCH_BYTES);
    const label = known.made_at;
    // Also beforehand, so that the trail knows of a restore that stops half-way.
    await audit(call, 'restore-ending', { label });
    const trashed = await trashUnknown(known);
    // Always: a retried batch cannot know whether its first request changed something.
    await endRestore();
    announceChange(call.context);
    await audit(call, 'backup-restored', { label, detail: `${trashed} to the trash` });
    return json({ trashed });
  }),
});

export const config: Config = { path: '/api/restore/end' };
