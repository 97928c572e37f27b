import { z } from 'zod';
import { brandContentSchema } from './brand-content.ts';

const text = z.string().trim().min(1, 'must not be empty');

/** How the pages of a brand look: src/styles selects by it. */
export const THEMES = ['classic', 'code'] as const;
export type Theme = (typeof THEMES)[number];

/** Headings, buttons and lines of a brand's pages, page by page. */
const wordsSchema = z.strictObject({
  home: z.strictObject({
    explore: text,
    learnMore: text,
    /** Ends the words of that link for those who hear it out of its place. */
    learnMoreOf: text,
    testimonials: text,
    testimonialsNote: text,
    why: text,
    technologies: text,
    featured: text,
    viewAll: text,
  }),
  about: z.strictObject({ closing: text, start: text }),
  /** The page that lists the courses. `topic` fills in the topic of the contact form. */
  courses: z.strictObject({
    title: text,
    text,
    closing: text,
    closingText: text,
    training: text,
    topic: text,
  }),
  /** Parts of courses, on whatever page they stand. */
  course: z.strictObject({
    home: text,
    courses: text,
    empty: text,
    noInstructor: text,
    notFound: text,
    browse: text,
    goHome: text,
    related: text,
  }),
  contact: z.strictObject({ title: text }),
});

/** All that a brand says and how it looks: data/brands/{brand}.json. */
export const brandSchema = brandContentSchema.extend({ theme: z.enum(THEMES), words: wordsSchema });
export type Brand = z.infer<typeof brandSchema>;
