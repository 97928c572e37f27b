import { BUDGETED, isWithin } from '../../bench/budgets.ts';
import { costOf, firstView, NETWORKS } from '../../bench/first-view.ts';
import { test } from '../support/publishing.ts';
import { REWRITES, rewriteAll } from '../support/rewritten.ts';
import { expect } from '../support/site.ts';
import { dismissPopup } from '../support/visitor.ts';

test('with every word half as long again, built pages cost no more than their budgets, and nothing moves', async ({
  browser,
  site,
}) => {
  test.slow();
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: string) => {
    const { status } = await fetch(site.url + path, { method, headers, ...(body && { body }) });
    expect(status, path).toBeLessThan(300);
  };
  await call('PUT', '/api/publish/policy', JSON.stringify({ mode: 'gathered' }));
  const phone = '+977 71-577777';
  await rewriteAll(site, REWRITES['half as long again'], phone);
  await call('POST', '/api/publish');
  await site.live();
  expect(await (await fetch(site.url)).text()).toContain(phone);
  const network = NETWORKS.fourthGeneration;
  const tooMuch: string[] = [];
  for (const { path, budget, popupClosed } of BUDGETED) {
    const before = popupClosed ? dismissPopup : undefined;
    const view = await firstView(browser, site.url + path, { before, network });
    const cost = costOf(view);
    if (!isWithin(budget, cost) || view.cls > 0)
      tooMuch.push(`${path} ${JSON.stringify({ ...cost, cls: view.cls })}`);
  }
  expect(tooMuch).toEqual([]);
});
