import type { Page } from '@playwright/test';
import { sectionPath } from '../../../src/paths.ts';
import {
  addCourse,
  chosenPicture,
  courseFields,
  openAdmin,
  removeCourse,
  storedCourse,
} from '../support/admin.ts';
import {
  enter,
  frameOf,
  LAPTOP,
  openPages,
  rewrite,
  saveAll,
  saveButton,
  savedNote,
  textAt,
} from '../support/page-editor.ts';
import { ADMIN, expect, remove, test } from '../support/site.ts';
import { visit } from '../support/visitor.ts';

const PHONE = { width: 460, height: 900 };

for (const [name, viewport] of [
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)
  test(`the first screen is rewritten on the page itself, on a ${name}, and visitors see it at once`, {
    tag: name === 'phone' ? [] : ['@rest'],
  }, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await openPages(page, site);
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
    if (name === 'phone') await page.getByRole('radio', { name: 'As a form' }).check();
    await form.getByLabel('Subtitle').fill('Typed in the form');
    await expect(textAt(page, '1.home.hero.subtitle')).toHaveText('Typed in the form');
    // Wherever the forms are scrolled to.
    for (const share of [0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
      await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
    }

    await saveAll(page, 'First screen');
    await visit(page, site, '/', async (visitor) => {
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
  await openPages(page, site, '?page=about');
  const titles = (where: Page | ReturnType<typeof frameOf>) => where.locator('.values h3');
  const [, second = ''] = await titles(frameOf(page)).allTextContents();
  await enter(page, '1.about.values[e1].title');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles(frameOf(page)).first()).toHaveText(second);
  await expect(page.getByText('Now 2 of')).toBeVisible();
  await expect(textAt(page, '1.about.values[e1].title')).toBeFocused();

  // What is removed leaves the cursor in what stands there now, and the last one in the one before it.
  const count = await titles(frameOf(page)).count();
  const focused = frameOf(page).locator(':focus');
  for (const [at, then] of [
    [1, 1],
    [count - 2, count - 3],
  ] as const) {
    const before = await titles(frameOf(page)).allTextContents();
    const place = await titles(frameOf(page)).nth(at).getAttribute('data-edit');
    await enter(page, place ?? '');
    await page.getByRole('button', { name: 'Remove: ' }).click();
    const left = before.toSpliced(at, 1);
    await expect(titles(frameOf(page))).toHaveText(left);
    await expect(focused).toHaveText(left[then] ?? '');
  }
  await saveAll(page, 'Values');
  await visit(page, site, '/about', (visitor) =>
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
  await visit(page, site, '/it/contact', async (visitor) => {
    await expect(visitor.locator('summary').nth(1)).toHaveText('Is there parking?', { timeout: 5000 });
    await expect(visitor.getByText('Yes, in the yard.')).toBeAttached();
  });
  for (const id of ['1.about.values', '2.contact.faq']) await remove(site, sectionPath(id));
});

test('the tools stay beside the text when what is above it grows and nothing scrolls', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  await openPages(page, site);
  await enter(page, '1.home.hero.subtitle');
  const tools = page.locator('.edit-tools');
  const gap = async () => {
    const [text, bar] = [await textAt(page, '1.home.hero.subtitle').boundingBox(), await tools.boundingBox()];
    return text && bar ? text.y - bar.y : Number.NaN;
  };
  await expect.poll(gap).toBeLessThan(70);
  // As Safari does it, which keeps nothing in its place.
  await page.evaluate(() => {
    const { documentElement, body } = document.querySelector('iframe')?.contentDocument ?? document;
    documentElement.style.overflowAnchor = 'none';
    body.style.paddingBlockStart = '150px';
  });
  await expect.poll(gap).toBeLessThan(70);
});

test('what is typed survives a closed tab, an ended session and another person’s change', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  await openPages(page, site);
  await rewrite(page, '1.home.hero.title', 'Typed and not saved');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('facetreesol.draft.sections.1.home.hero')))
    .toContain('Typed and not saved');
  const again = await page.context().newPage();
  await page.close();

  await again.setViewportSize(LAPTOP);
  const token = await openPages(again, site);
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
  await saveButton(again).click();
  const dialog = again.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await saveButton(again).click();
  await expect(again.getByRole('heading', { name: 'Somebody else saved this part' })).toBeVisible();
  await again.getByRole('button', { name: 'Keep all of mine' }).click();
  await expect(again.getByText('Everything is saved.').or(savedNote(again, 'First screen'))).toBeVisible();
  expect(await (await again.request.get(sectionPath('1.home.hero'))).json()).toMatchObject({
    title: 'Typed and not saved',
    badge,
  });
  await expect
    .poll(() => again.evaluate(() => localStorage.getItem('facetreesol.draft.sections.1.home.hero')))
    .toBeNull();
  await remove(site, sectionPath('1.home.hero'));
});

/** A picture of the page, or what stands in its place, in the order of the page. */
const focusPicture = async (page: Page, place: string): Promise<void> => {
  await expect(frameOf(page).locator(`[data-edit-picture="${place}"][tabindex]`)).toBeAttached();
  await page.evaluate((name) => {
    const frame = document.querySelector('iframe');
    frame?.focus();
    frame?.contentDocument?.querySelector<HTMLElement>(`[data-edit-picture="${name}"]`)?.focus();
  }, place);
};

test('a picture is put on the page in place of the woven one, and a value is dragged to another place', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  await openPages(page, site);
  await focusPicture(page, '1.home.hero.picture');
  const tools = page.locator('.picture-tools');
  await tools.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('No picture.'),
  });
  await expect(tools.getByText('Choose another file.')).toBeVisible();
  await tools.locator('input[type=file]').setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.concat([Buffer.from('\0\0\0\x24ftypheic', 'latin1'), Buffer.alloc(9000)]),
  });
  await expect(tools.getByText('This is an iPhone HEIC photo')).toBeVisible();
  const { buffer } = await chosenPicture({ width: 900, height: 600 });
  await tools.locator('input[type=file]').setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([buffer, Buffer.alloc(30 * 1024 * 1024)]),
  });
  await expect(tools.getByText('Made smaller to send: 30.1 MB')).toBeVisible();
  await tools.locator('input[type=file]').setInputFiles(await chosenPicture({ width: 900, height: 600 }));
  // What is chosen stands on the page before it is sent.
  await expect(frameOf(page).locator('.hero-art img[src^="blob:"]')).toBeAttached();
  // No draft keeps it: who goes to another page is asked.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByLabel('Page', { exact: true }).selectOption('About');
  await asked;
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('home');
  await expect(frameOf(page).locator('.hero-art img[src^="blob:"]')).toBeAttached();
  await focusPicture(page, '1.home.hero.picture');
  await tools.getByLabel('What it shows').fill('Our yard in the morning');
  await tools.getByLabel('What stays where it is cut').selectOption('Top left');
  await saveAll(page, 'First screen');
  await visit(page, site, '/', async (visitor) => {
    const picture = visitor.getByRole('img', { name: 'Our yard in the morning' });
    await expect(picture).toBeVisible({ timeout: 5000 });
    await expect(picture).toHaveCSS('object-position', '0% 0%');
    await expect(picture).toHaveJSProperty('complete', true);
  });
  await focusPicture(page, '1.home.hero.picture');
  await tools.getByRole('button', { name: 'Remove picture' }).click();
  await expect(frameOf(page).locator('.hero-art img')).toHaveCount(0);
  await saveAll(page, 'First screen');

  await page.getByLabel('Page', { exact: true }).selectOption('About');
  const titles = frameOf(page).locator('.values h3');
  await enter(page, '1.about.values[e1].title');
  const [first = '', second = ''] = await titles.allTextContents();
  const from = await page.locator('.edit-tools .drag-handle').boundingBox();
  const to = await frameOf(page).locator('.values > li').nth(1).boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  // Beyond its middle, whether entries stand beside or below each other.
  await page.mouse.move(to.x + to.width - 5, to.y + to.height - 5, { steps: 3 });
  await page.mouse.up();
  await expect(titles.first()).toHaveText(second);
  await expect(titles.nth(1)).toHaveText(first);
  await expect(page.getByText('Now 2 of')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard changes' }).last().click();
  await expect(titles.first()).toHaveText(first);
  await remove(site, sectionPath('1.home.hero'));
});

test('a part is changed by its form alone, beside another person’s entry, and goes back to its original words', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  const token = await openPages(page, site, '?page=about');
  const read = async () => (await page.request.get(sectionPath('1.about.values'))).json();
  const [first, second, ...others] = (await read()).entries;
  const panel = page.locator('.section-panel').filter({ has: page.getByRole('heading', { name: 'Values' }) });
  await panel.locator('summary').click();
  await expect(panel.getByText('Changed')).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Back to the original words' })).toBeHidden();
  await panel.getByLabel('Title').first().fill('Mine');
  const theirs = await page.request.put(sectionPath('1.about.values'), {
    headers: { authorization: `Bearer ${token}` },
    data: { entries: [first, { ...second, title: 'Theirs' }, ...others] },
  });
  expect(theirs.status()).toBe(200);
  await saveAll(page, 'Values');
  // When the files say it is told as on the other screens.
  await expect(page.locator('.page-save')).toContainText(
    /in the files|into the files|Everything is in the files/,
  );
  const titles = (await read()).entries.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Mine', 'Theirs', ...others.map(({ title }: { title: string }) => title)]);

  page.on('dialog', (dialog) => void dialog.accept());
  await panel.getByRole('button', { name: 'Back to the original words' }).click();
  await expect(panel.getByLabel('Title').first()).toHaveValue(first.title);
  await expect(textAt(page, '1.about.values[e1].title')).toHaveText(first.title);
  expect((await read()).entries).toEqual([first, second, ...others]);
});

test('a course’s own words are typed on its page, and cards lead to their forms', async ({ page, site }) => {
  await page.setViewportSize(LAPTOP);
  const id = await addCourse(site, courseFields('Tailoring'));
  const list = ({ pathname }: URL) => pathname === '/api/courses/1';
  await page.route(list, (route) => route.abort());
  await openPages(page, site);
  await page.getByLabel('Page', { exact: true }).selectOption({ value: 'course' });
  await expect(page.getByRole('alert')).toContainText('Failed to load courses');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('Course', { exact: true }).selectOption(id);
  await rewrite(page, `course:${id}.title`, 'Tailoring by hand');
  await rewrite(page, `course:${id}.faq.0.question`, 'Is there a machine?');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Twelve of them.');
  await saveAll(page, 'This course');
  expect(await storedCourse(site, id)).toMatchObject({
    title: 'Tailoring by hand',
    description: 'About Tailoring.',
    faq: [{ question: 'Is there a machine?', answer: 'Twelve of them.' }],
  });

  // Somebody else deletes it: a new one is made only where somebody says so.
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/courses')) added.push(request.url());
  });
  await removeCourse(site, id);
  const form = page.getByRole('group', { name: 'This course' });
  const deleted = form
    .getByRole('alert')
    .filter({ hasText: 'Somebody else deleted this course while you were' });
  const title = textAt(page, `course:${id}.title`);
  // The next version of the page tells it, and the last one stays.
  await rewrite(page, `course:${id}.title`, 'Given up');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard changes' }).last().click();
  await expect(deleted).toBeVisible();
  await expect(title).toHaveText('Tailoring by hand');
  await rewrite(page, `course:${id}.title`, 'Tailoring once more');
  for (const _ of ['told', 'told again']) {
    await saveButton(page).click();
    await expect(deleted).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(title).toBeVisible();
  await expect(title).toHaveText('Tailoring once more');
  expect(added).toEqual([]);
  await page.getByRole('button', { name: 'Save as new course' }).click();
  await expect(page).not.toHaveURL((url) => [null, id].includes(url.searchParams.get('course')));
  const newId = new URL(page.url()).searchParams.get('course') ?? '';
  await expect(textAt(page, `course:${newId}.title`)).toHaveText('Tailoring once more');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await storedCourse(site, newId)).toMatchObject({ description: 'About Tailoring.' });

  await page.getByLabel('Page', { exact: true }).selectOption('Home');
  await expect(frameOf(page).locator('[data-card][tabindex]').first()).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>('[data-card]')?.focus(),
  );
  await page.getByRole('button', { name: 'Edit this slide' }).click();
  await expect(page.getByRole('heading', { name: 'Edit carousel item' })).toBeVisible();
  await removeCourse(site, newId);
});

test('a phone shows the form once that says why something is not saved', async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await openPages(page, site);
  await rewrite(page, '1.home.hero.title', '');
  await saveButton(page).click();
  const first = page.getByRole('group', { name: 'First screen' });
  await expect(first.getByText('Title is required.')).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'As a form' })).toBeChecked();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard changes' }).last().click();

  const id = await addCourse(site, courseFields('Felting'));
  await openPages(page, site, `?page=course&course=${id}`);
  await rewrite(page, `course:${id}.faq.0.question`, 'Is the wool there?');
  await removeCourse(site, id);
  await saveButton(page).click();
  const form = page.getByRole('group', { name: 'This course' });
  await expect(form.getByRole('alert')).toContainText('Somebody else deleted this course while you were');
  await expect(form.getByRole('alert')).toBeInViewport();
});

test('a page that cannot be rendered says why, stays as it was, and comes with Retry', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  const previews = (url: URL) => url.pathname.startsWith('/api/preview/');
  const failure = page.getByRole('alert').filter({ hasText: 'Error showing the page: Network error.' });
  const retry = async () => {
    await page.unroute(previews);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toBeHidden();
  };
  await page.route(previews, (route) => route.abort());
  await openAdmin(page, site, 'pages?page=about');
  await expect(failure).toBeVisible();
  await retry();
  await expect(frameOf(page).locator('h1')).toBeVisible();

  const values = frameOf(page).locator('.values h3');
  await enter(page, '1.about.values[e1].title');
  const count = await values.count();
  await page.route(previews, (route) => route.abort());
  await page.getByRole('button', { name: 'Add one below' }).click();
  await expect(failure).toBeVisible();
  await expect(values.first()).toBeVisible();
  await retry();
  await expect(values).toHaveCount(count + 1);
});

test('a check says what is wrong on a page before it is saved, and what its pictures say', async ({
  page,
  site,
}) => {
  await page.setViewportSize(LAPTOP);
  await openPages(page, site);
  const guide = page.locator('details').filter({ hasText: 'Keys and checks' });
  await guide.locator('summary').click();
  await expect(guide.getByRole('term')).toContainText(['Tab', 'Escape', 'Alt and an arrow up or down']);
  const check = guide.getByRole('button', { name: 'Check this page' });
  const told = guide.getByRole('status');
  await check.click();
  await expect(told).toContainText(/^\d+ parts checked, no faults found\./);
  await focusPicture(page, '1.home.hero.picture');
  const tools = page.locator('.picture-tools');
  await tools.locator('input[type=file]').setInputFiles(await chosenPicture({ width: 900, height: 600 }));
  await tools.getByLabel('What it shows').fill('Our yard in the morning');
  await rewrite(page, '1.home.hero.title', 'x'.repeat(81));
  await check.click();
  await expect(told).toContainText(/1 fault found\.First screen: Title must have at most 80 characters\./);
  await expect(told.getByRole('listitem').last()).toHaveText('First screen: “Our yard in the morning”');
});

test('paste brings text only, a dropped file nothing, and too much is told', async ({ page, site }) => {
  await page.setViewportSize(LAPTOP);
  await openPages(page, site);
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
  await saveButton(page).click();
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
