import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadFunctions } from '../../../netlify/local/functions.ts';
import { type Api, apiOf } from '../../support/functions-site.ts';

/** The functions as one running copy of them has them: with a memory of its own, as Netlify runs several. */
export interface Instance {
  api: Api;
  /** Waits for what the functions do after they have answered. */
  settled(): Promise<unknown>;
}

let count = 0;

/** Modules that a module of an instance imports belong to the same instance. */
function keepApart(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const instance = context.parentURL?.match(/[?&]instance=(\d+)/)?.[1];
      const shared = !found.url.startsWith('file:') || found.url.includes('/node_modules/');
      if (!instance || shared) return found;
      const url = new URL(found.url);
      url.searchParams.set('instance', instance);
      return { ...found, url: url.href };
    },
  });
}

/** Starts one more copy of all functions. Its modules stay in memory until the process ends. */
export async function startInstance(): Promise<Instance> {
  if (count++ === 0) keepApart();
  const name = String(count);
  const functions = await loadFunctions('netlify/functions', (file) => {
    const url = pathToFileURL(resolve(file));
    url.searchParams.set('instance', name);
    return import(url.href);
  });
  const background = new Set<Promise<unknown>>();
  const api = apiOf(functions, (work) => {
    const tracked = work.catch(() => {}).finally(() => background.delete(tracked));
    background.add(tracked);
  });
  return {
    api,
    async settled() {
      while (background.size > 0) await Promise.all(background);
    },
  };
}
