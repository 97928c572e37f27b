import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/e2e/support/browser.ts';
import type { Options } from './tests/e2e/support/site.ts';

const browser = await findBrowser();
/** Says of another brand or width what a test of `npm test` says of one. */
const REST = /@rest/;

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  // Two a core of the smallest machine: tests wait for servers and pages half of their time. Each project has workers
  // of its own, and each worker starts a browser and a site: so a project has fewer than all.
  workers: 4,
  // Who comes first to a page waits for the server to compress it, on a machine that starts three others.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // The second try records what happens; the report names tests that needed it.
  retries: 1,
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  projects: [
    // Real builds, one after the other. First, since they take longest.
    { name: 'publish', testDir: 'tests/e2e/publish', workers: 1, timeout: 300_000 },
    // A store for each worker, which the tests of a file change; pages that were built before.
    { name: 'admin', testDir: 'tests/e2e/admin', grepInvert: REST, workers: 2 },
    { name: 'public', testDir: 'tests/e2e/public', grepInvert: REST, fullyParallel: true, workers: 3 },
    // How each screen looks.
    { name: 'pictures', testDir: 'tests/e2e/pictures', grepInvert: REST, workers: 2 },
    // Where most is written anew, once more in pages that the browser translates.
    { name: 'translated', grep: /@translated-first/, workers: 1, use: { translated: true } },
    // Only with `npm run test:slow`: what measures, and wants the machine for itself.
    { name: 'slow', testDir: 'tests/e2e/slow', workers: 1 },
    // The others of each family.
    { name: 'rest', testMatch: /\/(admin|pictures|public)\//, grep: REST },
    {
      name: 'translated-rest',
      testMatch: /\/(admin|public|publish)\//,
      // What measures widths and contrast says no more here.
      testIgnore: /\/admin\/(accessibility|widths)\.spec\.ts$/,
      // Every flow of the office; of the others those that carry the tag.
      grep: /admin\/|@translated/,
      grepInvert: /@rest|@translated-first/,
      use: { translated: true },
    },
    // The islands once more, run by React itself instead of Preact.
    {
      name: 'react',
      testDir: 'tests/e2e/public',
      testMatch: /\/(carousel|contact-form|enquiry|islands|outbox|popup)\.spec\.ts$/,
      fullyParallel: true,
      use: { islandsOn: 'react' },
    },
  ],
  use: {
    headless: true,
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env },
      args: browser.args,
    },
    trace: 'on-first-retry',
  },
});
