import { BACKUP_KINDS } from '../../domain/backup.ts';
import { badRequest } from '../errors.ts';
import type { BackupCursor } from './export.ts';

const ID = /^[a-z0-9-]{0,100}$/;

/** Where a backup goes on; at its beginning, when nothing is said. @throws 400 for what no Link header says */
export function backupCursor(search: URLSearchParams): BackupCursor {
  const text = search.get('cursor') ?? `${BACKUP_KINDS[0]}.`;
  const kind = BACKUP_KINDS.find((name) => text.startsWith(`${name}.`));
  const id = text.slice((kind?.length ?? 0) + 1);
  if (kind && ID.test(id)) return { kind, id };
  const msg = 'cursor must come from a Link header.';
  throw badRequest(msg, [{ field: 'cursor', msg }]);
}
