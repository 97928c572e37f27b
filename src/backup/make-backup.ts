import { strToU8 } from 'fflate';
import {
  BACKUP_FORMAT,
  BACKUP_KINDS,
  BACKUP_VERSION,
  type BackupKind,
  type BackupRecord,
  backupPageSchema,
  type Manifest,
} from '../domain/backup.ts';
import { inParallel } from '../domain/batches.ts';
import { apiPaths } from '../paths.ts';
import { MANIFEST_FILE, pictureFile, picturesOf, recordsFile } from './files.ts';
import { BackupError, type OnProgress, PARALLEL_PICTURES, type Send, sendSurely } from './send.ts';
import { type Sink, zipWriter } from './zip-writer.ts';

export interface MadeBackup {
  manifest: Manifest;
  /** Addresses of pictures that records name and the site does not have. */
  missing: string[];
  /** Names of records that the site has and cannot read. */
  unreadable: string[];
}

/**
 * Puts everything that a site stores into one ZIP: its records, its pictures, and last a manifest that says what each
 * file must be.
 * @param site address of the site, noted in the manifest
 * @throws BackupError
 */
export async function makeBackup(
  send: Send,
  site: string,
  sink: Sink,
  onProgress: OnProgress = () => {},
): Promise<MadeBackup> {
  const made_at = new Date().toISOString();
  const zip = zipWriter(sink);
  const { records, unreadable } = await readRecords(send);
  const of = (kind: BackupKind) => records.filter((record) => record.kind === kind);
  const paths = [...new Set(records.flatMap(picturesOf))];
  for (const kind of BACKUP_KINDS) {
    const lines = of(kind)
      .map((record) => `${JSON.stringify(record)}\n`)
      .join('');
    await zip.add(recordsFile(kind), new Uint8Array(strToU8(lines)));
  }

  const missing: string[] = [];
  let done = 0;
  // One after the other into the ZIP, while the next ones are on their way.
  let writing = Promise.resolve();
  await inParallel(paths, PARALLEL_PICTURES, async (path) => {
    const response = await sendSurely(send, path);
    if (!response.ok) missing.push(path);
    else {
      const bytes = new Uint8Array(await response.arrayBuffer());
      writing = writing.then(() => zip.add(pictureFile(path), bytes));
      await writing;
    }
    onProgress(++done, paths.length);
  });

  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made_at,
    site,
    counts: {
      course: 0,
      carousel: 0,
      enquiry: 0,
      audit: 0,
      ...Object.fromEntries(BACKUP_KINDS.map((kind) => [kind, of(kind).length])),
      pictures: paths.length - missing.length,
    },
    files: zip.files,
  };
  await zip.end(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
  return { manifest, missing, unreadable };
}

async function readRecords(send: Send): Promise<{ records: BackupRecord[]; unreadable: string[] }> {
  const unreadable: string[] = [];
  const records: BackupRecord[] = [];
  let next: string | undefined = apiPaths.backup;
  while (next) {
    const response: Response = await sendSurely(send, next);
    const page = backupPageSchema.safeParse(await response.json().catch(() => null));
    if (!response.ok || !page.success) throw new BackupError('This site gives no backup that can be read.');
    records.push(...page.data.records);
    unreadable.push(...page.data.unreadable);
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return { records, unreadable };
}
