import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest)$/;
/** Named by a hash of what is in them: such a file is never another one. */
const HASHED = /^_astro[\\/]/;
/** Smaller files would hardly become smaller. */
const MIN_BYTES = 512;

/** What is made once and sent for good is worth the time; what every build makes anew is not. */
const THOROUGH = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const QUICK = { brotli: 6, gzip: 7 };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface Copies {
  br: Buffer;
  gz: Buffer;
}
/** Copies of hashed files by their path in the site. */
export type HashedCopies = ReadonlyMap<string, Copies>;

async function copiesOf(raw: Buffer, quality: typeof QUICK): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  const [br, gz] = await Promise.all([brotli(raw, { params }), gzipped(raw, { level: quality.gzip })]);
  return { br, gz };
}

/**
 * Puts compressed copies beside the text files of a built site. Netlify's servers compress, too, in their own measure.
 * @param known what the build before has returned
 */
export async function compressTexts(
  directory: string,
  known: HashedCopies = new Map(),
): Promise<HashedCopies> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const lasting = new Map<string, Copies>();
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const raw = await readFile(file);
      if (raw.length < MIN_BYTES) return;
      const path = relative(directory, file);
      const hashed = HASHED.test(path);
      const copies = known.get(path) ?? (await copiesOf(raw, hashed ? THOROUGH : QUICK));
      if (hashed) lasting.set(path, copies);
      await writeFile(`${file}.br`, copies.br);
      await writeFile(`${file}.gz`, copies.gz);
    }),
  );
  return lasting;
}
