import { type Page, test } from '@playwright/test';
import { PUBLIC_PAGES } from '../../support/pages.ts';
import { openContactForm } from '../support/contact-form.ts';
import { looksAsItDid, type Screen } from '../support/look.ts';
import { expect } from '../support/site.ts';

test.describe.configure({ mode: 'parallel' });

/** Before it is alive it asks for no sum, and it is the page of another address that says what is missing. */
const formIsAlive = async (page: Page) => {
  await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/what is \d/)).toBeVisible();
};
const sentEmpty = async (page: Page) => {
  await formIsAlive(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

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
    come: sentEmpty,
  },
  ...(['', '/it'] as const).flatMap((brand): Screen[] => {
    const named = (name: string) => (brand ? `it ${name}` : name);
    return [
      {
        name: named('menu'),
        path: brand || '/',
        firstView: true,
        onlyLarge: true,
        come: async (page) => {
          const menu = page.getByRole('button', { name: 'Menu' });
          if (await menu.isVisible()) await menu.click();
        },
      },
      {
        name: named('contact form sent'),
        path: `${brand}/contact`,
        onlyLarge: true,
        come: async (page) => {
          // Answered here, so that the inbox of other screens stays as it is.
          await page.route('**/api/forms', (route) =>
            route.fulfill({ status: 201, json: { reference: 'ABCD2345' } }),
          );
          const form = await openContactForm(page, `${brand}/contact`);
          await form.fillIn();
          await form.submit.click();
          await expect(form.success).toBeVisible();
          // It stands where a button comes.
          await page.mouse.move(0, 0);
        },
      },
    ];
  }),
  { name: 'it sent', path: '/sent/2/ABCD2345', onlyLarge: true },
  { name: 'general course not found', path: '/course/nope', onlyLarge: true },
  { name: 'it category', path: '/it/courses/web', onlyLarge: true },
  { name: 'it instructor', path: '/it/instructors/sandesh-khanal', onlyLarge: true },
  {
    name: 'it contact form with faults',
    path: '/it/contact',
    onlyLarge: true,
    come: sentEmpty,
  },
  { name: 'course on paper', path: '/course/ielts-preparation', media: { media: 'print' } },
  { name: 'course in forced colours', path: '/course/ielts-preparation', media: { forcedColors: 'active' } },
];

const PAGES: Screen[] = PUBLIC_PAGES.map((path) => ({
  name: nameOf(path),
  path,
  ...(path.endsWith('/contact') && { come: formIsAlive }),
}));

for (const screen of [...PAGES, ...STATES]) looksAsItDid(screen);
