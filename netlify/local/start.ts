import { announce, ROOT, readSettings, run, stopOnSignals } from './command.ts';
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

await run(start);
