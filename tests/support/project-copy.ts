import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A copy of the project as it stands, to be changed and built. */
export async function copyProject(name: string) {
  const project = await mkdtemp(join(tmpdir(), `${name}-`));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter((path) => path && !path.startsWith('docs/'))) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await copyFile(file, join(project, file)).catch((error) => {
      // A file that is about to be deleted is still listed.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(resolve('node_modules'), join(project, 'node_modules'));

  return {
    project,
    /** Changes a file of the copy. */
    async change(path: string, edit: (text: string) => string): Promise<void> {
      const file = join(project, path);
      const text = await readFile(file, 'utf8');
      const edited = edit(text);
      if (edited === text) throw new Error(`Nothing changed in ${path}.`);
      await writeFile(file, edited);
    },
    remove: () => rm(project, { recursive: true, force: true }),
  };
}
