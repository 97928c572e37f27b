import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Beside what Astro keeps from build to build; Netlify keeps node_modules, and with it this. */
const directory = () => join(process.env.ASTRO_CACHE_DIR ?? 'node_modules/.astro', 'cards');

/**
 * What was made under this name with this key, or what is made now. One file a name, the key first, so that
 * the folder grows with the number of cards and not with the number of their changes.
 */
export async function cached(name: string, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(directory(), name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.toString('latin1', 0, key.length) === key) return kept.subarray(key.length);
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, Buffer.concat([Buffer.from(key, 'latin1'), made]));
  await rename(`${file}.new`, file);
  return made;
}
