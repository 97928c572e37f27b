import { openLighthouse } from '../../bench/lighthouse.ts';
import { PUBLIC_PAGES } from '../../support/pages.ts';
import { expect, test } from '../support/site.ts';

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
  const lighthouse = await openLighthouse();
  const short: string[] = [];
  for (const path of PUBLIC_PAGES) {
    const { categories, audits } = await lighthouse.report(site.url + path, SETTINGS);
    for (const id of CATEGORIES) {
      const category = categories[id];
      if (category?.score === 1) continue;
      const failed = category?.auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && audits[audit]?.score !== 1)
        .map(({ id: audit }) => audit);
      short.push(`${path} ${id}: ${category?.score} (${failed})`);
    }
  }
  await lighthouse.close();
  expect(short).toEqual([]);
});
