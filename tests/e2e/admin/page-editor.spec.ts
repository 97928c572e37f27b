import type { Locator, Page } from '@playwright/test';
import { openAdmin } from '../support/admin.ts';
import { ADMIN, expect, remove, type Site, test } from '../support/site.ts';

const sectionPath = (id: string) => `/api/records/sections/${id}`;
const frameOf = (page: Page) => page.frameLocator('iframe');
/** A text of the page in the frame, by its place. */
const textAt = (page: Page, place: string): Locator =>
  frameOf(page).locator(`[data-edit="${place}"][contenteditable]`).first();

/** Wide enough for the page as it is, so that a click goes where it is meant. */
const LAPTOP = { width: 1920, height: 1000 };
const PHONE = { width: 460, height: 900 };

async function openPage(page: Page, site: Site, query = ''): Promise<string> {
  const token = await openAdmin(page, site, `pages${query}`);
  await expect(frameOf(page).locator('h1[contenteditable]')).toBeVisible();
  await expect(page.locator('.section-panel h3', { hasText: 'Phone, email' })).toBeAttached();
  return token;
}

/** Puts the cursor into a text of the page, whose scripts are off for the test as well. */
async function enter(page: Page, place: string): Promise<void> {
  await expect(textAt(page, place)).toBeVisible();
  await page.evaluate((name) => {
    const frame = document.querySelector('iframe');
    frame?.focus();
    frame?.contentDocument?.querySelector<HTMLElement>(`[data-edit="${name}"][contenteditable]`)?.focus();
  }, place);
}

async function rewrite(page: Page, place: string, words: string): Promise<void> {
  await enter(page, place);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}

const saveAll = async (page: Page, ...labels: string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved: ${labels.join(', ')}.`)).toBeVisible();
};

/** What a visitor who comes now sees. */
async function visit(page: Page, path: string, look: (visitor: Page) => Promise<void>): Promise<void> {
  const context = await page.context().browser()?.newContext();
  const visitor = await context?.newPage();
  if (!context || !visitor) throw new Error('There is no browser.');
  await visitor.goto(new URL(path, page.url()).href);
  await look(visitor);
  await context.close();
}

for (const [name, viewport] of [
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)
  test(`the first screen is rewritten on the page itself, on a ${name}, and visitors see it at once`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, site);
    const title = `नाम क्\u200dष ${name} <b>&`;
    await rewrite(page, '1.home.hero.title', title);
    await page.keyboard.press('Enter');
    await expect(textAt(page, '1.home.hero.title')).toHaveText(title);
    await expect(page.getByText('1 part is not saved yet.')).toBeVisible();
    // The form holds the same, and what is typed there is on the page.
    await page.evaluate(() => {
      for (const panel of document.querySelectorAll('details')) panel.open = true;
    });
    const form = page.locator('.section-panel').first();
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(title);
    if (name === 'phone') await page.getByText('As a form').click();
    await form.getByLabel('Subtitle').fill('Typed in the form');
    await expect(textAt(page, '1.home.hero.subtitle')).toHaveText('Typed in the form');

    await saveAll(page, 'First screen');
    await visit(page, '/', async (visitor) => {
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 5000 });
      await expect(visitor.getByText('Typed in the form').first()).toBeVisible();
      expect(await visitor.content()).not.toContain('data-edit');
    });
    await remove(site, sectionPath('1.home.hero'));
  });

test('a value is moved by keys, and a question is added, each for visitors to see', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  await openPage(page, site, '?page=about');
  const titles = (where: Page | ReturnType<typeof frameOf>) => where.locator('.values h3');
  const [, second = ''] = await titles(frameOf(page)).allTextContents();
  await enter(page, '1.about.values[e1].title');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles(frameOf(page)).first()).toHaveText(second);
  await expect(page.getByText('Now 2 of')).toBeVisible();
  await expect(textAt(page, '1.about.values[e1].title')).toBeFocused();
  await saveAll(page, 'Values');
  await visit(page, '/about', (visitor) =>
    expect(titles(visitor).first()).toHaveText(second, { timeout: 5000 }),
  );

  await page.getByRole('combobox', { name: 'Website' }).selectOption('Name IT Education');
  await page.getByLabel('Page', { exact: true }).selectOption('Contact');
  await enter(page, '2.contact.faq[e1].question');
  await page.getByRole('button', { name: 'Add one below' }).click();
  await expect(frameOf(page).locator('summary')).not.toHaveCount(0);
  const added = frameOf(page).locator('summary').nth(1);
  await expect(added).toBeFocused();
  await page.keyboard.insertText('Is there  parking?');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Yes, in the yard.');
  await saveAll(page, 'Questions and answers');
  await visit(page, '/it/contact', async (visitor) => {
    await expect(visitor.locator('summary').nth(1)).toHaveText('Is there parking?', { timeout: 5000 });
    await expect(visitor.getByText('Yes, in the yard.')).toBeAttached();
  });
  for (const id of ['1.about.values', '2.contact.faq']) await remove(site, sectionPath(id));
});

test('what is typed survives a closed tab, an ended session and another person’s change', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  await openPage(page, site);
  await rewrite(page, '1.home.hero.title', 'Typed and not saved');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('facetreesol.draft.1.home.hero')))
    .toContain('Typed and not saved');
  const again = await page.context().newPage();
  await page.close();

  await again.setViewportSize(LAPTOP);
  const token = await openPage(again, site);
  await expect(textAt(again, '1.home.hero.title')).toHaveText('Typed and not saved');
  await expect(again.getByText('1 part is not saved yet.')).toBeVisible();

  const headers = { authorization: `Bearer ${token}` };
  const now = await again.request.get(sectionPath('1.home.hero'));
  const { headers: answered, badge } = { headers: now.headers(), ...(await now.json()) };
  const theirs = await again.request.put(sectionPath('1.home.hero'), {
    headers: { ...headers, 'if-match': answered.etag ?? '' },
    data: { title: 'Theirs' },
  });
  expect(theirs.status()).toBe(200);
  await again.request.post('/api/auth/logout', { headers });
  site.forgetToken();
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = again.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again.getByRole('heading', { name: 'Somebody else saved this part' })).toBeVisible();
  await again.getByRole('button', { name: 'Keep all of mine' }).click();
  await expect(
    again.getByText('Everything is saved.').or(again.getByText('Saved: First screen.')),
  ).toBeVisible();
  expect(await (await again.request.get(sectionPath('1.home.hero'))).json()).toMatchObject({
    title: 'Typed and not saved',
    badge,
  });
  await expect
    .poll(() => again.evaluate(() => localStorage.getItem('facetreesol.draft.1.home.hero')))
    .toBeNull();
  await remove(site, sectionPath('1.home.hero'));
});

test('paste brings text only, a dropped file nothing, and too much is told', async ({ page, site }) => {
  await page.setViewportSize(LAPTOP);
  await openPage(page, site);
  const title = textAt(page, '1.home.hero.title');
  await enter(page, '1.home.hero.title');
  await page.keyboard.press('ControlOrMeta+a');
  const paste = (text: string) =>
    page.evaluate((plain) => {
      const target = document.querySelector('iframe')?.contentDocument?.activeElement;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `<p class="MsoNormal"><b onclick="x()">${plain}</b></p>`);
      clipboardData.setData('text/plain', plain);
      target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste('One\r\nline \u200cof \u{1f469}\u200d\u{1f33e} text');
  await expect(title).toHaveText('One line \u200cof \u{1f469}\u200d\u{1f33e} text');
  expect(await title.locator('*').count()).toBe(0);

  await paste('x'.repeat(10_000));
  await expect(page.getByRole('toolbar').getByText('Title must have at most 80 characters')).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved: First screen.')).toBeVisible();
  await expect(page.locator('.section-panel').first().getByText('Title must have at most 80')).toBeVisible();

  const stays = await page.evaluate(() => {
    const drop = (target: Document | Element | undefined | null) =>
      target?.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }),
      );
    return [
      drop(document.querySelector('iframe')?.contentDocument?.body),
      drop(document.querySelector('h2')),
    ];
  });
  expect(stays).toEqual([false, false]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard changes' }).last().click();
  await expect(title).toHaveText('Welcome to Name Education');
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.evaluate(() =>
    document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>('.course-card a')?.click(),
  );
  await page.getByRole('button', { name: 'Edit this course' }).click();
  await expect(page.getByRole('heading', { name: /^Edit “/ })).toBeVisible();
});
