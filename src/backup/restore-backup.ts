import {
  type BackupKind,
  type BackupRecord,
  type RestoreBatch,
  type RestoreEnd,
  restoreAnswerSchema,
  restoreEndAnswerSchema,
} from '../domain/backup.ts';
import { inParallel } from '../domain/batches.ts';
import { KINDS } from '../domain/kinds.ts';
import { BACKUP_PAGE_BYTES, BACKUP_PAGE_RECORDS } from '../domain/limits.ts';
import { apiPaths } from '../paths.ts';
import { contentDigest, picturePath, pictureType } from './files.ts';
import type { Backup } from './open-backup.ts';
import { BackupError, type OnProgress, PARALLEL_PICTURES, type Send, sendSurely } from './send.ts';

export interface RestoredBackup {
  /** Records that were not as the backup says. */
  changed: number;
  /** Records that were made since. */
  trashed: number;
  /** Versions of pictures that the site did not have. */
  pictures: number;
}

/**
 * Makes a site what a backup says it was: first the pictures, then the records that show them, and at the end what
 * was made since goes to the trash. Cut off anywhere, the same call again brings it to its end.
 * @throws BackupError
 */
export async function restoreBackup(
  send: Send,
  { records, pictures, unpack, manifest }: Backup,
  onProgress: OnProgress = () => {},
): Promise<RestoredBackup> {
  const total = pictures.length + records.length;
  let done = 0;
  let added = 0;
  await inParallel(pictures, PARALLEL_PICTURES, async (name) => {
    if (await putPicture(send, picturePath(name), unpack(name))) added++;
    onProgress(++done, total);
  });

  let changed = 0;
  for (const batch of batchesOf(records)) {
    const response = await post(send, apiPaths.restoreBatch, { records: batch } satisfies RestoreBatch);
    changed += restoreAnswerSchema.parse(await response.json()).changed;
    done += batch.length;
    onProgress(done, total);
  }

  const present = (wanted: BackupKind) =>
    records.flatMap(({ kind, id, deleted_at }) => (kind === wanted && !deleted_at ? [id] : []));
  const end: RestoreEnd = {
    made_at: manifest.made_at,
    courses: present('course'),
    carousel: present('carousel'),
    orders: present('order') as RestoreEnd['orders'],
    records: Object.fromEntries(KINDS.map(({ name }) => [name, present(name)])),
  };
  const response = await post(send, apiPaths.restoreEnd, end);
  const { trashed } = restoreEndAnswerSchema.parse(await response.json());
  return { changed, trashed, pictures: added };
}

/** @returns whether the site did not have it */
async function putPicture(send: Send, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if ((await sendSurely(send, path, { method: 'HEAD' })).ok) return false;
  accepted(
    await sendSurely(send, apiPaths.restorePicture(path), {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': pictureType(path), 'content-digest': await contentDigest(bytes) },
    }),
  );
  return true;
}

const post = async (send: Send, path: string, body: unknown): Promise<Response> =>
  accepted(
    await sendSurely(send, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  );

function accepted(response: Response): Response {
  if (!response.ok) throw new BackupError('This site cannot restore a backup.');
  return response;
}

/** As many records as one call takes. */
function* batchesOf(records: readonly BackupRecord[]): Generator<BackupRecord[]> {
  let batch: BackupRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    batch.push(record);
    bytes += new TextEncoder().encode(JSON.stringify(record)).byteLength;
    if (batch.length < BACKUP_PAGE_RECORDS && bytes < BACKUP_PAGE_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
