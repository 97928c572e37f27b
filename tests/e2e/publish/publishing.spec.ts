import type { Page } from '@playwright/test';
import { dayInNepal } from '../../../src/domain/nepal.ts';
import { seedStore } from '../../support/seed.ts';
import { openAdmin } from '../support/admin.ts';
import { type PublishingSite, test } from '../support/publishing.ts';
import { expect, save } from '../support/site.ts';

const setPolicy = async (site: PublishingSite, policy: object) =>
  fetch(`${site.url}/api/publish/policy`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify(policy),
  });
const builds = (page: Page) => page.getByRole('region', { name: 'Builds' });
const used = async (page: Page) =>
  Number(/Builds this month: (\d+) of/.exec(await builds(page).innerText())?.[1]);

test('the office sees what waits and until when, and gets one build however often it clicks', {
  tag: '@translated',
}, async ({ page, site }) => {
  await site.live();
  // One has started by itself, whatever ran before.
  const key = `deploys/${dayInNepal(new Date())}/earlier`;
  await seedStore(site, 'publish', [[key, '{}']]);
  await setPolicy(site, { mode: 'gathered', builds_a_month: 1000 });
  const fields = { title: 'Honey Hunting', description: 'x', company_id: '1' };
  expect((await save(site, 'POST', '/api/courses', fields)).status).toBe(201);
  await save(site, 'PUT', '/api/courses/ielts-preparation', { certificate: 'Of the guild' });
  await openAdmin(page, site, 'publishing');
  await expect(builds(page)).toContainText('2 changes are visible to visitors; in the files ');
  const before = await used(page);

  // Six of ten, as it were.
  await setPolicy(site, { builds_a_month: before + 4 });
  await page.reload();
  const publish = builds(page).getByRole('button');
  await expect(publish).toHaveText('Publish now (1 of 4 left)');
  const lines = page.getByRole('region', { name: 'What waits' }).getByRole('listitem');
  await expect(lines).toHaveText([
    /^Course “IELTS Preparation”: changed.*\d\d:\d\d [AP]M$/s,
    /^Course “Honey Hunting”: added.*\d\d:\d\d [AP]M$/s,
  ]);

  // What is left is kept for publishing by hand.
  await setPolicy(site, { reserve: before + 3 });
  await page.reload();
  const held =
    /held until [A-Z][a-z]+ \d+, \d{4}, because this month has no build left that starts by itself/;
  await expect(builds(page)).toContainText(held);
  await expect(publish).toHaveText('Publish now (1 of 4 left)');

  await publish.focus();
  await publish.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 3; click++) button.click();
  });
  await expect(publish).toHaveText('Publishing…');
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expect(builds(page)).toContainText('A build is running. It brings everything');
  await site.live();
  await expect(builds(page)).toContainText(`Builds this month: ${before + 1} of ${before + 4}.`);
  await expect(builds(page)).toContainText('Everything is in the files.');
  await expect(publish).toHaveText('Publish now (1 of 3 left)');
  await expect(publish).toBeFocused();

  await setPolicy(site, { builds_a_month: before + 1, reserve: 0 });
  await page.reload();
  await expect(publish).toHaveText('Publish now');
  await expect(publish).toBeDisabled();
  await expect(builds(page)).toContainText('No build is left until');
  await setPolicy(site, { mode: 'at-once', builds_a_month: null, reserve: 2 });
});
