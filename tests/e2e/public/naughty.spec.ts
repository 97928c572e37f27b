import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { subjectOf } from '../../../src/admin/history/audit-sentence.ts';
import type { CourseRecord } from '../../../src/domain/course.ts';
import { sampleCarousel } from '../../../src/server/content/samples.ts';
import { siteWith } from '../../support/built-site.ts';
import { storedEnquiry } from '../../support/enquiries.ts';
import { MARKUP, NAUGHTY, seen } from '../../support/naughty.ts';
import { courseRecord } from '../../support/records.ts';
import { envelope, seedStore } from '../../support/seed.ts';
import { serve } from '../../support/sites.ts';
import { addCourse, courseFields, openAdmin, openForm, removeCourse, removeItem } from '../support/admin.ts';
import { expect, remove, save, testOn } from '../support/site.ts';

const PER_COURSE = 50;
const one = (index: number) => MARKUP[index % MARKUP.length] ?? '';

/** All strings in descriptions, one a paragraph; what is markup in every other field, too. */
const COURSES = Array.from({ length: Math.ceil(NAUGHTY.length / PER_COURSE) }, (_, index) => {
  const time = new Date(Date.parse('2026-02-01T00:00:00.000Z') + index * 60_000).toISOString();
  return courseRecord({
    id: `naughty-${index}`,
    title: `${index} ${one(index)} ${one(index + 5)}`,
    description: NAUGHTY.slice(index * PER_COURSE, (index + 1) * PER_COURSE).join('\n\n'),
    duration: one(index + 1),
    level: '',
    instructor: one(index + 2),
    company_id: index % 2 === 0 ? 1 : 2,
    created_at: time,
    updated_at: time,
  });
});
const ITEMS = sampleCarousel.map((item, index) => ({
  ...item,
  caption: `${index} ${one(index)} ${one(index + 7)}`,
}));
const ENQUIRIES = MARKUP.map((text, index) =>
  storedEnquiry(index, {
    name: text,
    email: `"${one(index + 1)}"@example.com`,
    message: `${text}\n${one(index + 3)}`,
    notes: text,
  }),
);

/** A site whose every stored field says such things, built with them. */
const naughtySite = () =>
  siteWith('naughty', {
    content: [
      ...COURSES.map((course) => [`courses/${course.id}`, envelope(course)] as const),
      ...ITEMS.map((item) => [`carousel/${item.id}`, envelope(item)] as const),
      ['seeded', '2026-02-01T00:00:00.000Z'],
    ],
    enquiries: ENQUIRIES.map((enquiry) => [`enquiries/${enquiry.id}`, envelope(enquiry)] as const),
  });

const test = testOn(async () => serve(await naughtySite())).extend<{ ran: string[] }>({
  /** Whatever has run or tried to, which has to be nothing. */
  ran: [
    async ({ page }, use) => {
      const ran: string[] = [];
      await page.exposeFunction('__ran', (what: unknown) => void ran.push(String(what)));
      await page.addInitScript(() => {
        const trap = (window as unknown as { __ran(what: string): void }).__ran;
        for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
          window[name] = () => trap(name) as never;
        document.addEventListener('securitypolicyviolation', (event) =>
          trap(`tried ${event.blockedURI} ${event.sample}`),
        );
      });
      page.on('dialog', (dialog) => {
        // The admin asks before typed work is left.
        if (dialog.type() === 'beforeunload') return dialog.accept();
        ran.push(dialog.type());
        return dialog.dismiss();
      });
      page.on('pageerror', (error) => ran.push(error.message));
      await use(ran);
      expect(ran).toEqual([]);
    },
    { auto: true },
  ],
});

// One worker for both, since each would open a site of its own.
test.describe.configure({ mode: 'default' });

/** The page is whole, and nothing that was stored has become an element of it. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('body > footer')).toBeVisible();
  const strange = 'main :is(iframe, object, embed, [onerror], [onload], [src=x], [href^="javascript:"])';
  await expect(page.locator(strange)).toHaveCount(0);
  const scripts = await page.evaluate(() =>
    [...document.scripts].filter(({ type }) => type !== 'application/ld+json').map(({ text }) => text),
  );
  expect(scripts.filter((script) => script.includes('__ran'))).toEqual([]);
}

const textOf = async (page: Page, selector: string): Promise<string> =>
  seen((await page.locator(selector).allTextContents()).join(''));

async function expectCoursePage(page: Page, course: CourseRecord): Promise<void> {
  await expectWhole(page);
  expect(await textOf(page, 'h1')).toBe(seen(course.title));
  expect(seen(await page.title())).toContain(seen(course.title));
  const main = await textOf(page, 'main');
  for (const text of [...course.description.split('\n\n'), course.duration, course.instructor]) {
    expect(main).toContain(seen(text));
  }
  const graph = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes = graph.flatMap((json) => JSON.parse(json)['@graph']);
  expect(nodes.find((node) => node['@type'] === 'Course').name).toBe(course.title);
  const shared = await page.locator('meta[property="og:title"]').getAttribute('content');
  expect(seen(shared ?? '')).toContain(seen(course.title));
}

const byCompany = (companyId: 1 | 2) => COURSES.filter(({ company_id }) => company_id === companyId);

test('whatever is stored is text: on built pages, in fragments, on pages made on demand and in the admin', async ({
  page,
  site,
}) => {
  test.setTimeout(150_000);
  await page.addInitScript(() => localStorage.setItem('sitePopupDismissed', 'true'));

  for (const course of COURSES) {
    await page.goto(course.company_id === 1 ? `/course/${course.id}` : `/it/course/${course.id}`);
    await expectCoursePage(page, course);
  }

  // One course more, of which the build knows nothing: every page is behind, and fetches its parts.
  const late = { ...(COURSES[0] as CourseRecord), id: 'late', created_at: new Date().toISOString() };
  await seedStore(site, 'content', [['courses/late', envelope(late)]]);
  await page.goto('/course/late');
  await expectCoursePage(page, late);
  await page.goto(`/it/course/${COURSES[1]?.id}`);
  await expect(page.locator('html')).toHaveAttribute('data-stale', /./);
  await expectCoursePage(page, COURSES[1] as CourseRecord);

  for (const [home, companyId] of [
    ['/', 1],
    ['/it', 2],
  ] as const) {
    await page.goto(home);
    await expectWhole(page);
    await page.locator('.carousel').scrollIntoViewIfNeeded();
    const captions = ITEMS.filter(({ company_id }) => company_id === companyId).map(({ caption }) =>
      seen(caption),
    );
    const shown = await textOf(page, 'main');
    expect(captions.filter((caption) => shown.includes(caption)).length).toBeGreaterThan(0);

    await page.goto(home === '/' ? '/courses' : '/it/courses');
    await expect(page.locator('html')).toHaveAttribute('data-stale', /./);
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
    const list = await textOf(page, 'main');
    for (const { title } of byCompany(companyId)) expect(list).toContain(seen(title));
  }
  const map = await (await page.request.get('/sitemap.xml')).text();
  expect(map).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|apos;|#)/);

  await openAdmin(page, site, 'dashboard');
  await page.waitForLoadState('networkidle');
  await page.goto('/facetreesol/courses');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const table = await textOf(page, 'main');
  for (const { title } of COURSES.slice(0, 5)) expect(table).toContain(seen(title));
  const { title } = COURSES[2] as CourseRecord;
  await page
    .getByRole('row')
    .filter({ hasText: title })
    .first()
    .getByRole('button', { name: 'Edit' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue(title);
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill(`${title} seen`);
  await page.getByRole('textbox', { name: 'Description' }).fill(MARKUP.slice(0, 15).join('\n\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe');
  await expect
    .poll(async () => seen((await preview.locator('h1').textContent()) ?? ''))
    .toBe(seen(`${title} seen`));
  expect(seen((await preview.locator('main').textContent()) ?? '')).toContain(seen(MARKUP[0] ?? ''));

  await page.goto('/facetreesol/carousel');
  await expect(page.locator('main img').first()).toBeVisible();
  expect(await textOf(page, 'main')).toContain(seen(ITEMS[0]?.caption ?? ''));

  await page.goto('/facetreesol/forms');
  const rows = page.locator('tbody .open-enquiry');
  await expect(rows.first()).toBeVisible();
  expect((await rows.allTextContents()).map(seen)).toEqual(expect.arrayContaining(MARKUP.map(seen)));
  await rows.first().click();
  const pane = page.getByRole('dialog');
  await expect(pane).toBeVisible();
  expect(seen((await pane.textContent()) ?? '')).toContain(seen(ENQUIRIES[0]?.message ?? ''));
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(seen(csv)).toContain(seen(MARKUP[1] ?? '').replaceAll('"', '""'));
});

test('nor does any of it run in the history, among what was deleted, or where two people edit one course', async ({
  page,
  site,
}) => {
  const gone = COURSES[3] as CourseRecord;
  const [item, enquiry] = [ITEMS[1], ENQUIRIES[2]];
  await removeCourse(site, gone.id);
  await removeItem(site, item?.id ?? '');
  await remove(site, `/api/forms/${enquiry?.id}`);
  await openAdmin(page, site, 'history');
  await expect(page.locator('.trash-line')).toHaveCount(3);
  await expect(page.getByRole('listitem').filter({ hasText: 'was deleted' }).first()).toBeVisible();
  const [trash, history] = [await textOf(page, '.trash-line'), await textOf(page, 'main')];
  for (const name of [gone.title, item?.caption ?? '', enquiry?.name ?? ''])
    expect(trash).toContain(seen(name));
  for (const name of [subjectOf('course', gone.title), subjectOf('carousel', item?.caption ?? '')])
    expect(history.replace(trash, '')).toContain(seen(name));

  // What is typed today may say less than what was stored once.
  const title = `Contested ${one(5)}`;
  const id = await addCourse(site, courseFields(title));
  const [mine, theirs] = [MARKUP.slice(0, 12).join('\n\n'), MARKUP.slice(12, 15).join('\n\n')];
  await page.goto('/facetreesol/courses');
  await openForm(page, title);
  await page.getByRole('textbox', { name: 'Description' }).fill(mine);
  const saved = await save(site, 'PUT', `/api/courses/${id}`, { description: theirs });
  expect(saved.status, await saved.text()).toBe(200);
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByRole('heading', { name: 'Somebody else saved this course' })).toBeFocused();
  const conflict = await textOf(page, 'main');
  for (const text of [mine, theirs]) expect(conflict).toContain(seen(text.split('\n\n')[0] ?? ''));
});
