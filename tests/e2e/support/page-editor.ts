import type { Locator, Page } from '@playwright/test';
import { openAdmin } from './admin.ts';
import { expect, type Site } from './site.ts';

/** Wide enough for the page as it is, with its forms beside it. */
export const LAPTOP = { width: 1920, height: 1000 };

export const frameOf = (page: Page) => page.frameLocator('iframe');
/** A text of the page in the frame, by its place. */
export const textAt = (page: Page, place: string): Locator =>
  frameOf(page).locator(`[data-edit="${place}"][contenteditable]`).first();

/** Opens Pages. @returns the token of the session */
export async function openPages(page: Page, site: Site, query = ''): Promise<string> {
  const token = await openAdmin(page, site, `pages${query}`);
  await expect(frameOf(page).locator('h1[contenteditable]')).toBeVisible();
  await expect(page.locator('.section-panel h3', { hasText: 'Phone, email' })).toBeAttached();
  return token;
}

/** Puts the cursor into a text of the page, whose scripts are off for the test as well. */
export async function enter(page: Page, place: string): Promise<void> {
  await expect(textAt(page, place)).toBeVisible();
  await page.evaluate((name) => {
    const frame = document.querySelector('iframe');
    frame?.focus();
    frame?.contentDocument?.querySelector<HTMLElement>(`[data-edit="${name}"][contenteditable]`)?.focus();
  }, place);
}

export async function rewrite(page: Page, place: string, words: string): Promise<void> {
  await enter(page, place);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

/** What says that these parts are saved. "Not saved" says something else. */
export const savedNote = (page: Page, ...labels: string[]): Locator =>
  page.getByText(new RegExp(`^Saved: ${labels.join(', ')}\\.`));

/** Saves what is typed, which are these parts. */
export async function saveAll(page: Page, ...labels: string[]): Promise<void> {
  await saveButton(page).click();
  await expect(savedNote(page, ...labels)).toBeVisible();
}
