/** What stands around every page. */
export const PAGE_TEXTS = {
  skip: 'Skip to content',
  homeOf: (brand: string) => `${brand}, home`,
  menu: 'Menu',
  closeMenu: 'Close',
  call: (phone: string) => `Call ${phone}`,
  mainNavigation: 'Main',
  backToMain: 'Back to Main Site',
  explore: 'Explore',
  legal: 'Legal',
  legalPages: 'Legal pages',
  parts: 'On this page',
  changed: 'Last changed',
  contact: 'Contact',
  rights: (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`,
  start: 'Get Started Today',
  contactUs: 'Contact Us',
} as const;

export const NOT_FOUND_TEXTS = {
  title: 'Oops! Page Not Found',
  description: 'There is no page at this address.',
  reason: 'It may have moved, or the link has a typing error.',
  goHome: 'Go to Home',
  goBack: 'Go Back',
} as const;

/** For a moment in which the store does not answer. */
export const FAULT_TEXTS = {
  title: 'This page cannot be shown right now',
  help: 'Please try again in a moment.',
} as const;
