import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Everything of a project that a built site is made of, beside the content of the store. */
const INPUTS = [
  'src',
  'data',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** A digest of names and contents of what a site is built from; two equal digests make the same site. */
export async function digestInputs(root: string): Promise<string> {
  const lists = await Promise.all(INPUTS.map((name) => listFiles(join(root, name))));
  const digests = await Promise.all(
    lists.flat().map(async (file) => `${relative(root, file)} ${sha256(await readFile(file))}`),
  );
  return sha256(digests.sort().join('\n'));
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** The files below a directory, the file itself for a file, nothing where there is neither. */
async function listFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
