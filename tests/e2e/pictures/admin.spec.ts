import type { Page } from '@playwright/test';
import { KINDS } from '../../../src/domain/kinds.ts';
import { privacy } from '../../../src/domain/privacy.ts';
import { sections } from '../../../src/domain/section.ts';
import { adminPaths, recordsPath } from '../../../src/paths.ts';
import { row, TOKEN_KEY } from '../support/admin.ts';
import { looksAsItDid, type Screen } from '../support/look.ts';
import { expect } from '../support/site.ts';

const ready = (page: Page) => expect(page.locator('main h1')).toBeVisible();
const loaded = async (page: Page) => {
  await ready(page);
  // What the screen asks for comes in several answers, one after the other.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.loading')).toHaveCount(0);
};

const { login, ...screens } = adminPaths;

looksAsItDid({ name: 'admin sign in', path: login, come: ready });

const openCourse = async (page: Page) => {
  await loaded(page);
  await row(page, 'IELTS Preparation').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit “IELTS Preparation”' })).toBeVisible();
};

/** Changed on screens of other names. */
const ELSEWHERE: string[] = [sections.name, privacy.name];

const SCREENS: Screen[] = [
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
    },
  },
  {
    name: 'admin enquiry',
    path: adminPaths.forms,
    firstView: true,
    come: async (page) => {
      await loaded(page);
      await row(page, 'Mina Rai 0').getByRole('button', { name: 'Mina Rai 0', exact: true }).click();
      await expect(page.getByRole('link', { name: 'visitor0@example.com' }).last()).toBeVisible();
      await page.waitForLoadState('networkidle');
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
