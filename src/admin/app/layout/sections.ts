import { LAYOUT_TEXTS } from '#texts/layout';
import { recordTexts } from '#texts/records';
import { KINDS } from '../../../domain/kinds.ts';
import { adminPaths, recordsPath } from '../../../paths.ts';

/** One path each, on a grid of 24. */
const ICONS = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  courses: 'm2.5 9.5 9.5-5 9.5 5-9.5 5zM6.5 12v5c3 2.7 8 2.7 11 0v-5M21.5 9.5V16',
  carousel: 'M6 6h12v12H6zM2.5 8.5v7M21.5 8.5v7m-15 0 4-4 7 6',
  forms: 'M3.5 13.5 6 5h12l2.5 8.5V19h-17zm0 0H9l1 2h4l1-2h5.5',
  history: 'M4.5 12A7.5 7.5 0 1 0 7 6.4M4.5 4.5v4h4M12 8v4.5l3 2',
};

/** The admin's sections, as its menu lists them. */
export const SECTIONS = [
  ...(Object.keys(ICONS) as (keyof typeof ICONS)[]).map((section) => ({
    name: LAYOUT_TEXTS.sections[section],
    path: adminPaths[section],
    icon: ICONS[section],
  })),
  ...KINDS.map(({ name, noun }) => ({
    name: recordTexts(noun).title,
    path: recordsPath(name),
    icon: 'M4 6h16M4 12h16M4 18h16',
  })),
];
