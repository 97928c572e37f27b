import { readFile } from 'node:fs/promises';

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** A call as the overview of docs/api.md has it. */
export interface Documented {
  method: string;
  /** With `{…}` for what is put in. */
  path: string;
  guarded: boolean;
}

/** Files of a build are no calls. */
const IS_FILE = /\.json$/;

/** Reads the overview of docs/api.md, which is the promise that everything is held against. */
export async function documentedCalls(): Promise<Documented[]> {
  const rows = (await readFile('docs/api.md', 'utf8')).split('\n').filter((line) => /^\| \[`/.test(line));
  const calls = rows.flatMap((row) => {
    const [, names = '', who = ''] = row.split('|').map((cell) => cell.trim());
    return [...names.matchAll(/`([A-Z]+) (\S+)`/g)].map(([, method = '', path = '']) => ({
      method,
      path: path.replace('…', 'featured/{company}'),
      guarded: who === 'administrator',
    }));
  });
  if (calls.length < 20) throw new Error('The overview of docs/api.md cannot be read.');
  return calls.filter(({ path }) => !IS_FILE.test(path));
}

/** One address whatever it takes: `/api/courses/{company}` and `/api/courses/{id}` are the same. */
export const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
