import { once } from 'node:events';
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/server-process.ts';
import { SETTINGS, type Site, siteOf } from './site.ts';

export interface OwnSite extends Site {
  /** The store underneath: stopped, no function can read or write; what is stored stays. */
  store: { stop(): Promise<void>; start(): Promise<void> };
  end(): Promise<void>;
}

/**
 * The pages of a site served once more, over an empty store: for tests that fill the store or take it away. It
 * builds nothing, so that it starts at once; changes are never published.
 */
export async function startOwnSite(built: Site): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-site-'));
  const pages = join(dataDir, 'pages');
  // A copy, since the other site may be built anew meanwhile.
  await cp(await realpath(join(built.dataDir, 'site/current')), pages, { recursive: true });
  const server = await startServer({ ...SETTINGS, DATA_DIR: dataDir, SITE: pages }, 'own-store');
  const tell = async (wish: 'stop' | 'start') => {
    const done = once(server.process, 'message');
    server.process.send(wish);
    await done;
  };
  return {
    ...siteOf(server, dataDir),
    store: { stop: () => tell('stop'), start: () => tell('start') },
    async end() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
