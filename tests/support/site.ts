import { basename } from 'node:path';
import { startFunctionsSite } from './functions-site.ts';

export { ADMIN, bearer, formBody, type Init, jsonBody } from './functions-site.ts';

/** Loaded by the test runner, so that functions and tests share their modules. */
const modules = import.meta.glob('../../netlify/functions/*.ts');

/** The functions of the site over an empty store of their own: the real handlers, the real client, a real server. */
export const startSite = () =>
  startFunctionsSite(async (file) => {
    const load = modules[`../../netlify/functions/${basename(file)}`];
    if (!load) throw new Error(`Not a function: ${file}`);
    return load();
  });
