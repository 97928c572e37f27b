import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** A browser that does nothing in the background. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium or Chrome usually is. */
const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The one at CHROME_PATH; else the Chromium without windows that comes with the npm packages, which takes half of the
 * processor time and is the same for everybody; else, where that does not run, the browser of the machine.
 * @throws saying what to do when there is none, so that no browser test is left out unseen
 */
export async function findBrowser(): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  if (!own && process.platform === 'linux' && process.arch === 'x64') return bundled();
  const executablePath = own ?? USUAL_PATHS.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args: ARGUMENTS, env: {} };
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH to where it is.',
  );
}

/** Brings its own libraries, so that it also runs where nothing of a desktop is installed. */
async function bundled(): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  // The fonts of the machine, where it has some: with the package's own alone, every stack of fonts looks the same.
  if (existsSync('/etc/fonts/fonts.conf')) delete process.env.FONTCONFIG_PATH;
  // Its own arguments make it one process, which ends with the first page that is closed.
  const env = {
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '',
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
  };
  return { executablePath, args: ARGUMENTS, env };
}
