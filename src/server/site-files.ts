import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CompanyId } from '../domain/company.ts';
import { type Shell, shellPath } from '../paths.ts';
import { type BuiltContent, builtContentSchema } from './content/built-content.ts';

/**
 * Files of the built site that functions read. Netlify packs them into the function (`included_files` in
 * netlify.toml); the local platform says by SITE_DIR which build it serves.
 */
const siteFile = (name: string): Promise<string> =>
  readFile(
    join(process.env.SITE_DIR ?? join(process.env.LAMBDA_TASK_ROOT ?? process.cwd(), 'dist'), name),
    'utf8',
  );

const stampSchema = z.object({ revision: z.string(), built_at: z.iso.datetime() });

/** What content the site being served was built from, and when. */
export const buildStamp = async (): Promise<z.infer<typeof stampSchema>> =>
  stampSchema.parse(JSON.parse(await siteFile('revision.json')));

/** What the site being served was made of. Null where its build did not say. */
export const readBuiltContent = async (): Promise<BuiltContent | null> => {
  const text = await siteFile('built.json').catch(() => null);
  return text === null ? null : builtContentSchema.parse(JSON.parse(text));
};

/** The page without content that Astro built for pages made on demand. */
export const readShell = (shell: Shell, companyId: CompanyId): Promise<string> =>
  siteFile(`${shellPath(shell, companyId)}.html`);

export const readNotFound = (): Promise<string> => siteFile('404.html');
