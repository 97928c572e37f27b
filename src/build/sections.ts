import type { AstroIntegration } from 'astro';

/** Has `.astro` pages render their sections with the same function as everything else: src/components/page/to-html.ts. */
export const sections: AstroIntegration = {
  name: 'sections',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({ name: 'sections', serverEntrypoint: './src/build/sections-renderer.ts' }),
  },
};
