import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { dev } from 'astro';
import { startBlobsServer } from './blobs/server.ts';
import { announce, readSettings, ROOT as root, run, stopOnSignals } from './command.ts';
import { provideCredentials } from './credentials.ts';
import { devPlatform } from './dev-integration.ts';
import { LOCAL_SITE_ID } from './function-context.ts';
import { publicUrl } from './http-server.ts';
import { readRules } from './rules.ts';

/** `npm run dev`: Astro's dev server with the functions and the store. Content and sources count at once. */
async function start(): Promise<void> {
  const { port, host, dataDir } = readSettings(process.env);
  const credentials = await provideCredentials(dataDir, process.env);
  const blobs = await startBlobsServer({ directory: join(dataDir, 'blobs') });
  const siteUrl = publicUrl(host, port);
  const siteDir = join(dataDir, 'dev');
  const hookPath = `/.netlify/local/build_hooks/${randomBytes(18).toString('base64url')}`;
  Object.assign(process.env, {
    ASTRO_TELEMETRY_DISABLED: '1',
    BUILD_HOOK_URL: siteUrl + hookPath,
    MAIL_DIR: join(dataDir, 'mail'),
    NETLIFY_BLOBS_CONTEXT: blobs.encodedContext,
    PUBLISH_MODE: 'at-once',
    SITE_DIR: siteDir,
    SITE_ID: LOCAL_SITE_ID,
    URL: siteUrl,
  });
  const secret = randomBytes(18).toString('base64url');
  const platform = devPlatform({ siteDir, siteUrl, rules: await readRules(root), hookPath, secret });
  const server = await dev({
    root,
    server: { port, host },
    integrations: [platform],
    // Not the store: a request that writes to it would reload the page that sent it.
    vite: { server: { strictPort: true, watch: { ignored: [`${dataDir}/**`, join(root, 'dist/**')] } } },
  });
  stopOnSignals(async () => {
    await server.stop();
    await blobs.stop();
  });
  announce(siteUrl, credentials);
}

await run(start);
