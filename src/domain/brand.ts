import type { z } from 'zod';
import { brandContentFields } from './brand-content.ts';
import { requiredChoice } from './fields/choice.ts';
import { group } from './fields/nested.ts';
import { requiredText } from './fields/text.ts';
import { openingHoursFields } from './opening-hours-fields.ts';
import { popupFileFields } from './popup-fields.ts';
import { inputSchema } from './schema.ts';

/** How the pages of a brand look: src/styles selects by it. */
export const THEMES = ['classic', 'code'] as const;
export type Theme = (typeof THEMES)[number];

const title = (label: string) => requiredText({ label, max: 80 });
const link = (label: string, help?: string) => requiredText({ label, help, max: 40 });
const line = (label: string) => requiredText({ label, max: 300 });

/** Headings, buttons and lines of a brand's pages, page by page. */
const words = {
  home: group(
    {
      explore: link('Link to the courses'),
      learnMore: link('Link to About'),
      learnMoreOf: link('What About is of', 'Ends that link for those who hear it out of its place.'),
      testimonials: title('Title of the testimonials'),
      testimonialsNote: line('Line below it'),
      why: title('Title of the reasons'),
      technologies: title('Title of the technologies'),
      featured: title('Title of the featured courses'),
      viewAll: link('Link to all courses'),
    },
    { label: 'Home' },
  ),
  about: group({ closing: title('Closing title'), start: link('Link to the courses') }, { label: 'About' }),
  courses: group(
    {
      title: title('Title'),
      text: line('Text'),
      closing: title('Closing title'),
      closingText: line('Closing text'),
      training: link('Link to training'),
      topic: requiredText({ label: 'Topic', help: 'Fills in what the contact form is about.', max: 80 }),
    },
    { label: 'List of courses' },
  ),
  course: group(
    {
      home: link('Link home'),
      courses: link('Link to the list'),
      empty: line('Where there are no courses'),
      noInstructor: title('In place of an instructor'),
      notFound: line('Where there is no such course'),
      browse: link('Button to the list'),
      goHome: link('Button home'),
      related: title('Title of related courses'),
    },
    { label: 'Courses, wherever they stand' },
  ),
  contact: group({ title: title('Title') }, { label: 'Contact' }),
};

/** All that a brand says and how it looks: data/brands/{brand}.json. */
const { contact } = brandContentFields;
export const brandFields = {
  ...brandContentFields,
  // Of what /data/{brand}.json has in words, the file has what the words are made of.
  contact: group({ ...contact.control.fields, hours: openingHoursFields.week }, { label: contact.label }),
  popup: group(popupFileFields, { label: brandContentFields.popup.label }),
  theme: requiredChoice(THEMES, { label: 'Theme' }),
  words: group(words, { label: 'Words' }),
};
export const brandSchema = inputSchema(brandFields);
export type Brand = z.infer<typeof brandSchema>;
