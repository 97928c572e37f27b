import { strFromU8 } from 'fflate';
import {
  BACKUP_FORMAT,
  BACKUP_KINDS,
  BACKUP_VERSION,
  type BackupKind,
  type BackupRecord,
  backupRecordSchema,
  type Manifest,
  manifestSchema,
} from '../domain/backup.ts';
import { BACKUP_TEXT_BYTES_MAX, RESTORE_PICTURE_BYTES } from '../domain/limits.ts';
import { describe, MANIFEST_FILE, PICTURE_FILE, recordsFile } from './files.ts';
import { BackupError } from './send.ts';
import { readZip } from './zip-reader.ts';

/** A backup of which every byte has been checked. */
export interface Backup {
  manifest: Manifest;
  records: BackupRecord[];
  /** Names of the files of pictures. */
  pictures: string[];
  unpack(name: string): Uint8Array<ArrayBuffer>;
}

const NOTHING_CHANGED = 'Nothing was changed.';
const foreign = () =>
  new BackupError(`This file is no backup of this site, or only a part of one. ${NOTHING_CHANGED}`);
const damaged = (name: string) =>
  new BackupError(`The backup is damaged: ${name} is not what it was when it was made. ${NOTHING_CHANGED}`);

/**
 * Opens a backup and checks all of it, before anything is done with any of it.
 * @throws BackupError for a file that is no backup, is cut off or was changed
 */
export async function openBackup(zip: Uint8Array<ArrayBuffer>): Promise<Backup> {
  const { files, unpack } = readForeign(() => readZip(zip));
  const has = (name: string) => {
    const file = files.get(name);
    if (file && !isBearable(name, file.bytes)) throw foreign();
    return file !== undefined;
  };
  const manifest = readManifest(has(MANIFEST_FILE) ? readForeign(() => unpack(MANIFEST_FILE)) : undefined);
  const names = Object.keys(manifest.files);
  const unknown = Object.keys(manifest.counts).filter(
    (kind) => ![...BACKUP_KINDS, 'pictures'].includes(kind),
  );
  if (unknown.length > 0) {
    const what = unknown.join(', ');
    throw new BackupError(
      `This backup holds records that this version of the site does not know: ${what}. ${NOTHING_CHANGED}`,
    );
  }
  const pictures = names.filter((name) => PICTURE_FILE.test(name));
  const kinds = BACKUP_KINDS.filter((kind) => manifest.counts[kind] !== undefined);
  const expected = kinds.length + manifest.counts.pictures;
  if (names.length !== expected || pictures.length !== manifest.counts.pictures) throw damaged(MANIFEST_FILE);

  for (const name of names) {
    const file = has(name) ? readForeign(() => unpack(name)) : undefined;
    const { bytes, sha256 } = manifest.files[name] ?? {};
    const found = file && (await describe(file));
    if (found?.bytes !== bytes || found?.sha256 !== sha256) throw damaged(name);
  }
  const records = BACKUP_KINDS.flatMap((kind) => {
    const name = recordsFile(kind);
    return readRecords(kind, kinds.includes(kind) ? unpack(name) : undefined, manifest);
  });
  return { manifest, records, pictures, unpack };
}

/** @throws BackupError for what is no ZIP, or a damaged one */
function readForeign<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw foreign();
  }
}

/** Whether a file takes no more memory than it can need. Asked before anything is unpacked. */
const isBearable = (name: string, bytes: number): boolean =>
  bytes <= (PICTURE_FILE.test(name) ? RESTORE_PICTURE_BYTES : BACKUP_TEXT_BYTES_MAX);

function readManifest(bytes: Uint8Array | undefined): Manifest {
  const json = bytes && parse(strFromU8(bytes));
  const { format, version } = Object(json);
  if (format !== BACKUP_FORMAT) throw foreign();
  if (version !== BACKUP_VERSION) {
    throw new BackupError(`This backup was made by another version of the site. ${NOTHING_CHANGED}`);
  }
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw damaged(MANIFEST_FILE);
  return manifest.data;
}

function readRecords(kind: BackupKind, bytes: Uint8Array | undefined, { counts }: Manifest): BackupRecord[] {
  const lines = strFromU8(bytes ?? new Uint8Array())
    .split('\n')
    .slice(0, -1);
  const records = lines.map((line) => {
    const record = backupRecordSchema.safeParse(parse(line));
    if (!record.success || record.data.kind !== kind) throw damaged(recordsFile(kind));
    return record.data;
  });
  if (records.length !== (counts[kind] ?? 0)) throw damaged(recordsFile(kind));
  return records;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
