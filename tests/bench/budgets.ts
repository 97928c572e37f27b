/** What one view of a page may cost: bytes in kB of 1,000, counts as they are. Nothing here depends on time. */
export interface Budget {
  /** All that comes without scrolling, from an empty cache. */
  kB: number;
  /** External scripts among it. */
  scriptKB: number;
  /** Requests that have begun before the load event. */
  requests: number;
  /** What the browser lays out: a box, a text, a path. */
  boxes: number;
}

/** Every field of a budget counts, so that none is forgotten. */
export const isWithin = (budget: Budget, cost: Budget): boolean =>
  (Object.keys(budget) as (keyof Budget)[]).every((field) => cost[field] <= budget[field]);

export interface BudgetedPage {
  path: string;
  budget: Budget;
  /** A visitor who has closed the welcome popup before. */
  popupClosed?: boolean;
}

/** The typeface comes with the first paint, before or after the page has loaded. With an island, and Preact to run it. React's own renderer alone would be 57 kB. */
const WITH_ISLAND: Budget = { kB: 65, scriptKB: 12, requests: 6, boxes: 285 };
/**
 * The form also keeps what is typed, and sends again what could not be sent: what does so has to be there before the network goes.
 * After all has loaded, the page says whether the office is open.
 */
const CONTACT: Budget = { ...WITH_ISLAND, scriptKB: 18.3, boxes: 220 };
const PLAIN: Budget = { kB: 65, scriptKB: 4, requests: 5, boxes: 325 };
/**
 * With pictures of courses, which are woven and weigh less than 2 kB each. A phone shows four courses on a screen, so a
 * browser fetches those of three screens before anybody scrolls.
 */
const CATALOGUE: Budget = { ...PLAIN, requests: 10, boxes: 550 };
/** The theme `code` has a second typeface, and so one script more comes before all has loaded. */
const withCodeFace = (budget: Budget): Budget => ({ ...budget, requests: budget.requests + 2 });

/** HTML as a CDN would send it, compressed as far as brotli goes. 14.6 kB are the first flight of a connection; `/it` is 1 kB more. */
export const HTML_KB = 15.8;

/** What a page may be until its title stands, all of which a first visit waits for, and what a browser has to lay out. */
export const FIRST_PAINT = {
  /** HTML up to the end of the title, compressed as far as brotli goes. */
  titleKB: 9,
  /** Style of the page as it is parsed. */
  styleKB: 35,
  rules: 370,
  elements: 600,
};

export const BUDGETED: readonly BudgetedPage[] = [
  { path: '/', budget: WITH_ISLAND },
  { path: '/', budget: PLAIN, popupClosed: true },
  { path: '/it', budget: withCodeFace({ ...PLAIN, kB: 74, boxes: 380 }) },
  { path: '/courses', budget: CATALOGUE },
  { path: '/it/courses', budget: withCodeFace(CATALOGUE) },
  { path: '/course/ielts-preparation', budget: PLAIN },
  { path: '/it/course/mern-stack-web-development', budget: withCodeFace(PLAIN) },
  { path: '/about', budget: PLAIN },
  { path: '/it/about', budget: withCodeFace(PLAIN) },
  { path: '/contact', budget: CONTACT },
  { path: '/it/contact', budget: withCodeFace(CONTACT) },
];
