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

/** What a preview says in place of what is changed elsewhere. */
export const PREVIEW_TEXTS = {
  carousel: 'What students say stands here. It is changed in “Carousel”.',
} as const;
