import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';

/** @param port where other tools can reach it, too */
export async function launch(port?: number) {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args, ...(port ? [`--remote-debugging-port=${port}`] : [])],
    env: { ...process.env, ...env },
  });
}
