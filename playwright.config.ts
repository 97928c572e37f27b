import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/e2e/support/browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  // Each worker runs a whole site with builds of its own; two would starve each other on a small machine.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  use: {
    headless: true,
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env },
      args: [
        ...browser.args,
        '--no-first-run',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
});
