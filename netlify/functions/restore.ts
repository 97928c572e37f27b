import type { Config } from '@netlify/functions';
import { BACKUP_KINDS, restoreBatchSchema } from '../../src/domain/backup.ts';
import { RESTORE_BATCH_BYTES } from '../../src/domain/limits.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { restoreRecords } from '../../src/server/backup/import.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { noteRestore } from '../../src/server/publish/restore.ts';

/** Takes records of a backup, batch by batch. The end of the restore makes them public. */
export default endpoint({
  POST: forAdmin(async (call) => {
    const { records } = await readJson(call.request, restoreBatchSchema, RESTORE_BATCH_BYTES);
    await noteRestore();
    const { changed, failure } = await restoreRecords(records);
    const kinds = BACKUP_KINDS.filter((kind) => changed.has(kind));
    const detail = kinds.map((kind) => `${changed.get(kind)} ${kind}`).join(', ');
    if (detail) await audit(call, 'records-restored', { detail });
    if (failure) throw failure;
    return json({ changed: [...changed.values()].reduce((sum, count) => sum + count, 0) });
  }),
});

export const config: Config = { path: '/api/restore' };
