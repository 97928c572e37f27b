import { type StaticSite, staticSite } from './static-files.ts';

export interface SiteLease {
  site: StaticSite;
  /** To be called once, when the request has ended. */
  release(): void;
}

export interface ServedSite {
  readonly id: string;
  /** The site for one request, which keeps it to its end. */
  acquire(): SiteLease;
  /** @param onUnused called once another site has taken over and no request uses this one any more */
  swap(id: string, directory: string, onUnused?: () => void): void;
}

interface Entry {
  id: string;
  site: StaticSite;
  users: number;
  replaced: boolean;
  onUnused?: () => void;
}

/** The one site that new requests get. */
export function servedSite(): ServedSite {
  let current: Entry | undefined;

  function retireIfUnused(entry: Entry): void {
    if (entry.replaced && entry.users === 0) entry.onUnused?.();
  }

  return {
    get id() {
      return current?.id ?? '';
    },
    acquire() {
      const entry = current;
      if (!entry) throw new Error('There is no site yet.');
      entry.users += 1;
      return {
        site: entry.site,
        release() {
          entry.users -= 1;
          retireIfUnused(entry);
        },
      };
    },
    swap(id, directory, onUnused) {
      const previous = current;
      current = { id, site: staticSite(directory), users: 0, replaced: false, onUnused };
      // Functions look here, at each request, for what they need of the built site.
      process.env.SITE_DIR = directory;
      if (!previous) return;
      previous.replaced = true;
      retireIfUnused(previous);
    },
  };
}
