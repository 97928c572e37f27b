/** What people call the sections of pages, and those pages. */
export const SECTION_TEXTS = {
  hero: 'First screen',
  intro: 'Introduction',
  details: 'How to reach us',
  words: 'Headings and buttons',
  hours: 'Opening hours',
  channels: 'Ways to reach us',
  popup: 'Welcome popup',
  facts: 'Phone, email, address and links',
  pages: {
    home: 'Home',
    about: 'About',
    courses: 'List of courses',
    course: 'Course pages',
    contact: 'Contact',
    site: 'Every page',
  },
} as const;

/** Whose pages a section changes. */
export const SCOPE_TEXTS = {
  only: (brand: string) => `This changes the pages of ${brand} only.`,
  daysMissing: (days: string, brand: string) => `${brand} has not been told of these days: ${days}.`,
  copyDays: (brand: string) => `The same for ${brand}`,
  copyingDays: 'Saving…',
  daysNotCopied: 'Error saving these days',
} as const;
