import { LAYOUT_TEXTS } from '#texts/layout';
import { recordTexts } from '#texts/records';
import * as icons from '../../../components/ui/icons.ts';
import { instructors } from '../../../domain/instructor.ts';
import { intakes } from '../../../domain/intake.ts';
import { KINDS } from '../../../domain/kinds.ts';
import { privacy } from '../../../domain/privacy.ts';
import { sections } from '../../../domain/section.ts';
import { templates } from '../../../domain/template.ts';
import { adminPaths, recordsPath } from '../../../paths.ts';

const ICONS = {
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
};

/** Led to from where they are needed. */
const ELSEWHERE: ReadonlySet<string> = new Set([sections.name, templates.name, privacy.name]);

/** The admin's sections, as its menu lists them. */
export const SECTIONS = [
  ...(Object.keys(ICONS) as (keyof typeof ICONS)[]).map((section) => ({
    name: LAYOUT_TEXTS.sections[section],
    path: adminPaths[section],
    icon: ICONS[section],
  })),
  ...KINDS.filter(({ name }) => !ELSEWHERE.has(name)).map(({ name, noun }) => ({
    name: recordTexts(noun).title,
    path: recordsPath(name),
    icon: KIND_ICONS[name] ?? icons.list,
  })),
];
