import { basename } from 'node:path';
import { afterAll } from 'vitest';
import { bearer, type Store, startFunctionsSite } from './functions-site.ts';

export { ADMIN, bearer, connectStore, formBody, type Init, jsonBody, startStore } from './functions-site.ts';

/** Loaded by the test runner, so that functions and tests share their modules. */
const modules = import.meta.glob('../../netlify/functions/*.ts');

/** The functions of the site over an empty store: the real handlers and the real client. */
export const startSite = (store?: Store) =>
  startFunctionsSite(async (file) => {
    const load = modules[`../../netlify/functions/${basename(file)}`];
    if (!load) throw new Error(`Not a function: ${file}`);
    return load();
  }, store);

/** The site of all tests of a file, which is stopped after them, and what lets its administrator in. */
export async function startSignedIn() {
  const site = await startSite();
  afterAll(site.stop);
  return { site, auth: bearer(await site.signIn()) };
}
