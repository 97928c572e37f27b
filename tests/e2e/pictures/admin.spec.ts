import type { Locator, Page } from '@playwright/test';
import { KINDS } from '../../../src/domain/kinds.ts';
import { privacy } from '../../../src/domain/privacy.ts';
import { sections } from '../../../src/domain/section.ts';
import { adminPaths, recordsPath } from '../../../src/paths.ts';
import { row, TOKEN_KEY, typeCredentials } from '../support/admin.ts';
import { looksAsItDid, type Screen } from '../support/look.ts';
import { expect } from '../support/site.ts';

const ready = (page: Page) => expect(page.locator('main h1')).toBeVisible();
const loaded = async (page: Page) => {
  await ready(page);
  // What the screen asks for comes in several answers, one after the other.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.loading')).toHaveCount(0);
};

/** Nothing is under a pointer, and the page is at its top: what was pressed is seen, not the pressing. */
const unhand = async (page: Page) => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
};

/** What comes of the first button of a name: the screen is there once it shows this. */
const pressed = (button: string, shown: (page: Page) => Locator) => async (page: Page) => {
  await loaded(page);
  await page.getByRole('button', { name: button }).first().click();
  await expect(shown(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await unhand(page);
};

const { login, ...screens } = adminPaths;

looksAsItDid({ name: 'admin sign in', path: login, come: ready });
looksAsItDid({
  name: 'admin sign in refused',
  path: login,
  onlyLarge: true,
  come: async (page) => {
    await typeCredentials(page, 'not the password');
    await expect(page.getByRole('alert')).toBeVisible();
  },
});

const openCourse = async (page: Page) => {
  await loaded(page);
  await row(page, 'IELTS Preparation').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit “IELTS Preparation”' })).toBeVisible();
  await unhand(page);
};

/** Changed on screens of other names. */
const ELSEWHERE: string[] = [sections.name, privacy.name];

/** Forms of records that are added. */
const added: Screen[] = Object.entries({
  courses: 'Add course',
  carousel: 'Add carousel item',
  intakes: 'Add intake',
  instructors: 'Add instructor',
  templates: 'Add template',
}).map(([name, button]) => ({
  name: `admin add ${name}`,
  path: recordsPath(name),
  // A form lies over the window: below it there would be more of the list.
  firstView: true,
  onlyLarge: true,
  come: pressed(button, (page) => page.getByRole('heading', { name: button })),
}));

/** States of a screen, as far as they look otherwise than the screen. */
const STATES: Screen[] = [
  ...added,
  {
    name: 'admin course with faults',
    path: adminPaths.courses,
    firstView: true,
    onlyLarge: true,
    come: async (page) => {
      await loaded(page);
      await page.getByRole('button', { name: 'Add course' }).first().click();
      await page.getByRole('button', { name: 'Save course' }).click();
      await expect(page.getByText('Title is required.')).toBeVisible();
    },
  },
  {
    name: 'admin carousel form',
    path: adminPaths.carousel,
    firstView: true,
    onlyLarge: true,
    come: pressed('Edit', (page) => page.getByLabel('Caption')),
  },
  {
    name: 'admin catalogue form',
    path: recordsPath('catalogue'),
    firstView: true,
    onlyLarge: true,
    come: pressed('Edit', (page) => page.getByRole('button', { name: 'Save' }).first()),
  },
  {
    name: 'admin menu',
    path: adminPaths.courses,
    firstView: true,
    onlyLarge: true,
    come: async (page) => {
      await loaded(page);
      const more = page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.click();
    },
  },
  {
    name: 'admin row menu',
    path: adminPaths.courses,
    firstView: true,
    onlyLarge: true,
    come: async (page) => {
      await loaded(page);
      await row(page, 'IELTS Preparation').getByRole('button', { name: 'More' }).click();
    },
  },
  {
    name: 'admin forms selected',
    path: adminPaths.forms,
    onlyLarge: true,
    come: async (page) => {
      await loaded(page);
      await page.getByRole('checkbox', { name: 'Select the submission of Mina Rai' }).check();
      await page.getByRole('checkbox', { name: 'Select the submission of Asha Gurung' }).check();
      await unhand(page);
    },
  },
  {
    name: 'admin forms without any',
    path: `${adminPaths.forms}?q=zzzz`,
    onlyLarge: true,
    come: loaded,
  },
  { name: 'admin not found', path: '/facetreesol/nope', onlyLarge: true, come: ready },
];

const SCREENS: Screen[] = [
  ...STATES,
  ...Object.entries(screens).map(([name, path]) => ({ name: `admin ${name}`, path, come: loaded })),
  ...KINDS.filter(({ name }) => !ELSEWHERE.includes(name)).map(({ name }) => ({
    name: `admin ${name}`,
    path: recordsPath(name),
    come: loaded,
  })),
  { name: 'admin course', path: adminPaths.courses, firstView: true, come: openCourse },
  {
    name: 'admin course preview',
    path: adminPaths.courses,
    firstView: true,
    come: async (page) => {
      await openCourse(page);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      await unhand(page);
    },
  },
  {
    name: 'admin enquiry',
    path: adminPaths.forms,
    firstView: true,
    come: async (page) => {
      await loaded(page);
      await row(page, 'Mina Rai').getByRole('button', { name: 'Mina Rai', exact: true }).click();
      await expect(page.getByRole('link', { name: 'mina.rai@example.com' }).last()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await unhand(page);
    },
  },
  {
    name: 'admin courses in forced colours',
    path: adminPaths.courses,
    media: { forcedColors: 'active' },
    come: loaded,
  },
];

for (const screen of SCREENS)
  looksAsItDid(screen, async (page, site) =>
    page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      TOKEN_KEY,
      await site.token(),
    ] as const),
  );
