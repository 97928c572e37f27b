import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { astroBuild } from '../../../netlify/local/build-process.ts';
import { startServer } from '../../support/server-process.ts';

export interface Sites {
  /** The site as it is, and the same pages without JavaScript. */
  url: string;
  twinUrl: string;
  stop(): Promise<void>;
}

const SCRIPT = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g;

/** Waits for a script to enable it; without one, it comes behind all else. */
const LATER_STYLE = / disabled(?=>)/;

/** A page without its scripts, everything else as it was. What search engines read is no script. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(LATER_STYLE, '');

/** A page that loads the file which all islands share, nearly all of it Preact, and shows one line with it. */
export const ISLANDS_ALONE = '/islands-alone';

async function addIslandsAlone(site: string): Promise<void> {
  const [hydrate] = globSync('_astro/hydrate.*.js', { cwd: site });
  if (!hydrate) throw new Error('The build has nothing that brings islands to life.');
  await writeFile(
    join(site, `${ISLANDS_ALONE}.html`),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Islands alone</title></head>
<body><h1>Islands alone</h1><p id="island" ssr></p><script type="module">
import hydrate from '/${hydrate}';
addEventListener('load', () => setTimeout(() => hydrate(island)('span', { children: 'Island' })));
</script></body></html>`,
  );
}

/** Builds the site once and serves it twice, by the project's own server: as it is, and with every script taken out. */
export async function startSites(): Promise<Sites> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const [site, twin] = ['site', 'twin'].map((name) => join(directory, name)) as [string, string];
  const build = astroBuild(process.cwd(), directory);
  await build({ outDir: site, signal: new AbortController().signal });
  await addIslandsAlone(site);
  await cp(site, twin, { recursive: true });
  for (const name of globSync('**/*.html', { cwd: twin })) {
    const file = join(twin, name);
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
  }
  const serve = (pages: string) => startServer({ SITE: pages, DATA_DIR: `${pages}-data` }, 'own-store');
  const servers = [await serve(site), await serve(twin)] as const;
  return {
    url: servers[0].url,
    twinUrl: servers[1].url,
    async stop() {
      for (const server of servers) await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
