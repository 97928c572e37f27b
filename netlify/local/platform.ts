import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PUBLISH_MODES } from '../../src/domain/publish-policy.ts';
import { startBlobsServer } from './blobs/server.ts';
import { astroBuild, type Build } from './build-process.ts';
import { type Builder, createBuilder } from './builds.ts';
import { deployEvents } from './deploy-events.ts';
import { tryLock } from './file-lock.ts';
import { LOCAL_SITE_ID } from './function-context.ts';
import { loadFunctions } from './functions.ts';
import { listen } from './http-server.ts';
import { createInvoker } from './invoke.ts';
import { createRouter, type Route } from './router.ts';
import { readRules } from './rules.ts';
import { startSchedule } from './schedule.ts';
import { type BuiltSite, siteDirectories } from './site-directories.ts';
import { digestInputs } from './site-inputs.ts';
import { type StaticSite, staticSite } from './static-files.ts';
import { sendResponse } from './web-request.ts';

export interface PlatformOptions {
  /** The project: netlify.toml, functions, sources. */
  root: string;
  dataDir: string;
  /** 0 takes any free one. */
  port: number;
  host?: string;
  /** A finished site to begin with; it is neither built nor removed. */
  siteDir?: string;
  /** How the site is built; `astro build` by default. */
  build?: Build;
  log?(line: string): void;
  functionTimeLimitMs?: number;
}

export interface Platform {
  url: string;
  port: number;
  builds: Builder;
  /** Lets running requests end shortly, ends a running build, closes the store. */
  stop(): Promise<void>;
}

/** Time that tasks handed to `waitUntil` get to end when the server stops. */
const SETTLE_MS = 5000;

/**
 * Everything that Netlify does for the site, on one machine: static files, functions, the rules of netlify.toml,
 * Blobs, builds. Resolves as soon as requests are answered.
 * @throws with one clear line: a setting that is wrong, port taken, data folder taken, no site and none could be built
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { host = '127.0.0.1', log = console.log, siteDir } = options;
  const root = resolve(options.root);
  const dataDir = resolve(options.dataDir);
  const publishMode = process.env.PUBLISH_MODE || 'at-once';
  if (!PUBLISH_MODES.some((known) => known === publishMode))
    throw new Error(`PUBLISH_MODE must be one of ${PUBLISH_MODES.join(', ')}, not ${publishMode}.`);
  await using started = new AsyncDisposableStack();

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = tryLock(join(dataDir, 'lock'));
  if (!unlock) throw new Error(`Another server is using ${dataDir}. Set DATA_DIR to another folder.`);
  started.defer(unlock);

  const ready = Promise.withResolvers<Route>();
  ready.promise.catch(() => {});
  let served: { id: string; files: StaticSite } | undefined;
  const serve = ({ id, directory }: BuiltSite) => {
    served = { id, files: staticSite(directory) };
    // Functions look here, at each request, for what they need of the built site.
    process.env.SITE_DIR = directory;
  };

  const server = await listen(options.port, host, async (request, response) => {
    // The port is taken before the site is built, so that a conflict shows at once; who comes early waits.
    const route = await ready.promise;
    if (served && !response.destroyed) await sendResponse(await route(request, served.files), response);
  });
  started.defer(() => {
    ready.reject(new Error('The server is stopping.'));
    return server.close();
  });

  const blobs = await startBlobsServer({ directory: join(dataDir, 'blobs') });
  started.defer(() => blobs.stop());
  const hookPath = `/.netlify/local/build_hooks/${randomBytes(18).toString('base64url')}`;
  Object.assign(process.env, {
    BUILD_HOOK_URL: server.ownUrl + hookPath,
    MAIL_DIR: join(dataDir, 'mail'),
    NETLIFY_BLOBS_CONTEXT: blobs.encodedContext,
    PUBLISH_MODE: publishMode,
    SITE_ID: LOCAL_SITE_ID,
    URL: server.url,
  });

  const rules = await readRules(root, log);
  const functions = await loadFunctions(rules.functionsDirectory);
  const invoker = createInvoker({
    siteUrl: server.url,
    deployId: () => served?.id ?? '',
    timeLimitMs: options.functionTimeLimitMs,
  });
  started.defer(
    startSchedule({
      functions,
      siteUrl: server.url,
      deployId: () => served?.id ?? '',
      waitUntil: invoker.waitUntil,
    }),
  );
  const sites = siteDirectories(join(dataDir, 'site'));
  const builder = createBuilder({
    root,
    sites,
    build: options.build ?? astroBuild(root, dataDir),
    emit: deployEvents(async () => functions, server.url),
    onPublished: serve,
    log,
  });
  started.defer(() => Promise.race([invoker.settled(), setTimeout(SETTLE_MS, undefined, { ref: false })]));
  started.defer(() => builder.stop());
  // What was deferred last runs first: no request comes any more while the rest stops.
  started.defer(() => server.close());

  const known = siteDir ? { id: 'given', directory: resolve(siteDir) } : await sites.current();
  if (known) serve(known);
  const isBuilt = siteDir || (known && sites.isOf(known, await digestInputs(root)));
  if (!isBuilt) {
    // A site of older sources is better than none; what failed has been logged.
    await builder.request().catch((error) => {
      if (!known) throw error;
    });
  }
  ready.resolve(createRouter({ functions, rules, invoker, hookPath, onHook: builder.hook }));
  if (isBuilt && !siteDir && (await contentIsNewer(server.ownUrl))) void builder.request();

  const running = started.move();
  return { url: server.url, port: server.port, builds: builder, stop: () => running.disposeAsync() };
}

/** Whether the store holds other content than the site that is served was built from. No answer counts as no. */
async function contentIsNewer(ownUrl: string): Promise<boolean> {
  try {
    const built = JSON.parse(await readFile(join(process.env.SITE_DIR ?? '', 'revision.json'), 'utf8'));
    const stored = await (await fetch(`${ownUrl}/api/revision`)).json();
    return built.revision !== stored.revision;
  } catch {
    return false;
  }
}
