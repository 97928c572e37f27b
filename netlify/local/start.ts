import { announce, ROOT, readSettings, stopOnSignals } from './command.ts';
import { provideCredentials } from './credentials.ts';
import { startPlatform } from './platform.ts';

/** `npm start`: the site, its functions and its store, as Netlify would run them. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const credentials = await provideCredentials(settings.dataDir, process.env);
  const platform = await startPlatform({ ...settings, root: ROOT });
  stopOnSignals(platform.stop);
  announce(platform.url, credentials);
}

await start().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
