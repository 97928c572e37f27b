import type { BackupKind, BackupRecord, Manifest } from '../domain/backup.ts';
import { KINDS } from '../domain/kinds.ts';
import { PICTURE_FORMATS, pictureWidths } from '../domain/picture.ts';
import { CONTENT_KINDS } from '../domain/record-kind.ts';
import { picturesIn } from '../domain/record-pictures.ts';
import { mediaPath } from '../paths.ts';

/** The names of the files in a backup, and how their content is named. */

export const MANIFEST_FILE = 'manifest.json';

/** One record a line, each a JSON object. */
export const recordsFile = (kind: BackupKind) => `records/${kind}.jsonl`;

/** A picture has the name of its address on the site, without the slash. */
export const pictureFile = (path: string) => path.slice(1);
export const picturePath = (file: string) => `/${file}`;
export const PICTURE_FILE = /^media\/[0-9a-f]{32}\/[1-9]\d{0,3}\.(avif|webp)$/;
export const pictureType = (path: string) => `image/${path.endsWith('.avif') ? 'avif' : 'webp'}`;

/** How many records of each kind of the table a backup holds, as the end of a list: `, 3 rooms`. */
export const kindCounts = (counts: Manifest['counts']): string =>
  KINDS.map(({ name, noun }) => `, ${counts[name] ?? 0} ${noun.many}`).join('');

/** The addresses of all versions of the pictures that a record shows, a deleted one, too. */
export function picturesOf({ kind, id, data }: BackupRecord): string[] {
  const fields = CONTENT_KINDS.find(({ name }) => name === kind)?.fieldsOf(id) ?? {};
  return picturesIn(fields, data ?? {}).flatMap((picture) =>
    pictureWidths(picture.width).flatMap((width) =>
      PICTURE_FORMATS.map((format) => mediaPath(picture, width, format)),
    ),
  );
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** What a manifest says of a file. */
export async function describe(bytes: Uint8Array<ArrayBuffer>): Promise<{ bytes: number; sha256: string }> {
  const hex = Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes: bytes.byteLength, sha256: hex };
}

/** RFC 9530, so that the site can tell whether all of it has come. */
export const contentDigest = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  `sha-256=:${btoa(String.fromCharCode(...(await sha256(bytes))))}:`;
