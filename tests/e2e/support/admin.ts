import type { Locator, Page } from '@playwright/test';
import { pictureFile } from '../../support/pictures.ts';
import { ADMIN, expect, remove, type Site, save } from './site.ts';

export const TOKEN_KEY = 'facetreesol.token';

/** Both companies, as the admin names them and as visitors reach them. */
export const BRANDS = [
  { company: '1', name: 'Name Education', home: '/' },
  { company: '2', name: 'Name IT Education', home: '/it' },
] as const;

/**
 * The tags of a test that says the same of both brands: with the one of `first` it is part of `npm test`, with the
 * other one of the slow run.
 */
export const tagsOf = (company: '1' | '2', first: '1' | '2', ...tags: string[]) =>
  company === first ? tags : ['@rest'];

/** Types the credentials into whichever sign-in form is open. */
export async function typeCredentials(page: Page, password: string = ADMIN.password): Promise<void> {
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens an admin screen with the session of the tests, perhaps by another way to the site. @returns its token */
export async function openAdmin(page: Page, site: Site, path: string, origin = ''): Promise<string> {
  const token = await site.token();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
  await page.goto(`${origin}/facetreesol/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return token;
}

export const courseFields = (title: string, company: '1' | '2' = '1') => ({
  title,
  description: `About ${title}.`,
  company_id: company,
});

/** Adds a course over the API. @returns its id */
export async function addCourse(site: Site, fields: Record<string, string | File>): Promise<string> {
  const answer = await save(site, 'POST', '/api/courses', fields);
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

/** A course as anybody can ask for it. */
export const storedCourse = async (site: Site, id: string) =>
  (await fetch(`${site.url}/api/courses/single/${id}`)).json();

export const removeCourse = (site: Site, id: string): Promise<Response> => remove(site, `/api/courses/${id}`);

/** Adds a carousel item over the API. @returns its id */
export async function addItem(site: Site, caption: string, company: '1' | '2'): Promise<string> {
  const fields = {
    caption,
    company_id: company,
    image: await pictureFile(),
  };
  const answer = await save(site, 'POST', '/api/carousel', fields);
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

export const removeItem = (site: Site, id: string): Promise<Response> => remove(site, `/api/carousel/${id}`);

export const row = (page: Page, name: string) => page.getByRole('row', { name });

export const openForm = async (page: Page, name: string): Promise<void> => {
  await row(page, name).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: `Edit “${name}”` })).toBeVisible();
};

/** A picture as a file chooser would hand it over. */
export async function chosenPicture(size?: { width: number; height: number }) {
  const file = await pictureFile('jpeg', size);
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

/** Presses Tab once, and Tab alone must have led to `target`. */
export async function tabOnto(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  // A failure says what has the focus instead.
  const holds = () =>
    target.evaluate((element) => {
      const focused = element.ownerDocument.activeElement;
      return focused === element || focused?.outerHTML.slice(0, 200);
    });
  await expect.poll(holds).toBe(true);
}
