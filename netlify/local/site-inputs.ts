import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
  const entries = INPUTS.flatMap((input) =>
    globSync([input, `${input}/**`], { cwd: root, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digest = createHash('sha256');
  for (const file of files.sort()) {
    const bytes = await readFile(file);
    digest.update(`${relative(root, file)} ${bytes.length}\n`).update(bytes);
  }
  return digest.digest('hex');
}
