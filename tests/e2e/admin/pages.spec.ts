import { openAdmin } from '../support/admin.ts';
import { expect, remove, type Site, test } from '../support/site.ts';

const SECTIONS = '/api/records/sections';
const read = async (site: Site, id: string) => (await fetch(`${site.url}${SECTIONS}/${id}`)).json();
const put = async (site: Site, id: string, fields: object) =>
  fetch(`${site.url}${SECTIONS}/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });

test.afterEach(async ({ site }) => {
  for (const id of ['1.home.hero', '1.about.values', '2.contact.details'])
    await remove(site, `${SECTIONS}/${id}`);
});

test('the office finds a section by its page, changes it, and goes back to the original words', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, 'sections');
  await page.getByLabel('Brand').selectOption('Name IT Education');
  await page.getByLabel('Page', { exact: true }).selectOption('Contact');
  await page.getByRole('button', { name: 'Edit How to reach us' }).click();
  const address = page.getByLabel('Address');
  await address.fill('x'.repeat(161));
  await expect(address).toHaveAccessibleDescription(/1 too many/);
  await address.fill('Traffic Chowk, second floor');
  await page.getByRole('button', { name: 'Save section' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'How to reach us' });
  await expect(row.getByText('Changed')).toBeVisible();
  expect((await read(site, '2.contact.details')).address).toBe('Traffic Chowk, second floor');

  page.on('dialog', (dialog) => void dialog.accept());
  await row.getByRole('button', { name: 'Back to the original words' }).click();
  await expect(row.getByText('Changed')).toBeHidden();
  expect((await read(site, '2.contact.details')).address).toBe('Butwal, Nepal');
});

test('what was typed comes back after the tab was closed, and can be discarded', async ({ page, site }) => {
  await openAdmin(page, site, 'sections');
  await page.getByRole('button', { name: 'Edit First screen' }).click();
  await page.getByLabel('Subtitle').fill('Typed and not saved');
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });

  await other.goto('/facetreesol/sections');
  await other.getByRole('button', { name: 'Edit First screen' }).click();
  await expect(other.getByLabel('Subtitle')).toHaveValue('Typed and not saved');
  await other.getByRole('button', { name: 'Discard it' }).click();
  await expect(other.getByLabel('Subtitle')).toHaveValue('Empowering Minds, Shaping Futures');
  await other.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Edit First screen' }).click();
  await expect(other.getByLabel('Subtitle')).toHaveValue('Empowering Minds, Shaping Futures');
  await expect(other.getByRole('button', { name: 'Discard it' })).toHaveCount(0);
});

test('two people change two entries of one list, and both stay', async ({ page, site }) => {
  const { entries } = await read(site, '1.about.values');
  await openAdmin(page, site, 'sections?page=about');
  await page.getByRole('button', { name: 'Edit Values' }).click();
  await page.getByLabel('Title').first().fill('Mine');
  const [first, second, ...others] = entries;
  expect(
    (await put(site, '1.about.values', { entries: [first, { ...second, title: 'Theirs' }, ...others] }))
      .status,
  ).toBe(200);
  await page.getByRole('button', { name: 'Save section' }).click();
  await expect(page.getByText('Saved “About: Values”')).toBeVisible();
  const titles = (await read(site, '1.about.values')).entries.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Mine', 'Theirs', ...others.map(({ title }: { title: string }) => title)]);
});
