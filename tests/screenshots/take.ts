import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { COMPANIES, MAIN_COMPANY_ID } from '../../src/domain/company.ts';
import { allPages } from '../../src/paths.ts';
import { findBrowser } from '../e2e/support/browser.ts';
import { layOutAll } from '../e2e/support/layout.ts';
import { startServer } from '../support/server-process.ts';

/** `npm run screenshots`: every page at three widths, the first screen of the homes in both colour schemes, and beside each other. */
const WIDTHS = [360, 768, 1440];
const DIRECTORY = 'docs/screenshots';
const ADMIN = { email: 'office@name-education.example', password: 'a password for pictures' };
const PAGES: Record<string, string> = {
  ...Object.fromEntries(
    allPages().map(({ page, companyId, path }) => {
      const brand = companyId === MAIN_COMPANY_ID ? '' : `${COMPANIES[companyId].slug}-`;
      return [brand + page, path];
    }),
  ),
  course: '/course/ielts-preparation',
  'it-course': '/it/course/mern-stack-web-development',
  'course-not-found': '/course/nope',
  'not-found': '/nope',
};
const ADMIN_PAGES = ['dashboard', 'courses', 'carousel', 'forms'];

/** Lets everything below the first screen load, too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, name: string, fullPage = true): Promise<void> {
  await layOutAll(page);
  await settle(page);
  const picture = await page.screenshot({ fullPage });
  await sharp(picture)
    .webp({ quality: 72 })
    .toFile(join(DIRECTORY, `${name}.webp`));
}

async function takePublic(context: BrowserContext, width: number): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('sitePopupDismissed', 'true'));
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await take(page, `${name}-${width}`);
  }
}

async function takeAdmin(context: BrowserContext, width: number): Promise<void> {
  const page = await context.newPage();
  await page.goto('/facetreesol/login');
  await take(page, `admin-login-${width}`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  for (const name of ADMIN_PAGES) {
    await page.goto(`/facetreesol/${name}`);
    await take(page, `admin-${name}-${width}`, false);
  }
}

/** The first screens of both homes beside each other, for the README. */
async function takeBoth(): Promise<void> {
  const [width, height, gap] = [900, 625, 20];
  const homes = ['home-1440', 'it-home-1440'].map((name) =>
    sharp(join(DIRECTORY, `${name}.webp`))
      .extract({ left: 0, top: 0, width: 1440, height: 1000 })
      .resize(width, height)
      .toBuffer(),
  );
  const input = await Promise.all(homes);
  await sharp({ create: { width: 2 * width + gap, height, channels: 3, background: '#ffffff' } })
    .composite(input.map((home, place) => ({ input: home, left: place * (width + gap), top: 0 })))
    .webp({ quality: 80 })
    .toFile(join(DIRECTORY, 'readme.webp'));
}

const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
const server = await startServer({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  JWT_SECRET: 'a secret for pictures that is long enough',
});
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
await mkdir(DIRECTORY, { recursive: true });
for (const width of WIDTHS) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await takePublic(context, width);
  await takeAdmin(context, width);
  await context.close();
}
for (const [name, path] of [
  ['home', '/'],
  ['it-home', '/it'],
] as const) {
  const dark = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    // The cloth of IT is woven while one looks.
    reducedMotion: 'reduce',
  });
  await dark.addInitScript(() => localStorage.setItem('sitePopupDismissed', 'true'));
  const page = await dark.newPage();
  await page.goto(path);
  await take(page, `${name}-dark`, false);
  await dark.close();
}
await browser.close();
await server.stop();
await takeBoth();
await rm(dataDir, { recursive: true, force: true });
