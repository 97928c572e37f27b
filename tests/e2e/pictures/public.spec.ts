import { test } from '@playwright/test';
import { PUBLIC_PAGES } from '../../support/pages.ts';
import { looksAsItDid, type Screen } from '../support/look.ts';
import { expect } from '../support/site.ts';

test.describe.configure({ mode: 'parallel' });

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', ' '));

const STATES: Screen[] = [
  { name: 'not found', path: '/nope' },
  { name: 'course not found', path: '/it/course/nope' },
  {
    name: 'search without a result',
    path: '/courses?q=zzzz',
    come: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
  },
  { name: 'sent', path: '/sent/1/ABCD2345' },
  {
    name: 'welcome',
    path: '/',
    popup: true,
    firstView: true,
    come: (page) => expect(page.getByRole('dialog').getByRole('img')).toBeVisible(),
  },
  {
    name: 'way to the content',
    path: '/terms',
    firstView: true,
    come: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'contact form with faults',
    path: '/contact',
    come: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  { name: 'course on paper', path: '/course/ielts-preparation', media: { media: 'print' } },
  { name: 'course in forced colours', path: '/course/ielts-preparation', media: { forcedColors: 'active' } },
];

for (const screen of [...PUBLIC_PAGES.map((path) => ({ name: nameOf(path), path })), ...STATES])
  looksAsItDid(screen);
