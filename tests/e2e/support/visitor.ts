import type { Page } from '@playwright/test';

/** Run in a page before its own code: its visitor has closed the welcome popup before. */
export const dismissPopup = (): void => localStorage.setItem('sitePopupDismissed', 'true');

export const withoutPopup = (page: Page): Promise<unknown> => page.addInitScript(dismissPopup);
