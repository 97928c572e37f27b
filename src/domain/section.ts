import { ABOUT_TEXTS } from '#texts/about';
import { SECTION_TEXTS as texts } from '#texts/sections';
import { brandFields } from './brand.ts';
import { siteFactsFields } from './brand-content.ts';
import { channelsFields } from './channel.ts';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { requiredText } from './fields/text.ts';
import { defineKind, type Kind } from './kind.ts';
import { openingHoursFields } from './opening-hours-fields.ts';
import { popupFields } from './popup-fields.ts';
import type { Values } from './schema.ts';
import {
  ahead,
  each,
  listed,
  listedTexts,
  type Name,
  ownPicture,
  picked,
  pictured,
  type Section,
  withIds,
  within,
} from './section-cut.ts';

/**
 * The sections that the content of the site is cut into. The cut is made here once; API, form, pages and /data/{brand}.json
 * follow it.
 */

const { words, ...content } = brandFields;
const [home, about, course, contact] = [
  within(content.home),
  within(content.about),
  within(content.course),
  within(content.contact),
];
const said = within(words);

const purpose = (title: string, name: 'mission' | 'vision') => ({
  label: title,
  fields: { title: requiredText({ label: 'Title', max: 80 }), text: about[name] },
  from: { text: `about.${name}` },
  original: { title },
});

/** What the pages of a brand are cut into, in the order of the page. */
export const BRAND_SECTIONS = {
  home: {
    hero: ahead(
      pictured(picked(texts.hero, 'home', home, ['badge', 'title', 'subtitle', 'description', 'taught'])),
    ),
    stats: listed('home.stats', home.stats),
    technologies: listedTexts('home.technologies', home.technologies),
    features: listed('home.features', home.features),
    closing: picked(home.closing.label, 'home.closing', within(home.closing)),
    popup: {
      label: texts.popup,
      fields: popupFields,
      from: { shown: 'popup.shown', frequency: 'popup.frequency' },
      original: { picture: null, until: '' },
    },
    words: picked(texts.words, 'words.home', within(said.home)),
  },
  about: {
    intro: ahead(picked(texts.intro, 'about', about, ['title', 'description'])),
    mission: purpose(ABOUT_TEXTS.mission, 'mission'),
    vision: purpose(ABOUT_TEXTS.vision, 'vision'),
    impact: listed('about.impact', about.impact),
    values: listed('about.values', about.values),
    benefits: listed('about.benefits', about.benefits),
    leaders: listed('about.leaders', about.leaders, { picture: ownPicture }),
    words: picked(texts.words, 'words.about', within(said.about)),
  },
  courses: { words: ahead(picked(texts.words, 'words.courses', within(said.courses))) },
  course: {
    points: listedTexts('course.learning_points', course.learning_points),
    words: picked(texts.words, 'words.course', within(said.course)),
  },
  contact: {
    details: ahead(
      picked(texts.details, 'contact', contact, ['description', 'address', 'live_chat', 'live_chat_url']),
    ),
    hours: ahead({
      label: texts.hours,
      fields: openingHoursFields,
      from: { time_zone: 'contact.time_zone', week: 'contact.hours' },
      original: { exceptions: [] },
    }),
    channels: ahead({ label: texts.channels, fields: channelsFields, from: {}, original: { entries: [] } }),
    faq: listed('contact.faq', contact.faq),
    words: ahead(picked(texts.words, 'words.contact', within(said.contact))),
  },
} satisfies Pages;

const { socials, ...facts } = siteFactsFields;
/** What both brands share. */
const SITE_SECTIONS = {
  site: {
    facts: ahead({
      label: texts.facts,
      fields: { ...facts, socials: withIds(socials, within(socials.control.of), { min: 0, max: 6 }) },
      from: each([...(Object.keys(facts) as Name<typeof facts>[]), 'socials'], (name) => `site.${name}`),
    }),
  },
} satisfies Pages;

type Pages = Readonly<Record<string, Readonly<Record<string, Section>>>>;
type ValuesOf<P extends Pages> = {
  readonly [Page in keyof P]: { readonly [S in keyof P[Page]]: Readonly<Values<P[Page][S]['fields']>> };
};
/** What the sections that a brand's pages show say, by page and name. */
export type Sections = ValuesOf<typeof BRAND_SECTIONS> & ValuesOf<typeof SITE_SECTIONS>;
export type SectionPage = keyof Sections;
/** Pages that the office changes in place. What stands on every page is changed on any of them. */
export type EditedPage = Exclude<SectionPage, 'site'>;
export const EDITED_PAGES = Object.keys(BRAND_SECTIONS) as EditedPage[];

/** A section of one brand, or of all of them, in its place. */
export interface PlacedSection extends Section {
  readonly id: string;
  /** Null for what all brands share. */
  readonly companyId: CompanyId | null;
  readonly page: SectionPage;
  readonly name: string;
}

const place = (companyId: CompanyId | null, pages: Pages): PlacedSection[] =>
  Object.entries(pages).flatMap(([page, sections]) =>
    Object.entries(sections).map(([name, section]) => ({
      ...section,
      id: `${companyId ?? 'both'}.${page}.${name}`,
      companyId,
      page: page as SectionPage,
      name,
    })),
  );

/** All of them, in the order of brands and pages. */
export const SECTIONS: readonly PlacedSection[] = [
  ...COMPANY_IDS.flatMap((id) => place(id, BRAND_SECTIONS)),
  ...place(null, SITE_SECTIONS),
];
/** When the office of a brand is open. */
export const hoursSectionId = (companyId: CompanyId) => `${companyId}.contact.hours`;
/** Address, phone and the like, which both brands share. */
export const SITE_FACTS_ID = 'both.site.facts';
const byId = new Map(SECTIONS.map((section) => [section.id, section]));

/** @throws for an id that none has */
export function sectionOf(id: string): PlacedSection {
  const section = byId.get(id);
  if (!section) throw new Error(`There is no section ${id}.`);
  return section;
}

/** What pages of a brand show. */
export const sectionsOfCompany = (companyId: CompanyId): PlacedSection[] =>
  SECTIONS.filter((section) => [companyId, null].includes(section.companyId));

const places = new Map(SECTIONS.map(({ id }, index) => [id, index]));

/** Records of sections. One that is missing says what stands in the files. */
export const sections: Kind = defineKind({
  name: 'sections',
  noun: { one: 'section', many: 'sections' },
  fields: {},
  fieldsOf: (id) => byId.get(id)?.fields ?? {},
  ids: { given: SECTIONS.map(({ id }) => id) },
  isPublic: true,
  label({ id }) {
    const { page, label } = sectionOf(id);
    return `${texts.pages[page]}: ${label}`;
  },
  companyOf: ({ id }) => sectionOf(id).companyId,
  compare: (a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0),
});
