import { registerHooks } from 'node:module';

const REPLACED = /\/src\/(domain\/kinds|server\/records\/defaults)\.ts$/;
const KINDS = new URL('./kinds.ts', import.meta.url).href;

/** Puts the kinds of the tests into the table of every module that is loaded from now on. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return REPLACED.test(new URL(found.url).pathname) ? { ...found, url: KINDS } : found;
  },
});
