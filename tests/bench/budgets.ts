/** What one view of a page may cost: bytes in kB of 1,000, counts as they are. Nothing here depends on time. */
export interface Budget {
  /** All that comes without scrolling, from an empty cache. */
  kB: number;
  /** External scripts among it. */
  scriptKB: number;
  /** Requests that have begun before the load event. */
  requests: number;
}

export interface BudgetedPage {
  path: string;
  budget: Budget;
  /** A visitor who has closed the welcome popup before. */
  popupClosed?: boolean;
}

/** With React, for what a visitor can use: 58 kB of it are React's own at brotli 11, with which the local server sends what has a hash in its name. */
const WITH_REACT: Budget = { kB: 130, scriptKB: 66, requests: 6 };
const PLAIN: Budget = { kB: 65, scriptKB: 4, requests: 5 };

/** HTML as a CDN would send it, compressed as far as brotli goes: the first flight of a connection. */
export const HTML_KB = 13;

export const BUDGETED: readonly BudgetedPage[] = [
  { path: '/', budget: { ...WITH_REACT, requests: 5 } },
  { path: '/', budget: PLAIN, popupClosed: true },
  { path: '/it', budget: PLAIN },
  { path: '/courses', budget: PLAIN },
  { path: '/it/courses', budget: PLAIN },
  { path: '/course/ielts-preparation', budget: PLAIN },
  { path: '/it/course/mern-stack-web-development', budget: PLAIN },
  { path: '/about', budget: PLAIN },
  { path: '/it/about', budget: PLAIN },
  { path: '/contact', budget: WITH_REACT },
  { path: '/it/contact', budget: WITH_REACT },
];
