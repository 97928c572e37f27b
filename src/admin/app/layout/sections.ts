import { LAYOUT_TEXTS } from '#texts/layout';
import { recordTexts } from '#texts/records';
import * as icons from '../../../components/ui/icons.ts';
import { catalogues } from '../../../domain/catalogue.ts';
import { instructors } from '../../../domain/instructor.ts';
import { intakes } from '../../../domain/intake.ts';
import { KINDS } from '../../../domain/kinds.ts';
import { privacy } from '../../../domain/privacy.ts';
import { sections } from '../../../domain/section.ts';
import { templates } from '../../../domain/template.ts';
import { adminPaths, recordsPath } from '../../../paths.ts';

type Section = keyof typeof LAYOUT_TEXTS.sections;

const ICONS: Readonly<Record<Section, string>> = {
  dashboard: icons.dashboard,
  courses: icons.school,
  carousel: icons.carousel,
  forms: icons.inbox,
  pages: icons.pages,
  history: icons.history,
  publishing: icons.publish,
  settings: icons.settings,
};

/** Of kinds whose drawing says more than that they are a list. */
const KIND_ICONS: Readonly<Record<string, string>> = {
  [intakes.name]: icons.calendar,
  [instructors.name]: icons.person,
  [catalogues.name]: icons.book,
};

/** Led to from where they are needed, and the section that they belong to. */
const ELSEWHERE: Readonly<Record<string, Section>> = {
  [sections.name]: 'pages',
  [templates.name]: 'forms',
  [privacy.name]: 'settings',
};

/** Of records that have a table of their own. */
const OWN: Readonly<Record<string, Section>> = { course: 'courses', carousel: 'carousel', enquiry: 'forms' };

/** Drawn in the menu where records of a kind are looked after. */
export function iconOfKind(kind: string): string {
  const section = OWN[kind] ?? ELSEWHERE[kind];
  return section ? ICONS[section] : (KIND_ICONS[kind] ?? icons.list);
}

const own = (...names: Section[]) =>
  names.map((section) => ({
    name: LAYOUT_TEXTS.sections[section],
    path: adminPaths[section],
    icon: ICONS[section],
    startsGroup: section === 'history',
    holds: Object.keys(ELSEWHERE)
      .filter((kind) => ELSEWHERE[kind] === section)
      .map(recordsPath),
  }));

/** The admin's sections, as its menu lists them: what is used daily, what else visitors see, and how it all goes. */
export const SECTIONS = [
  ...own('dashboard', 'courses', 'carousel', 'forms'),
  ...KINDS.filter(({ name }) => !(name in ELSEWHERE)).map(({ name, noun }) => ({
    name: recordTexts(noun).title,
    path: recordsPath(name),
    icon: iconOfKind(name),
    startsGroup: false,
    holds: [] as readonly string[],
  })),
  ...own('pages', 'history', 'publishing', 'settings'),
];
