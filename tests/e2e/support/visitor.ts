import type { Page } from '@playwright/test';

/** A visitor who has closed the welcome popup before. */
export const withoutPopup = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('sitePopupDismissed', 'true'));
};

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
