import { PUBLIC_PAGES } from '../../support/pages.ts';
import { expect, test } from '../support/site.ts';

test('no page says anything on the console, and none but three load more than one script', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
  for (const path of PUBLIC_PAGES) {
    const scripts: string[] = [];
    const note = (request: { resourceType(): string; url(): string }) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect(scripts.filter((url) => /facetreesol|admin/i.test(url))).toEqual([]);
    const hasIsland = ['/', '/it', '/contact', '/it/contact'].includes(path);
    if (!hasIsland) expect(scripts.length, path).toBeLessThanOrEqual(1);
  }
  expect(said).toEqual([]);
});
