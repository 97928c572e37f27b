import type { Page } from '@playwright/test';
import { seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { MISSING_PAGES, PUBLIC_PAGES } from '../../support/pages.ts';
import { addCourse, chosenPicture, courseFields, openForm, typeCredentials } from '../support/admin.ts';
import { openContactForm } from '../support/contact-form.ts';
import { expect, NEWER, testBehind } from '../support/site.ts';

const test = testBehind.extend<{ complaints: string[] }>({
  /** Whatever the browser complains of in a test, which has to be nothing. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await page.exposeFunction('__complain', (what: string) => complaints.push(what));
      await page.addInitScript(() => {
        const tell = (event: SecurityPolicyViolationEvent) =>
          (window as unknown as { __complain(what: string): void }).__complain(
            `${event.effectiveDirective} ${event.blockedURI} ${event.sample} in ${event.documentURI}`,
          );
        document.addEventListener('securitypolicyviolation', tell);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (!OURS.test(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

// One worker for all of them, since each would open a site of its own.
test.describe.configure({ mode: 'default' });

/** Pages that are missing, and what the driver of the browser cannot do inside the preview, which runs no scripts. */
const OURS = /status of 40[14]|^Blocked script execution in 'about:srcdoc'/;

/** Looks at all of a page, so that everything that loads when seen does. */
async function lookAround(page: Page): Promise<void> {
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 900);
  // The popup is not loaded for who has closed it before.
  await expect(page.locator('astro-island[ssr]:not([client=undismissed])')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Whose islands come as scripts of their own. */
const WITH_ISLANDS = ['/', '/it', '/contact', '/it/contact'];

test('every public page keeps to its policy, says nothing on the console and loads at most one script without islands', async ({
  page,
}) => {
  let scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of [...PUBLIC_PAGES, ...MISSING_PAGES, `/course/${NEWER.id}`]) {
    scripts = [];
    await page.goto(path);
    await page.keyboard.press('Escape');
    await lookAround(page);
    expect(scripts.filter((url) => /facetreesol|admin/i.test(url))).toEqual([]);
    if (!WITH_ISLANDS.includes(path)) expect(scripts.length, path).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Instrument');
  }
});

test('what moves on public pages keeps to the policy, also where a page is behind', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.getByRole('dialog').getByRole('button').click();
  await expect(page.getByRole('heading', { name: NEWER.title })).toBeVisible();
  const carousel = page.getByRole('region', { name: 'What Our Students Say' });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: /next/i }).click();

  // The list that freshness has brought is filtered as the built one was.
  await page.goto(`/courses?q=${NEWER.title}`);
  await expect(page.getByRole('search').getByRole('status')).toContainText('1 of');
  await expect(page.locator('.course-grid .course-card-title')).toHaveText([NEWER.title]);
  await expect(page.locator('.course-grid .badge')).toHaveText(['Advanced']);

  const form = await openContactForm(page, `/contact?course=${NEWER.id}`);
  await form.fillIn();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect((await fetch(`${site.url}/api/forms`)).status).toBe(401);
});

test('the admin keeps to the policy', async ({ page, site }) => {
  await seedEnquiries(site, [storedEnquiry(0)]);
  await addCourse(site, { ...courseFields('Looked at', '2'), image: (await pictureOf()) as File });
  await page.goto('/facetreesol/login');
  await typeCredentials(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const name of ['Courses', 'Carousel', 'Forms', 'Dashboard']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
  await openForm(page, 'Looked at');
  await page.locator('input[type=file]').setInputFiles(await chosenPicture());
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Looked at', level: 1 })).toBeVisible();
  const picture = preview.locator('.course-image img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const family = await preview.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  expect(family).toContain('Instrument');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto('/facetreesol/forms');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  await download;
  await page.goto('/facetreesol/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const pictureOf = async () => {
  const { name, mimeType, buffer } = await chosenPicture();
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
};

test('a plain string or a foreign script has no way in', async ({ browser, site }) => {
  // A page of its own, since here violations are what is wanted.
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/about');
  const tried = await page.evaluate(async () => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const script = document.createElement('script');
    const ran = new Promise((resolve) => {
      script.onload = () => resolve('done');
      script.onerror = () => resolve('refused');
      setTimeout(resolve, 3000, 'refused');
    });
    const refusedSource = attempt(() => {
      script.src = 'https://elsewhere.example/x.js';
      document.head.append(script);
    });
    return {
      html: attempt(() => (document.body.innerHTML = '<img src=x>')),
      // What the driver of the browser calls may evaluate; what is called later is on its site.
      eval: await new Promise((resolve) =>
        setTimeout(() => resolve(attempt(() => new Function('return 1')()))),
      ),
      policy: attempt(() => window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html })),
      script: refusedSource === 'refused' ? refusedSource : await ran,
    };
  });
  expect(tried).toEqual({ html: 'refused', eval: 'refused', policy: 'refused', script: 'refused' });
  await page.close();
});
