import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';

/** Nothing of a browser that works in the background. */
export const QUIET_BROWSER = [
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param port where other tools can reach it, too */
export async function launch(port?: number) {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, ...QUIET_BROWSER, ...(port ? [`--remote-debugging-port=${port}`] : [])],
    env: { ...process.env, ...env },
  });
}
