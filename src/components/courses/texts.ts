import type { CompanyId } from '../../domain/company.ts';

interface CatalogueTexts {
  title: string;
  text: string;
  closing: string;
  closingText: string;
  training: string;
  /** Fills in the topic of the contact form. */
  topic: string;
}

/** The page that lists the courses of a brand. */
export const catalogueTexts: Readonly<Record<CompanyId, CatalogueTexts>> = {
  1: {
    title: 'Our Courses',
    text: 'Languages, exams, office skills and trades, taught in small batches in Butwal. Find the one that takes you further.',
    closing: 'A course for your school, office or cooperative?',
    closingText:
      'Tell us who should learn what by when, and we will put together a course at your place or ours.',
    training: 'Contact Us for Custom Training',
    topic: 'Custom training',
  },
  2: {
    title: 'IT Courses',
    text: 'From the first line of code to work you can be paid for. Every course ends with something that runs.',
    closing: 'Training for your team?',
    closingText: 'We train developers and office teams on their own code and tools, on site or online.',
    training: 'Contact Us for Enterprise Training',
    topic: 'Enterprise training',
  },
};

/** The orders of the list. Its own order, newest first, has no value and so no place in the address. */
export const catalogueSorts = [
  { value: '', text: 'Newest first' },
  { value: 'title', text: 'Title A–Z' },
  { value: 'title-desc', text: 'Title Z–A' },
  { value: 'level', text: 'Level, easiest first' },
] as const;
