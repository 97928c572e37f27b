import type { Page } from '@playwright/test';

/** Run in a page before its own code: its visitor has closed the welcome popup before. */
export const dismissPopup = (): void => localStorage.setItem('sitePopupDismissed', 'true');

export const withoutPopup = (page: Page): Promise<unknown> => page.addInitScript(dismissPopup);

/** Lets what is scheduled in the page run, such as effects of React, while its clock stands still. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
