import { pictureFile } from '../../support/pictures.ts';
import { test } from '../support/publishing.ts';
import { ADMIN, expect, save } from '../support/site.ts';

const picture = async () => {
  const file = await pictureFile('jpeg', { width: 1600, height: 100 });
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
};

test.describe('the whole way', () => {
  test('an administrator adds, changes and deletes a course, and visitors see it at once and for good', async ({
    browser,
    page,
    site,
  }) => {
    const visitor = await browser.newPage({ baseURL: site.url });
    const plain = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
    const id = 'paragliding-guide-training';
    const card = { name: 'Paragliding Guide Training' };
    // What an earlier test changed is built by then.
    await site.live();
    const built = await site.builtRevision();
    const builds = () => site.server.output().split('Building the site').length;
    const revision = /(name="content-revision" content=")[^"]+/;
    const pages = () =>
      Promise.all(
        [`/course/${id}`, `/it/course/${id}`].map(async (path) =>
          (await (await page.request.get(path)).text()).replace(revision, '$1'),
        ),
      );
    let onDemand: string[] = [];

    await test.step('sign in', async () => {
      await page.goto('/facetreesol/courses');
      await expect(page).toHaveURL(/\/facetreesol\/login$/);
      await page.getByLabel('Email').fill(ADMIN.email);
      await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/facetreesol\/courses$/);
      await expect(page.getByText(`Welcome, ${ADMIN.email}`)).toBeVisible();
    });

    await test.step('add a course with a picture', async () => {
      await page.getByRole('button', { name: 'Add course' }).click();
      await page.getByLabel('Title').fill(card.name);
      await page
        .getByLabel('Description')
        .fill('Wind, weather and wings.\n\nThe second month is in the air. "There" & <everywhere>.');
      await page.getByLabel('Duration').fill('3 months');
      await page.getByLabel('Level').selectOption('Advanced');
      await page.getByLabel('Instructor').fill('Pemba Sherpa');
      await page.getByLabel(/^Image/).setInputFiles(await picture());
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('row', { name: card.name })).toBeVisible();
    });

    await test.step('before any build, its page and its card are there', async () => {
      const answer = await page.request.get(`/course/${id}`);
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(html).toContain('<title>Paragliding Guide Training');
      expect(html).toContain('The second month is in the air.');
      onDemand = await pages();
      expect(await site.builtRevision()).toBe(built);
      expect((await page.request.get('/course/nope')).status()).toBe(404);
      await visitor.goto('/courses');
      await expect(visitor.getByRole('heading', card)).toBeVisible();
      await visitor.goto('/');
      await expect(visitor.getByRole('heading', card)).toBeVisible();
    });

    await test.step('after the build, the same without JavaScript, but for the revision', async () => {
      await site.live();
      expect(await pages()).toEqual(onDemand);
      await plain.goto('/courses');
      await expect(plain.getByRole('heading', card)).toBeVisible();
      await plain.goto(`/course/${id}`);
      await expect(plain.getByText('The second month is in the air.')).toBeVisible();
      const image = plain.locator('main picture img').first();
      await image.scrollIntoViewIfNeeded();
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByText(/^Live/)).toBeVisible();
    });

    await test.step('a change reaches the built page at once, and nine more within two seconds cause at most one more build', async () => {
      const before = await site.builtRevision();
      const buildsBefore = builds();
      await page.getByRole('row', card).getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Title').fill('Paragliding for Guides');
      await page.getByRole('button', { name: 'Save' }).click();
      for (let n = 0; n < 9; n++) {
        const fields = { title: `Burst ${n}`, description: 'x', company_id: '2' };
        expect((await save(site, 'POST', '/api/courses', fields)).status).toBe(201);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      await expect(page.getByRole('row', { name: 'Paragliding for Guides' })).toBeVisible();
      await visitor.goto(`/course/${id}`);
      await expect(visitor.getByRole('heading', { level: 1, name: 'Paragliding for Guides' })).toBeVisible();
      await expect(visitor).toHaveTitle(/Paragliding for Guides/);
      expect(await site.builtRevision()).toBe(before);
      await site.live();
      expect(builds() - buildsBefore).toBeGreaterThan(0);
      expect(builds() - buildsBefore).toBeLessThanOrEqual(2);
      await plain.goto(`/course/${id}`);
      await expect(plain.getByRole('heading', { level: 1, name: 'Paragliding for Guides' })).toBeVisible();
    });

    await test.step('a deletion reaches the built pages at once', async () => {
      const before = await site.builtRevision();
      page.once('dialog', (dialog) => dialog.accept());
      await page
        .getByRole('row', { name: 'Paragliding for Guides' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(page.getByRole('row', { name: 'Paragliding for Guides' })).toHaveCount(0);
      await visitor.goto(`/course/${id}`);
      await expect(visitor.getByRole('heading', { name: 'Course Not Found' })).toBeVisible();
      await visitor.goto('/courses');
      await expect(visitor.getByRole('heading', { name: 'Paragliding for Guides' })).toHaveCount(0);
      expect(await site.builtRevision()).toBe(before);
      await site.live();
      expect((await plain.goto(`/course/${id}`))?.status()).toBe(404);
      await plain.goto('/courses');
      await expect(plain.getByRole('heading', { name: 'Paragliding for Guides' })).toHaveCount(0);
    });
  });
});
