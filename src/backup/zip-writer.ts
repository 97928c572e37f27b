import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Manifest } from '../domain/backup.ts';
import { BACKUP_FILES_MAX, BACKUP_ZIP_BYTES_MAX } from '../domain/limits.ts';
import { describe } from './files.ts';
import { BackupError } from './send.ts';

/** Takes the bytes of the ZIP as they come; it may take its time. */
export type Sink = (chunk: Uint8Array<ArrayBuffer>) => Promise<void> | void;

const LIMITS = { files: BACKUP_FILES_MAX, bytes: BACKUP_ZIP_BYTES_MAX };

/**
 * Writes a ZIP file by file, holding no more than one of them, and notes what each one is.
 * @throws BackupError beyond the limits: a larger ZIP would be written, and could not be opened
 */
export function zipWriter(sink: Sink, limits = LIMITS) {
  const files: Manifest['files'] = {};
  const chunks: Uint8Array[] = [];
  let entries = 0;
  let written = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });

  async function flush(): Promise<void> {
    for (const chunk of chunks.splice(0)) {
      written += chunk.byteLength;
      if (written > limits.bytes) throw tooLarge();
      await sink(new Uint8Array(chunk));
    }
  }

  async function add(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (++entries > limits.files) throw tooLarge();
    // Pictures are compressed as well as they can be.
    const file = name.startsWith('media/') ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
    await flush();
  }

  return {
    files,
    async add(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      files[name] = await describe(bytes);
      await add(name, bytes);
    },
    /** Ends the ZIP with a file that is not noted: the one that names the others. */
    async end(name: string, text: string): Promise<void> {
      await add(name, new Uint8Array(strToU8(text)));
      zip.end();
      await flush();
    },
  };
}

const tooLarge = () => new BackupError('This site holds too much for one ZIP file. No backup was made.');
