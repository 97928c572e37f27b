import type { CompanyId } from './company.ts';
import type { PageName } from './page.ts';
import { BRAND_SECTIONS, sectionsOfCompany } from './section.ts';

/** Which sections pages show, by page or by page and name. What all brands share stands on every page. */
const SHOWN: Readonly<Record<PageName | 'course' | 'instructor', readonly string[]>> = {
  // The popup has a scope of its own.
  home: [
    ...Object.keys(BRAND_SECTIONS.home).flatMap((name) => (name === 'popup' ? [] : `home.${name}`)),
    'course.words',
  ],
  about: ['about'],
  courses: ['courses', 'course.words'],
  course: ['course', 'home.closing', 'home.words', 'contact.channels'],
  instructors: ['about.words'],
  instructor: ['home.closing', 'course.words'],
  contact: ['contact', 'course.words'],
  privacy: [],
  terms: [],
  cookies: [],
};

/** The ids of the sections that a page of a brand shows. */
export const sectionsShownOn = (page: keyof typeof SHOWN, companyId: CompanyId): string[] =>
  sectionsOfCompany(companyId)
    .filter(
      (section) =>
        section.companyId === null ||
        SHOWN[page].some((shown) => [section.page, `${section.page}.${section.name}`].includes(shown)),
    )
    .map(({ id }) => id);
