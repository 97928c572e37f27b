import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const noteSchema = z.object({ inputs: z.string(), built_at: z.string() });

export interface BuiltSite {
  id: string;
  directory: string;
}
export interface KnownSite extends BuiltSite {
  /** Digest of the sources that it was built from. */
  inputs: string;
}

/**
 * The built sites below one directory. Each has its own folder, never written to again; the link `current` names
 * the one that is served, also after a restart.
 */
export interface SiteDirectories {
  /** The site that was published last, if it is still whole. What else lies around is removed. */
  current(): Promise<KnownSite | undefined>;
  /** Names a place for a new site. */
  allocate(): BuiltSite;
  /** Makes a finished site the current one, in one step. */
  publish(site: BuiltSite, inputs: string): Promise<void>;
  remove(site: BuiltSite): Promise<void>;
}

export function siteDirectories(base: string): SiteDirectories {
  const link = join(base, 'current');
  const noteOf = (id: string) => join(base, `${id}.json`);
  let last = 0;

  async function readCurrent(): Promise<KnownSite | undefined> {
    try {
      const id = await readlink(link);
      const directory = join(base, id);
      const { inputs } = noteSchema.parse(JSON.parse(await readFile(noteOf(id), 'utf8')));
      await readdir(directory);
      return { id, directory, inputs };
    } catch {
      // No site, or the rest of one: it is built anew.
      return undefined;
    }
  }

  return {
    async current() {
      await mkdir(base, { recursive: true });
      const site = await readCurrent();
      const keep = site ? ['current', site.id, `${site.id}.json`] : [];
      const others = (await readdir(base)).filter((name) => !keep.includes(name));
      await Promise.all(others.map((name) => rm(join(base, name), { recursive: true, force: true })));
      return site;
    },
    allocate() {
      last = Math.max(Date.now(), last + 1);
      const id = last.toString(36);
      return { id, directory: join(base, id) };
    },
    async publish({ id }, inputs) {
      await writeFile(noteOf(id), JSON.stringify({ inputs, built_at: new Date().toISOString() }));
      const draft = join(base, `current.${id}`);
      await symlink(id, draft);
      await rename(draft, link);
    },
    async remove({ id, directory }) {
      await Promise.all([directory, noteOf(id)].map((path) => rm(path, { recursive: true, force: true })));
    },
  };
}
