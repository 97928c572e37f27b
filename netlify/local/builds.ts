import { rm } from 'node:fs/promises';
import { callIn } from '../plugins/store/hook-call.js';
import type { Build } from './build-process.ts';
import { coalesce } from './coalesce.ts';
import type { EmitDeployEvent } from './deploy-events.ts';
import type { BuiltSite, SiteDirectories } from './site-directories.ts';
import { digestInputs } from './site-inputs.ts';

export interface BuilderOptions {
  root: string;
  sites: SiteDirectories;
  build: Build;
  emit: EmitDeployEvent;
  /** Begins to serve a site that is finished. */
  onPublished(site: BuiltSite): void;
  log(line: string): void;
}
export type Builder = ReturnType<typeof createBuilder>;

/** Builds beside the site that is served. Only a build that has succeeded takes its place. */
export function createBuilder({ root, sites, build, emit, onPublished, log }: BuilderOptions) {
  /** `error` is what the last build failed with. */
  const status: { running: boolean; error?: string } = { running: false };

  /** The latest call of the build hook, which the next build answers. */
  let asked: string | undefined;

  async function run(signal: AbortSignal): Promise<void> {
    const createdAt = new Date();
    const call = asked;
    asked = undefined;
    status.running = true;
    log('Building the site …');
    const { id, directory } = sites.allocate(await digestInputs(root));
    await emit('deployBuilding', { id, createdAt, call });
    try {
      await build({ outDir: directory, signal });
      await sites.publish({ id, directory });
      onPublished({ id, directory });
      status.error = undefined;
      log(`The site is live, built in ${((Date.now() - createdAt.getTime()) / 1000).toFixed(1)} s.`);
      await emit('deploySucceeded', { id, createdAt, call, publishedAt: new Date() });
    } catch (error) {
      await rm(directory, { recursive: true, force: true });
      if (signal.aborted) throw error;
      status.error = error instanceof Error ? error.message : String(error);
      log(`The build failed; the site stays as it was.\n${status.error}`);
      await emit('deployFailed', { id, createdAt, call, errorMessage: status.error });
      throw error;
    } finally {
      status.running = false;
    }
  }

  const { request, ...rest } = coalesce(run);
  return {
    status: status as Readonly<typeof status>,
    ...rest,
    request,
    /** The build hook. */
    hook(body: string): void {
      asked = callIn(body) ?? asked;
      void request();
    },
  };
}
