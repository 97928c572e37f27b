import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { ORIGINALS } from '../../../src/content/sections.ts';
import { toBikramSambat } from '../../../src/domain/bikram-sambat.ts';
import { dayInNepal } from '../../../src/domain/nepal.ts';
import { sectionPath } from '../../../src/paths.ts';
import { chosenPicture, openAdmin } from '../support/admin.ts';
import { frameOf, LAPTOP, savedNote, textAt } from '../support/page-editor.ts';
import { type PublishingSite, test } from '../support/publishing.ts';
import { expect } from '../support/site.ts';
import { visit } from '../support/visitor.ts';

/** What the office does in a year, by keys alone, on a site that is built anew. */

const SOON = { timeout: 5_000 };

const asOffice = async (site: PublishingSite, method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  const answer = await fetch(site.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
};
/** All changes in one build, the next one. */
async function publish(site: PublishingSite): Promise<void> {
  await asOffice(site, 'POST', '/api/publish');
  await site.live();
}

/** Every file of the site that is served, by its path. */
async function files(site: PublishingSite): Promise<Map<string, string>> {
  const pages = await realpath(join(site.dataDir, 'site/current'));
  const paths = (await readdir(pages, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(pages.length));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(pages, path), 'latin1')] as const),
    ),
  );
}
/** Without the revision that it is made of. */
const sameButRevision = (text: string) => text.replace(/(name="content-revision" content=")[^"]+/g, '$1');

test('sections that are saved as they are leave every file of the site as it was, byte for byte', async ({
  site,
}) => {
  await asOffice(site, 'PUT', '/api/publish/policy', { mode: 'gathered' });
  const before = await files(site);
  for (const [id, values] of ORIGINALS) await asOffice(site, 'PUT', sectionPath(id), values);
  await publish(site);
  const after = await files(site);
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  const other = [...before].filter(
    ([path, text]) => sameButRevision(text) !== sameButRevision(after.get(path) ?? ''),
  );
  // What says when and of what the site was built.
  expect(other.map(([path]) => path).sort()).toEqual(['/built.json', '/revision.json']);
  for (const id of ORIGINALS.keys()) await asOffice(site, 'DELETE', sectionPath(id));
});

test('phone, Dashain, first screen, a value, a question and the popup, by keyboard alone', async ({
  page,
  site,
}) => {
  test.slow();
  await asOffice(site, 'PUT', '/api/publish/policy', { mode: 'gathered' });
  const noMouse = () => {
    for (const kind of ['mousedown', 'touchstart'])
      addEventListener(kind, () => Object.assign(window, { touched: true }), true);
  };
  await page.addInitScript(noMouse);
  await page.setViewportSize(LAPTOP);
  await openAdmin(page, site, 'pages');

  /** Goes to a control by Tab or Shift+Tab. */
  async function go(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    for (let presses = 0; presses < 400; presses += 1) {
      if (
        await target.evaluate(
          (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
        )
      )
        return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${target}.`);
  }
  async function openPage(name: string): Promise<void> {
    await go(page.getByLabel('Page', { exact: true }), 'Shift+Tab');
    await page.keyboard.type(name);
    await expect(frameOf(page).locator('h1[contenteditable]')).toBeVisible();
  }
  const panel = (name: string) =>
    page.locator('.section-panel').filter({ has: page.getByRole('heading', { name, level: 3 }) });
  async function open(name: string): Promise<Locator> {
    await go(panel(name).locator('summary').first());
    await page.keyboard.press('Enter');
    return panel(name);
  }
  async function type(field: Locator, text: string): Promise<void> {
    await go(field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  }
  async function save(name: string): Promise<void> {
    await go(page.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(savedNote(page, name)).toBeVisible();
  }

  const phone = '+977 71-598765';
  await test.step('phone', async () => {
    await type((await open('Phone, email, address and links')).getByLabel('Phone'), phone);
    await save('Phone, email, address and links');
    await visit(page, site, '/it/about', (visitor) =>
      expect(visitor.locator('.site-footer a[href="tel:+97771598765"]')).toHaveText(phone, SOON),
    );
  });

  const title = 'नयाँ विद्यालय';
  await test.step('first screen, on the page itself', async () => {
    await go(textAt(page, '1.home.hero.title'), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(title);
    await save('First screen');
    await visit(page, site, '/', (visitor) =>
      expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, SOON),
    );
  });

  await test.step('popup', async () => {
    // Well before the key: until the browser knows that it is waited for, it opens a window of its own.
    const chooser = page.waitForEvent('filechooser');
    const popup = await open('Welcome popup');
    await go(popup.getByLabel('Picture', { exact: true }));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await chosenPicture());
    await type(popup.getByLabel('What it shows'), 'A lamp of Tihar');
    await save('Welcome popup');
    await visit(page, site, '/', (visitor) =>
      expect(visitor.getByRole('img', { name: 'A lamp of Tihar' })).toBeVisible(SOON),
    );
  });

  let second = '';
  await test.step('a value, moved', async () => {
    await openPage('About');
    second = (await frameOf(page).locator('.values h3').nth(1).textContent()) ?? '';
    await go(textAt(page, '1.about.values[e1].title'));
    await page.keyboard.press('Alt+ArrowDown');
    await expect(frameOf(page).locator('.values h3').first()).toHaveText(second);
    await save('Values');
    await visit(page, site, '/about', (visitor) =>
      expect(visitor.locator('.values h3').first()).toHaveText(second, SOON),
    );
  });

  const today = dayInNepal(new Date());
  const bs = toBikramSambat(today);
  await test.step('closed for Dashain, by a day of Bikram Sambat, and a question', async () => {
    await openPage('Contact');
    const hours = await open('Opening hours');
    await go(hours.getByRole('button', { name: 'Add days to Closed or otherwise on these days' }));
    await page.keyboard.press('Enter');
    await type(hours.getByLabel('What it is'), 'Dashain');
    await type(hours.getByLabel('First day, Nepali calendar'), `${bs?.year}-${bs?.month}-${bs?.day}`);
    await save('Opening hours');
    await visit(page, site, '/contact', async (visitor) => {
      await expect(visitor.getByText('Dashain: Closed')).toBeVisible(SOON);
      await expect(visitor.getByText(/^Closed, opens /)).toBeVisible();
    });

    const faq = await open('Questions and answers');
    await go(faq.getByRole('button', { name: 'Add question to Questions and answers' }));
    await page.keyboard.press('Enter');
    await type(faq.getByLabel('Question', { exact: true }).last(), 'Is there parking?');
    await type(faq.getByLabel('Answer', { exact: true }).last(), 'Yes, in the yard.');
    await save('Questions and answers');
    await visit(page, site, '/contact', (visitor) =>
      expect(visitor.locator('summary', { hasText: 'Is there parking?' })).toBeVisible(SOON),
    );
  });
  expect(await page.evaluate(() => Reflect.get(window, 'touched'))).toBeUndefined();

  await test.step('in the files after the next build', async () => {
    await publish(site);
    const file = async (path: string) => (await fetch(site.url + path)).text();
    const [home, about, contact, it] = await Promise.all(['/', '/about', '/contact', '/it'].map(file));
    expect(home).toContain(title);
    expect(home).toContain('A lamp of Tihar');
    expect(about?.indexOf(`<h3>${second}`)).toBeGreaterThan(0);
    expect(contact).toContain('Dashain');
    expect(contact).toContain('Is there parking?');
    expect(contact).not.toContain('data-edit');
    expect(it).toContain('tel:+97771598765');
    const served = [...(await files(site))].filter(([path]) => path.endsWith('.html'));
    expect(served.filter(([, html]) => html.includes('tel:+97771540000')).map(([path]) => path)).toEqual([]);
  });
});
