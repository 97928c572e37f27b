import { cp, rename, rm } from 'node:fs/promises';

/**
 * Moves a directory to where nothing is, also onto another file system. It appears there as a whole or not at all.
 * @param renameTo stands in for the file system in tests
 */
export async function moveDirectory(from: string, to: string, renameTo = rename): Promise<void> {
  try {
    await renameTo(from, to);
  } catch (error) {
    if (Object(error).code !== 'EXDEV') throw error;
    const copy = `${to}.part`;
    await cp(from, copy, { recursive: true });
    await rename(copy, to);
    await rm(from, { recursive: true, force: true });
  }
}
