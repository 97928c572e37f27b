import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** React's modules, and those of Preact that do the same. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
};

/** As Vite names files, on Windows too. */
const SOURCES = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/');
const ISLANDS = `${SOURCES}islands/`;
/** Marks what islands load from elsewhere in src/. What the admin loads as well is built twice, once for each. */
const FOR_ISLANDS = '?island';
const CODE = /\.tsx?$/;

const preactForReact: Plugin = {
  name: 'preact-for-react',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer = '') {
    if (!importer.startsWith(ISLANDS) && !importer.endsWith(FOR_ISLANDS)) return null;
    if (/^react(-dom)?(\/|$)/.test(source) && !COUNTERPARTS[source])
      this.error(
        `An island needs ${source}: name what does the same in Preact in src/build/islands-on-preact.ts.`,
      );
    const found = await this.resolve(COUNTERPARTS[source] ?? source, importer, { skipSelf: true });
    if (!found || found.id.startsWith(ISLANDS)) return found;
    if (!found.id.startsWith(SOURCES) || !CODE.test(found.id)) return found;
    // Leaves out modules of which nothing is used.
    return { id: found.id + FOR_ISLANDS, moduleSideEffects: false };
  },
};

/** Each file of these is for one island: its words, or what only the form does. */
const OF_ONE_ISLAND = ['texts/', 'components/contact/', 'browser/outbox/'].map((folder) => SOURCES + folder);
const ON_DEVICE = `on-device.ts${FOR_ISLANDS}`;

/** One file for what islands share, since every further file is a request more. */
const isShared = (id: string) =>
  id.includes('/node_modules/preact/') ||
  (id.endsWith(FOR_ISLANDS) &&
    !id.endsWith(ON_DEVICE) &&
    !OF_ONE_ISLAND.some((folder) => id.startsWith(folder)));
const isOfIslands = (id: string) => id.startsWith(ISLANDS) || isShared(id);

/** Has the browser read each function as the file comes, not one by one where visitors wait. https://v8.dev/blog/explicit-compile-hints */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Islands are written for React, and the build renders them with it; in a visitor's browser Preact, of an eighth of
 * the weight, brings them to life. The reasons: docs/decisions/0017. In `npm run dev` that is React, too, which says more
 * when something is wrong. Stands before the integration of React, which stays the admin's.
 */
export const islandsOnPreact: AstroIntegration = {
  name: 'islands-on-preact',
  hooks: {
    'astro:config:setup': ({ command, addRenderer, updateConfig }) => {
      if (command !== 'build') return;
      addRenderer({
        name: 'islands-on-preact',
        serverEntrypoint: '@astrojs/react/server.js',
        clientEntrypoint: './src/islands/hydrate.ts',
      });
      updateConfig({
        vite: {
          plugins: [preactForReact],
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: { groups: [{ name: 'islands', test: isShared }] },
                postBanner: ({ moduleIds }) => (moduleIds.some(isOfIslands) ? COMPILE_AT_ONCE : ''),
              },
            },
          },
        },
      });
    },
  },
};
