import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest)$/;
/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts compressed copies beside the text files of a built site, as Netlify's servers send them. */
export async function compressTexts(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const raw = await readFile(file);
      if (raw.length < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
      await writeFile(`${file}.br`, await brotli(raw, { params }));
      await writeFile(`${file}.gz`, await gzipped(raw, { level: 7 }));
    }),
  );
}
