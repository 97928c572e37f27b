import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Made for this file by the bundler, beside what renders the pages of the build. */
const CHUNK = 'write-course-pages.mjs';

/**
 * Course pages are no pages of Astro's: they are its shells, filled as the function `pages` fills them. That is done
 * when Astro is through with its pages, by a part of the same bundle, so that it has the same components and the same
 * content. Comes after the policies, which the shells have by then.
 */
export const coursePages = (): AstroIntegration => {
  let chunk: URL | undefined;
  return {
    name: 'course-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'course-pages',
                applyToEnvironment: ({ name }) => name === 'prerender',
                apply: 'build',
                buildStart() {
                  const id = fileURLToPath(new URL('write-course-pages.ts', import.meta.url));
                  this.emitFile({ type: 'chunk', id, fileName: CHUNK });
                },
                writeBundle({ dir = '' }) {
                  chunk = pathToFileURL(join(dir, CHUNK));
                },
              },
            ],
          },
        });
      },
      'astro:build:generated': async ({ dir }) => {
        if (!chunk) throw new Error('The build has no part that writes course pages.');
        const { writeCoursePages } = (await import(chunk.href)) as typeof import('./write-course-pages.ts');
        await writeCoursePages(fileURLToPath(dir));
      },
    },
  };
};
