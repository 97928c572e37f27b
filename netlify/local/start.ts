import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announce, readSettings, stopOnSignals } from './command.ts';
import { provideCredentials } from './credentials.ts';
import { startPlatform } from './platform.ts';

/** `npm start`: the site, its functions and its store, as Netlify would run them. */
async function start(): Promise<void> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const settings = readSettings(process.env);
  const dataDir = resolve(root, settings.dataDir);
  const credentials = await provideCredentials(dataDir, process.env);
  const platform = await startPlatform({ ...settings, root, dataDir });
  stopOnSignals(platform.stop);
  announce(platform.url, credentials);
}

await start().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
