import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuiltSite {
  id: string;
  directory: string;
}

export type SiteDirectories = ReturnType<typeof siteDirectories>;

/**
 * The built sites below one directory. Each has its own folder, never written to again, which begins with the digest of
 * its sources; the link `current` names the one that is served, also after a restart.
 */
export function siteDirectories(base: string) {
  const link = join(base, 'current');
  const site = (id: string): BuiltSite => ({ id, directory: join(base, id) });
  const prefix = (inputs: string) => `${inputs.slice(0, 11)}_`;
  let published: string[] = [];

  async function removeOthers(): Promise<void> {
    const keep = ['current', ...published];
    const others = (await readdir(base)).filter((name) => !keep.includes(name));
    await Promise.all(others.map((name) => rm(join(base, name), { recursive: true, force: true })));
  }

  return {
    /** The site that was published last. What else lies around is removed. */
    async current(): Promise<BuiltSite | undefined> {
      await mkdir(base, { recursive: true });
      const id = await readlink(link).catch(() => undefined);
      published = id && existsSync(join(base, id)) ? [id] : [];
      await removeOthers();
      return published.map(site)[0];
    },
    isOf: ({ id }: BuiltSite, inputs: string): boolean => id.startsWith(prefix(inputs)),
    /** Names a place for a new site: an id that the Blobs client takes for a deploy's, and that is not one of Netlify's. */
    allocate: (inputs: string): BuiltSite => site(prefix(inputs) + randomBytes(6).toString('hex')),
    /** Makes a finished site the current one, in one step. The one before stays, for requests that are still on it. */
    async publish({ id }: BuiltSite): Promise<void> {
      const draft = join(base, `current.${id}`);
      await symlink(id, draft);
      await rename(draft, link);
      published = [id, ...published].slice(0, 2);
      await removeOthers();
    },
  };
}
