import { brands } from '../../content/brands.ts';
import { site } from '../../content/site.ts';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { COURSES_PER_PAGE } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { cardPath, ICON_PATHS, pagePaths } from '../../paths.ts';
import { absolute } from './text.ts';

/**
 * What a page tells search engines about itself, in the words of https://schema.org. Only what is known stands
 * here: there are no prices and no dates, because the institute names neither on this site.
 */
export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

export interface Crumb {
  name: string;
  path: string;
}

const homeOf = (companyId: CompanyId) => absolute(pagePaths(companyId).home);
const organizationId = (companyId: CompanyId) => `${homeOf(companyId)}#organization`;
const addressOf = () => ({
  '@type': 'PostalAddress',
  streetAddress: site.address.replace(/,\s*Nepal$/, ''),
  addressCountry: 'NP',
});

/** The brand itself; other brands belong to the main one. */
export const organizationData = (companyId: CompanyId, description: string): JsonLdNode => ({
  '@type': 'EducationalOrganization',
  '@id': organizationId(companyId),
  name: COMPANIES[companyId].name,
  description,
  url: homeOf(companyId),
  logo: absolute(ICON_PATHS.large),
  image: absolute(cardPath('home', companyId)),
  telephone: site.phone,
  email: site.email,
  address: addressOf(),
  hasMap: site.map_url,
  sameAs: site.socials.map(({ url }) => url),
  ...(companyId !== MAIN_COMPANY_ID && { parentOrganization: { '@id': organizationId(MAIN_COMPANY_ID) } }),
});

/** The site as a whole, whose name search engines show above its results. */
export const websiteData = (): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': `${homeOf(MAIN_COMPANY_ID)}#website`,
  name: COMPANIES[MAIN_COMPANY_ID].name,
  url: homeOf(MAIN_COMPANY_ID),
  inLanguage: 'en',
  publisher: { '@id': organizationId(MAIN_COMPANY_ID) },
});

/** The way to a page, from the home page of its brand. */
export const breadcrumbData = (companyId: CompanyId, ...trail: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: brands[companyId].words.course.home, path: pagePaths(companyId).home },
    ...trail,
  ].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** A course. A free-text duration that is no plain number of days, weeks or months is left to the page. */
export const courseData = (course: Course): JsonLdNode => ({
  '@type': 'Course',
  name: course.title,
  description: summary(course.description, 500),
  url: absolute(pagePaths(course.company_id).course(course.id)),
  image: absolute(course.image ?? cardPath('courses', course.company_id)),
  provider: {
    '@type': 'EducationalOrganization',
    '@id': organizationId(course.company_id),
    name: COMPANIES[course.company_id].name,
    url: homeOf(course.company_id),
  },
  ...(course.level && { educationalLevel: course.level }),
  ...((course.duration || course.instructor) && { hasCourseInstance: [instanceOf(course)] }),
});

/** Every course is taught in the classrooms of the institute. */
const instanceOf = ({ duration, instructor }: Course): JsonLdNode => ({
  '@type': 'CourseInstance',
  courseMode: 'Onsite',
  location: { '@type': 'Place', name: COMPANIES[MAIN_COMPANY_ID].name, address: addressOf() },
  ...scheduleOf(duration),
  ...(instructor && { instructor: { '@type': 'Person', name: instructor } }),
});

const FREQUENCIES: Readonly<Record<string, string>> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

/** "8 weeks" in the way Google reads the length of a course: as often as its unit repeats. */
function scheduleOf(duration: string): { courseSchedule?: JsonLdNode } {
  const [, count, unit = ''] = /^([1-9]\d{0,2})\s+(day|week|month)s?$/i.exec(duration) ?? [];
  const repeatFrequency = FREQUENCIES[unit.toLowerCase()];
  if (!repeatFrequency) return {};
  return { courseSchedule: { '@type': 'Schedule', repeatFrequency, repeatCount: Number(count) } };
}

/** One page of a brand's catalogue; undefined where it has no courses. `page` counts from 1. */
export function catalogueData(courses: readonly Course[], page: number): JsonLdNode | undefined {
  const before = (page - 1) * COURSES_PER_PAGE;
  const shown = courses.slice(before, before + COURSES_PER_PAGE);
  if (shown.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    numberOfItems: courses.length,
    itemListElement: shown.map(({ id, title, company_id }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: absolute(pagePaths(company_id).course(id)),
      name: title,
    })),
  };
}

export const faqData = (items: readonly { question: string; answer: string }[]): JsonLdNode => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
