import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { OLDEST_BROWSERS } from './src/build/browsers.ts';
import { csp } from './src/build/csp.ts';
import { islandsOnPreact } from './src/build/islands-on-preact.ts';
import { pages } from './src/build/pages.ts';
import { site } from './src/content/site.ts';

/** The welcome popup's way to load. */
const undismissed = {
  name: 'undismissed',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'undismissed', entrypoint: './src/islands/undismissed.ts' }),
  },
};

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', concurrency: 4, inlineStylesheets: 'always' },
  // The local platform gives each data folder a cache of its own.
  ...(process.env.ASTRO_CACHE_DIR && { cacheDir: process.env.ASTRO_CACHE_DIR }),
  vite: {
    build: { target: OLDEST_BROWSERS, cssTarget: OLDEST_BROWSERS },
    // Reads style sheets several times faster than PostCSS does. What is too new is written in older syntax only at the end.
    css: { transformer: 'lightningcss', lightningcss: { targets: {} } },
  },
  devToolbar: { enabled: false },
  security: { csp },
  integrations: [pages(), islandsOnPreact, react(), undismissed],
});
