import type { Build } from './build-process.ts';
import { coalesce } from './coalesce.ts';
import { compressTexts, type HashedCopies } from './compress.ts';
import type { DeployEvents } from './deploy-events.ts';
import type { BuiltSite, SiteDirectories } from './site-directories.ts';
import { digestInputs } from './site-inputs.ts';

export interface BuildStatus {
  /** Builds begun since the start. */
  count: number;
  running: boolean;
  startedAt?: Date;
  finishedAt?: Date;
  /** What the last build failed with; absent when it succeeded. */
  error?: string;
}

export interface Builder {
  readonly status: Readonly<BuildStatus>;
  /** The build hook. Settles as the first build that began after the call. */
  request(): Promise<void>;
  /** Resolves when no build runs or waits. */
  idle(): Promise<void>;
  /** Ends a running build. */
  stop(): Promise<void>;
}

export interface BuilderOptions {
  root: string;
  sites: SiteDirectories;
  build: Build;
  events: DeployEvents;
  /** Begins to serve a site that is finished. */
  onPublished(site: BuiltSite): void;
  log(line: string): void;
  /** Hears every line of a build's output. */
  onLine?(line: string): void;
  quietMs?: number;
  spacingMs?: number;
}

/** Builds beside the site that is served. Only a build that has succeeded takes its place. */
export function createBuilder(options: BuilderOptions): Builder {
  const { root, sites, build, events, onPublished, log, onLine = () => {}, quietMs, spacingMs } = options;
  const status: BuildStatus = { count: 0, running: false };
  let compressed: HashedCopies | undefined;

  async function run(signal: AbortSignal): Promise<void> {
    const site = sites.allocate();
    const createdAt = new Date();
    Object.assign(status, { count: status.count + 1, running: true, startedAt: createdAt });
    log('Building the site …');
    const told = events.emit('deployBuilding', { id: site.id, createdAt });
    try {
      const inputs = await digestInputs(root);
      await build({ outDir: site.directory, signal, onLine });
      compressed = await compressTexts(site.directory, compressed);
      await sites.publish(site, inputs);
      onPublished(site);
      finish(undefined);
      log(`The site is live, built in ${((Date.now() - createdAt.getTime()) / 1000).toFixed(1)} s.`);
      await events.emit('deploySucceeded', { id: site.id, createdAt, publishedAt: new Date() });
    } catch (error) {
      await sites.remove(site);
      if (signal.aborted) throw error;
      const message = error instanceof Error ? error.message : String(error);
      finish(message);
      log(`The build failed; the site stays as it was.\n${message}`);
      await events.emit('deployFailed', { id: site.id, createdAt, errorMessage: message });
      throw error;
    } finally {
      status.running = false;
      await told;
    }
  }

  function finish(error: string | undefined): void {
    Object.assign(status, { running: false, finishedAt: new Date(), error });
  }

  return { status, ...coalesce({ run, quietMs, spacingMs }) };
}
