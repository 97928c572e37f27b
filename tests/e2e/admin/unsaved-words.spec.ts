import { apiPaths, sectionPath } from '../../../src/paths.ts';
import {
  LAPTOP,
  openPages,
  rewrite,
  saveAll,
  saveButton,
  savedNote,
  textAt,
} from '../support/page-editor.ts';
import { expect, remove, test } from '../support/site.ts';

const TITLE = '1.home.hero.title';
const DRAFT = 'facetreesol.draft.sections.1.home.closing';

test('what is typed outlives Back, a network that is gone, a store that is down and six days', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize(LAPTOP);
  const read = async (id: string) => (await fetch(site.url + sectionPath(id))).json();
  await page.goto('/about');
  const token = await openPages(page, site);
  const unsaved = page.getByText('1 part is not saved yet.');

  await test.step('Back within the editor, and out of the admin', async () => {
    await rewrite(page, TITLE, 'Typed before Back');
    await expect(unsaved).toBeVisible();
    await page.getByLabel('Page', { exact: true }).selectOption('About');
    await expect(textAt(page, '1.about.intro.title')).toBeVisible();
    await page.goBack();
    await expect(textAt(page, TITLE)).toHaveText('Typed before Back');
    await expect(unsaved).toBeVisible();

    await rewrite(page, TITLE, 'Typed before leaving');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await page.goForward();
    await expect(textAt(page, TITLE)).toHaveText('Typed before leaving');
    await expect(unsaved).toBeVisible();
  });

  await test.step('no network, and no store, while it is saved', async () => {
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText('Not saved: First screen.')).toBeVisible();
    await expect(page.locator('.section-panel').first().getByRole('alert')).toBeVisible();
    await rewrite(page, TITLE, 'Typed without a network');
    await context.setOffline(false);

    await site.store.stop();
    await saveButton(page).click();
    await expect(page.getByText('Not saved: First screen.')).toBeVisible();
    await expect(page.locator('.section-panel').first().getByRole('alert')).toContainText('does not answer');
    await expect(textAt(page, TITLE)).toHaveText('Typed without a network');
    await site.store.start();
    await saveButton(page).click();
    await expect(savedNote(page, 'First screen')).toBeVisible();
    expect(await read('1.home.hero')).toMatchObject({ title: 'Typed without a network' });
  });

  const SUBTITLE = '1.home.hero.subtitle';
  await test.step('words typed while an earlier save is on its way, or a choice is open', async () => {
    let letRead = () => {};
    const mayRead = new Promise<void>((resolve) => {
      letRead = resolve;
    });
    const isRead = page.waitForRequest(
      (request) => request.url().endsWith(sectionPath('1.home.hero')) && request.method() === 'GET',
    );
    await page.route(`**${sectionPath('1.home.hero')}`, async (route) => {
      if (route.request().method() === 'GET') await mayRead;
      await route.continue();
    });
    await rewrite(page, TITLE, 'Sent');
    await saveButton(page).click();
    await isRead;
    await rewrite(page, SUBTITLE, 'Typed while it is read');
    await saveButton(page).click();
    letRead();
    await expect(
      page.locator('.section-panel[data-state=saved], .section-panel[data-state=unsaved]'),
    ).toHaveCount(1);
    await page.unroute(`**${sectionPath('1.home.hero')}`);
    await expect(textAt(page, SUBTITLE)).toHaveText('Typed while it is read');
    await expect(unsaved).toBeVisible();

    const theirs = await page.request.put(sectionPath('1.home.hero'), {
      headers: { authorization: `Bearer ${token}` },
      data: { title: 'Theirs', subtitle: 'Theirs' },
    });
    expect(theirs.status()).toBe(200);
    await rewrite(page, TITLE, 'Mine');
    await saveButton(page).click();
    await expect(page.getByRole('heading', { name: 'Somebody else saved this part' })).toBeVisible();
    await rewrite(page, SUBTITLE, 'Typed beside the choice');
    await page.getByRole('button', { name: 'Keep all of mine' }).click();
    await expect(unsaved).toBeVisible();
    await expect(textAt(page, SUBTITLE)).toHaveText('Typed beside the choice');
    await expect
      .poll(() => read('1.home.hero'))
      .toMatchObject({ title: 'Mine', subtitle: 'Typed while it is read' });
    // Stored, but its answer may be on its way still, and a press during a save is none.
    await expect(page.locator('.section-panel[data-state=unsaved]')).toHaveCount(1);
    await saveButton(page).click();
    await expect(savedNote(page, 'First screen')).toBeVisible();
    expect(await read('1.home.hero')).toMatchObject({ title: 'Mine', subtitle: 'Typed beside the choice' });
  });

  await test.step('words typed while the page is drawn anew, at whose end the cursor stays', async () => {
    let letDraw = () => {};
    const mayDraw = new Promise<void>((resolve) => {
      letDraw = resolve;
    });
    const drawing = `**${apiPaths.pagePreview(1, 'home')}`;
    await page.route(drawing, async (route) => {
      await mayDraw;
      await route.continue();
    });
    await rewrite(page, TITLE, 'Saved');
    const asked = page.waitForRequest(drawing);
    await saveAll(page, 'First screen');
    await asked;
    await rewrite(page, TITLE, 'Typed');
    const drawn = page.waitForResponse(drawing);
    letDraw();
    await (await drawn).finished();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    await page.keyboard.insertText(' on');
    await expect(textAt(page, TITLE)).toHaveText('Typed on');
    await page.unroute(drawing);
    await saveAll(page, 'First screen');
  });

  await test.step('a draft of last week, when the section had other fields', async () => {
    const stored = await fetch(site.url + sectionPath('1.home.closing'));
    const { text, ...value } = await stored.json();
    const draft = {
      values: { title: 'Typed last week', subtitle: 'A field of then' },
      base: { value, etag: stored.headers.get('etag') },
      at: new Date(Date.now() - 6 * 86_400_000).toISOString(),
    };
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      DRAFT,
      JSON.stringify(draft),
    ] as const);
    await page.reload();
    await expect(textAt(page, '1.home.closing.title')).toHaveText('Typed last week');
    await saveButton(page).click();
    await expect(savedNote(page, 'Closing words')).toBeVisible();
    expect(await read('1.home.closing')).toMatchObject({ title: 'Typed last week', text });
  });
  await test.step('a browser that keeps nothing asks before the page goes', async () => {
    const asks = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    const kept = () => page.evaluate(() => localStorage.getItem('facetreesol.draft.sections.1.home.hero'));
    await rewrite(page, TITLE, 'Kept by the browser');
    await expect.poll(kept).toContain('Kept by the browser');
    expect(await asks()).toBe(false);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await rewrite(page, TITLE, 'Kept nowhere');
    await expect.poll(asks).toBe(true);
  });
  for (const id of ['1.home.hero', '1.home.closing']) await remove(site, sectionPath(id));
});
