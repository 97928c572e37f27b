import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { shellSource } from '../components/page/shell.ts';
import { COMPANY_IDS } from '../domain/company.ts';
import { SHELLS, SHELLS_PATH, shellPath } from '../paths.ts';
import { finishPolicy, styleHashes } from './csp.ts';
import { headersFile } from './headers.ts';
import { onlyScheme, withoutUnseenScheme } from './one-scheme.ts';

/** Bundled with Astro's own page renderer, so it sees the same components and content. */
const COURSE_PAGES = 'course-pages.mjs';
const ADMIN = 'facetreesol.html';

/**
 * Has Astro write sections with the renderer that functions use. After Astro's build, finishes each page, fills the shells
 * with courses and says which headers go with which file.
 */
export function pages(): AstroIntegration {
  let courses: URL | undefined;
  return {
    name: 'pages',
    hooks: {
      'astro:config:setup': ({ addRenderer, updateConfig }) => {
        addRenderer({ name: 'sections', serverEntrypoint: './src/build/sections-renderer.ts' });
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'course-pages',
                applyToEnvironment: ({ name }) => name === 'prerender',
                apply: 'build',
                buildStart() {
                  const id = fileURLToPath(new URL('course-pages.ts', import.meta.url));
                  this.emitFile({ type: 'chunk', id, fileName: COURSE_PAGES });
                },
                writeBundle({ dir = '' }) {
                  courses = pathToFileURL(join(dir, COURSE_PAGES));
                },
              },
            ],
          },
        });
      },
      'astro:build:generated': async ({ dir }) => {
        if (!courses) throw new Error('The build has no part that writes course pages.');
        const { writeCloths, writeCoursePages }: typeof import('./course-pages.ts') = await import(
          courses.href
        );
        const directory = fileURLToPath(dir);
        finishPages(directory, moveShells(directory));
        finishPaper(directory);
        await writeCoursePages(directory);
        await writeCloths(directory);
        writeHeaders(directory);
      },
    },
  };
}

/**
 * Astro makes the shells among the pages that they become; functions read them elsewhere.
 * @returns their files: the admin shows them, filled as previews
 */
function moveShells(directory: string): string[] {
  mkdirSync(join(directory, SHELLS_PATH), { recursive: true });
  return COMPANY_IDS.flatMap((companyId) =>
    SHELLS.map((shell) => {
      const file = `${shellPath(shell, companyId)}.html`;
      renameSync(join(directory, `${shellSource(shell, companyId)}.html`), join(directory, file));
      return file.slice(1);
    }),
  );
}

function writeHeaders(directory: string): void {
  const entries = globSync('**/*', { cwd: directory, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ name, parentPath }) => relative(directory, join(parentPath, name)));
  writeFileSync(join(directory, '_headers'), headersFile(files.map((file) => file.replaceAll(sep, '/'))));
}

/**
 * Astro gives each island an id made of its properties and of the folder that the project is in. Nothing reads it, and
 * without it a page is the same wherever it is built.
 */
const withoutIslandIds = (page: string) => page.replaceAll(/(?<=<astro-island) uid="[^"]*"/g, '');

/**
 * What pages that are dark on every screen look like on paper. The file keeps the name that it has by its content before:
 * the same colours make the same file, as long as one-scheme.ts does.
 */
function finishPaper(directory: string): void {
  const [file, ...others] = globSync('_astro/later-code.*.css', { cwd: directory });
  if (!file || others.length > 0) throw new Error('The build has not written one sheet for paper.');
  const path = join(directory, file);
  writeFileSync(path, onlyScheme('light', readFileSync(path, 'utf8')));
}

/** The admin shows shells in a frame that takes over its policy. */
function finishPages(directory: string, shells: readonly string[]): void {
  const read = (file: string) =>
    withoutUnseenScheme(withoutIslandIds(readFileSync(join(directory, file), 'utf8')));
  const finish = (file: string, ...how: [admin?: boolean, framed?: ReturnType<typeof styleHashes>]) =>
    writeFileSync(join(directory, file), finishPolicy(read(file), ...how));
  for (const file of globSync('**/*.html', { cwd: directory }))
    if (file !== ADMIN) finish(file, shells.includes(file));
  // The styles of a shell are put together when it is finished.
  const framed = shells.flatMap((file) => styleHashes(read(file)));
  finish(ADMIN, true, framed);
}
