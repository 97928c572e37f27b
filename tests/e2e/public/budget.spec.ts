import { BUDGETED, isWithin } from '../../bench/budgets.ts';
import { costOf, firstView, NETWORKS, openPhone } from '../../bench/first-view.ts';
import { expect, test } from '../support/site.ts';
import { dismissPopup } from '../support/visitor.ts';

/** Said, since the slower a browser believes its network to be, the farther ahead it fetches pictures. */
const network = NETWORKS.fourthGeneration;

// A trace, as another try has it, lays all out once more.
test.use({ trace: 'off' });

for (const { path, budget, popupClosed } of BUDGETED) {
  const who = popupClosed ? 'a visitor who comes again' : 'a first visit';
  test(`${path} costs ${who} at most ${budget.kB} kB, ${budget.boxes} boxes and ${budget.requests} requests before it has loaded`, async ({
    browser,
    site,
  }) => {
    const before = popupClosed ? dismissPopup : undefined;
    const view = await firstView(browser, site.url + path, { before, network });
    const cost = costOf(view);
    expect(isWithin(budget, cost), [JSON.stringify(cost), ...view.urls].join('\n')).toBe(true);
    expect(view.cls).toBe(0);
  });
}

test('on a phone nothing in the first view keeps moving, and what is far below it is not laid out yet', async ({
  browser,
  site,
}) => {
  const phone = await openPhone(browser, { before: dismissPopup });
  const page = await phone.newPage();
  for (const path of new Set(BUDGETED.map(({ path }) => path))) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    const end = page.locator('.site-footer-end');
    const isLaidOut = () =>
      end.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut(), path).toBe(false);
    await end.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut, path).toBe(true);
  }
  await phone.close();
});

test('the next page is fetched when its link is pressed, and not before', async ({ page }) => {
  const asked = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => asked.add(new URL(prefetchUrl).pathname));
  await session.send('Preload.enable');
  await page.goto('/about', { waitUntil: 'networkidle' });
  const link = page.getByRole('main').getByRole('link', { name: 'Explore Courses' });
  await link.hover();
  await page.waitForTimeout(500);
  expect([...asked]).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => [...asked]).toEqual(['/courses']);
});
