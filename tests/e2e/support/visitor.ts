import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Run in a page before its own code: its visitor has closed the welcome popup before. */
export const dismissPopup = (): void => localStorage.setItem('sitePopupDismissed', 'true');

export const withoutPopup = (page: Page): Promise<unknown> => page.addInitScript(dismissPopup);

/** A page of somebody who has never been here, in the browser of `page`. */
export async function newVisitor(page: Page, { url }: Pick<Site, 'url'>, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: url });
  const visitor = await context?.newPage();
  if (!visitor) throw new Error('There is no browser.');
  await visitor.goto(path);
  return visitor;
}

/** The same for one look. */
export async function visit(
  page: Page,
  site: Pick<Site, 'url'>,
  path: string,
  look: (visitor: Page) => Promise<void>,
): Promise<void> {
  const visitor = await newVisitor(page, site, path);
  await look(visitor);
  await visitor.context().close();
}
