import { z } from 'zod';
import { choice } from './fields/choice.ts';
import { group, list, optionalGroup } from './fields/nested.ts';
import { email, optionalText, optionalUrl, phone, requiredText, url } from './fields/text.ts';
import { inputSchema } from './schema.ts';

const text = (label: string, max: number, rows?: number) => requiredText({ label, max, rows });

const title = text('Title', 80);
const point = group({ title: text('Title', 60), text: text('Text', 240, 3) }, { label: 'Point' });
const figure = group(
  {
    value: requiredText({ label: 'Figure', help: 'As it is printed, such as 500+.', max: 12 }),
    label: text('What it counts', 40),
  },
  { label: 'Figure' },
);
const person = group(
  { name: text('Name', 80), role: text('Role', 80), text: text('Text', 300, 3) },
  { label: 'Person' },
);
const openingHours = group({ days: text('Days', 40), hours: text('Hours', 40) }, { label: 'Hours' });
const question = group(
  { question: text('Question', 200), answer: text('Answer', 1000, 4) },
  { label: 'Question' },
);

const home = {
  badge: optionalText({ label: 'Badge', help: 'A small line above the title.', max: 60 }),
  title,
  subtitle: text('Subtitle', 120),
  description: text('Description', 300, 3),
  taught: optionalText({ label: 'What is taught', help: 'In a few words, below the description.', max: 80 }),
  stats: list(figure, { label: 'Figures below the title', min: 1, max: 6 }),
  features: list(point, { label: 'Reasons to choose us', min: 1, max: 9 }),
  technologies: list(text('Technology', 24), { label: 'Technologies', max: 24 }),
  closing: group({ title, text: text('Text', 1200, 4) }, { label: 'Closing words' }),
};

const about = {
  title,
  description: text('Description', 1200, 5),
  mission: text('Mission', 1200, 4),
  vision: text('Vision', 1200, 4),
  values: list(point, { label: 'Values', min: 1, max: 9 }),
  impact: list(figure, { label: 'Impact', min: 1, max: 6 }),
  benefits: list(point, { label: 'Benefits', max: 9 }),
  leaders: list(person, { label: 'Leaders', max: 12 }),
};

const contact = {
  description: text('Description', 400, 3),
  address: text('Address', 160),
  time_zone: requiredText({ label: 'Time zone of the hours', help: 'As people here write it.', max: 20 }),
  hours: list(openingHours, { label: 'Business hours', min: 1, max: 7 }),
  live_chat: optionalText({ label: 'Live chat', max: 400, rows: 3 }),
  live_chat_url: optionalUrl({
    label: 'Address of the live chat',
    help: 'Where a visitor writes to you at once, such as https://wa.me/9779800000000 or https://m.me/your-page.',
  }),
  faq: list(question, { label: 'Questions and answers', max: 30 }),
};

const popup = {
  image: requiredText({ label: 'Picture', help: 'Its address on the site.', max: 200 }),
  alt: requiredText({ label: 'What it shows', help: 'For those who cannot see it.', max: 300 }),
  frequency: choice(['once', 'every-visit'], {
    label: 'How often',
    help: 'Once: never again for a visitor who has closed it.',
    initial: 'once',
  }),
  storage_key: {
    ...requiredText({ label: 'Key', help: 'Under which a browser remembers that it was closed.', max: 60 }),
    empty: 'sitePopupDismissed',
  },
};

/** What one brand says on its pages; one file a brand, also served as /data/{brand}.json. */
export const brandContentFields = {
  home: group(home, { label: 'Home' }),
  about: group(about, { label: 'About' }),
  course: group(
    {
      learning_points: list(text('Point', 160), {
        label: "What you'll learn",
        help: 'On every course page.',
        min: 1,
        max: 12,
      }),
    },
    { label: 'Course pages' },
  ),
  contact: group(contact, { label: 'Contact' }),
  popup: optionalGroup(popup, { label: 'Welcome popup', help: 'On the home page.' }),
};
export const brandContentSchema = inputSchema(brandContentFields);
export type BrandContent = z.infer<typeof brandContentSchema>;

const socialLink = group({ name: text('Name', 40), url: url({ label: 'Address' }) }, { label: 'Link' });

/** Facts about the institute that both brands share, from data/site.json. */
export const siteFactsFields = {
  phone: phone({ label: 'Phone', help: 'One number. Without a country’s code it is one of Nepal.' }),
  email: email({ label: 'Email', max: 255 }),
  city: requiredText({ label: 'City', help: 'Where the institute teaches.', max: 60 }),
  address: text('Address', 160),
  map_url: url({ label: 'Address of a map' }),
  socials: list(socialLink, { label: 'Social links', max: 6 }),
};
export const siteFactsSchema = inputSchema(siteFactsFields).extend({
  /** Public address of the deployed site, for canonical links. */
  url: z.url(),
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;
