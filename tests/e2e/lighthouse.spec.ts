import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from './support/browser.ts';
import { PUBLIC_PAGES } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
/** Without the pauses and the picture that only the measuring of speed needs: a few seconds a page. */
const SETTINGS = {
  onlyCategories: CATEGORIES,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 100,
  cpuQuietThresholdMs: 100,
  disableFullPageScreenshot: true,
};

test('Lighthouse gives every page 100 for accessibility, best practices and SEO, as a phone sees it', async ({
  site,
}) => {
  test.setTimeout(180_000);
  const { executablePath, args, env } = await findBrowser();
  const port = 9222 + (process.pid % 1000);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  const short: string[] = [];
  for (const path of PUBLIC_PAGES) {
    const result = await lighthouse(site.url + path, { port, logLevel: 'error', ...SETTINGS });
    for (const id of CATEGORIES) {
      const category = result?.lhr.categories[id];
      if (category?.score === 1) continue;
      const failed = category?.auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && result?.lhr.audits[audit]?.score !== 1)
        .map(({ id: audit }) => audit);
      short.push(`${path} ${id}: ${category?.score} (${failed})`);
    }
  }
  await browser.close();
  expect(short).toEqual([]);
});
