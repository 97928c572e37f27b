import { join } from 'node:path';
import { startBlobsServer } from '../../netlify/local/blobs/server.ts';
import { stopOnSignals } from '../../netlify/local/command.ts';
import { startPlatform } from '../../netlify/local/platform.ts';

/**
 * The platform over pages that are built already (SITE), with a store that can be taken away underneath it: the
 * messages "stop" and "start" close and open the Blobs server that the functions use, and are sent back when it
 * is done. What is stored stays.
 */
const { DATA_DIR = '', SITE = '', PORT } = process.env;
const platform = await startPlatform({
  root: '.',
  dataDir: DATA_DIR,
  port: Number(PORT),
  siteDir: SITE,
  build: async () => {
    throw new Error('Nothing is built here.');
  },
});

async function openStore() {
  const server = await startBlobsServer({ directory: join(DATA_DIR, 'blobs') });
  // The client looks here at every call.
  process.env.NETLIFY_BLOBS_CONTEXT = server.encodedContext;
  return server;
}

let store = await openStore();
process.on('message', async (wish) => {
  if (wish === 'start') store = await openStore();
  else await store.stop();
  process.send?.(wish);
});
process.on('disconnect', () => process.exit());
stopOnSignals(async () => {
  await platform.stop();
  await store.stop();
  process.disconnect();
});
