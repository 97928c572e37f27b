import { z } from 'zod';
import { POPUP_STORAGE_KEY } from './limits.ts';

const text = z.string().trim().min(1, 'must not be empty');
const point = z.strictObject({ title: text, text });
/** A marketing figure as it is printed: "500+" and what it counts. */
const figure = z.strictObject({ value: text, label: text });
const person = z.strictObject({ name: text, role: text, text });
const hours = z.strictObject({ days: text, hours: text });
const question = z.strictObject({ question: text, answer: text });

/** What one brand says on its pages; one file a brand, also served as /data/{brand}.json. */
export const brandContentSchema = z.strictObject({
  /** Where an editor finds this description; ignored. */
  $schema: z.string().optional(),
  home: z.strictObject({
    /** Small line above the title. */
    badge: text.optional(),
    title: text,
    subtitle: text,
    description: text,
    /** The strip below the hero. */
    stats: z.array(figure).min(1),
    /** The Why Choose section. */
    features: z.array(point).min(1),
    /** Names of the technologies shown as a grid; left out, there is no grid. */
    technologies: z.array(text).optional(),
    /** Closing call to action. */
    closing: point,
  }),
  about: z.strictObject({
    title: text,
    description: text,
    mission: text,
    vision: text,
    values: z.array(point).min(1),
    impact: z.array(figure).min(1),
    benefits: z.array(point).optional(),
    leaders: z.array(person).optional(),
  }),
  /** The "what you'll learn" list of every course page. */
  course: z.strictObject({ learning_points: z.array(text).min(1) }),
  contact: z.strictObject({
    description: text,
    address: text,
    /** Time zone of the hours, as people here write it. */
    time_zone: text,
    hours: z.array(hours).min(1),
    live_chat: text.optional(),
    faq: z.array(question).optional(),
  }),
  /** The welcome popup of the brand's home page; left out, there is none. */
  popup: z
    .strictObject({
      image: text,
      alt: text,
      /** `once` remembers the dismissal, `every-visit` ignores it. */
      frequency: z.enum(['once', 'every-visit']).default('once'),
      storage_key: text.default(POPUP_STORAGE_KEY),
    })
    .optional(),
});
export type BrandContent = z.infer<typeof brandContentSchema>;

/** Facts about the institute that both brands share, from data/site.json. */
export const siteFactsSchema = z.strictObject({
  /** Public address of the deployed site, for canonical links. */
  url: z.url(),
  phone: text,
  email: z.email(),
  /** Where the institute teaches, by name. */
  city: text,
  address: text,
  map_url: z.url(),
  socials: z.array(z.strictObject({ name: text, url: z.url() })).length(4),
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;
