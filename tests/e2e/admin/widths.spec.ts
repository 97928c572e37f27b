import type { Page } from '@playwright/test';
import { clearEnquiries, seedEnquiries, storedEnquiry } from '../../support/enquiries.ts';
import { jsonBody } from '../../support/functions-site.ts';
import { seedCourses } from '../../support/seed.ts';
import { addCourse, addItem, openAdmin, row } from '../support/admin.ts';
import { layoutFaults, WIDTH_RUNS } from '../support/layout.ts';
import { expect, test } from '../support/site.ts';

const LONG = 'Preparation of Extraordinarily Comprehensive Telecommunications Infrastructure Examinations';
const NAME = 'Maximiliana Featherstonehaugh-Cholmondeley Bhattarai';
/** As long as the name of a template may be. */
const TEMPLATE = 'Where we are, and how to find the door, which is at the back';

const edit = (page: Page) => row(page, LONG).getByRole('button', { name: 'Edit' }).click();
const read = (page: Page) => row(page, NAME).getByRole('button', { name: NAME, exact: true }).click();

/** What can be seen, and how one comes there. */
const SCREENS: [string, string, (page: Page) => Promise<unknown>][] = [
  ['dashboard', 'dashboard', (page) => expect(page.getByRole('link', { name: NAME }).first()).toBeVisible()],
  ['courses', 'courses', (page) => expect(row(page, LONG)).toBeVisible()],
  ['the form of a course', 'courses', edit],
  [
    'carousel',
    'carousel',
    (page) => expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible(),
  ],
  ['forms', 'forms', (page) => expect(row(page, NAME)).toBeVisible()],
  ['an enquiry', 'forms', (page) => read(page).then(() => expect(page.getByText(TEMPLATE)).toBeVisible())],
  ['history', 'history', (page) => expect(page.getByText(LONG).first()).toBeVisible()],
  [
    'publishing',
    'publishing',
    (page) => page.getByRole('combobox', { name: 'When to build' }).selectOption('Gathered'),
  ],
  ['settings', 'settings', (page) => expect(page.getByLabel('When to tell').first()).toBeVisible()],
];

for (const { of, tag, widths } of WIDTH_RUNS)
  test(`from 320 to 2560 px, of ${of}, no word is broken, no text lies over another, and nothing scrolls sideways`, {
    tag,
  }, async ({ page, site }) => {
    test.setTimeout(180_000);
    await seedCourses(site, 500);
    // Else those of other tests are newer.
    await clearEnquiries(site);
    await seedEnquiries(
      site,
      Array.from({ length: 60 }, (_, number) => storedEnquiry(number, number === 0 ? { name: NAME } : {})),
    );
    await addCourse(site, {
      title: LONG,
      description: `${LONG}. `.repeat(6),
      company_id: '2',
      duration: 'Twelve weeks of evenings, Sunday to Friday',
      level: 'Intermediate',
      instructor: NAME,
    });
    await addItem(site, LONG, '1');
    await addItem(site, NAME, '1');
    const template = { name: TEMPLATE, subject: 'The door', text: 'Beside the bank.' };
    const headers = { authorization: `Bearer ${await site.token()}` };
    await fetch(`${site.url}/api/records/templates`, jsonBody('POST', template, headers));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [name, screen, come] of SCREENS) {
      await openAdmin(page, site, screen);
      await come(page);
      // Until its sheet is there, all of the page would be looked at, and the bar at the foot lies over its rows.
      const part = name.includes(' ') ? '.sheet' : 'main';
      await expect(page.locator(part)).toBeVisible();
      // Another face stands there until the typeface has come, and its words are wider.
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await layoutFaults(page, part)) found.push(`${name}, ${width} px: ${fault}`);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    expect(found).toEqual([]);
  });
