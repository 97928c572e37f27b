import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { COURSES_PER_PAGE } from '../../domain/limits.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import {
  exceptionsToCome,
  type Hours,
  hoursText,
  lastDay,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from '../../domain/opening-hours.ts';
import { dialled } from '../../domain/phone.ts';
import type { Sections } from '../../domain/section.ts';
import { cardPath, ICON_PATHS, pagePaths } from '../../paths.ts';
import { absolute } from './text.ts';

/**
 * What a page tells search engines about itself, in the words of https://schema.org. Only what is known stands
 * here: fees and dates where the office has named them.
 */
export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

export interface Crumb {
  name: string;
  path: string;
}

export const homeOf = (companyId: CompanyId) => absolute(pagePaths(companyId).home);
export const organizationId = (companyId: CompanyId) => `${homeOf(companyId)}#organization`;
export type Facts = Sections['site']['facts'];
export const addressOf = ({ address }: Facts) => ({
  '@type': 'PostalAddress',
  streetAddress: address.replace(/,\s*Nepal$/, ''),
  addressCountry: 'NP',
});

/** The brand itself; other brands belong to the main one. */
export const organizationData = (
  companyId: CompanyId,
  { home, contact: { hours }, site: { facts } }: Sections,
): JsonLdNode => ({
  '@type': 'EducationalOrganization',
  '@id': organizationId(companyId),
  name: COMPANIES[companyId].name,
  description: home.hero.description,
  url: homeOf(companyId),
  logo: absolute(ICON_PATHS.large),
  image: absolute(cardPath('home', companyId)),
  telephone: dialled(facts.phone) ?? facts.phone,
  email: facts.email,
  address: addressOf(facts),
  hasMap: facts.map_url,
  sameAs: facts.socials.map(({ url }) => url),
  openingHoursSpecification: hoursData(hours, dayInNepal(new Date())),
  ...(companyId !== MAIN_COMPANY_ID && { parentOrganization: { '@id': organizationId(MAIN_COMPANY_ID) } }),
});

/**
 * Days of the week that share their hours, and days to come on which it is otherwise: closed is from midnight to midnight.
 * @param today the day in Nepal
 */
export function hoursData(hours: OpeningHours, today: string): JsonLdNode[] {
  const open = WEEKDAYS.filter((day) => hours.week[day]);
  const textOf = (day: Weekday) => hoursText(hours.week[day]);
  return [
    ...[...new Set(open.map(textOf))]
      .map((text) => open.filter((day) => textOf(day) === text))
      .map((days) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => BY_DAY[day]),
        ...timesOf(days[0] ? hours.week[days[0]] : null),
      })),
    ...exceptionsToCome(hours, today).map((days) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: days.from,
      validThrough: lastDay(days),
      ...timesOf(days.hours),
    })),
  ];
}

export const BY_DAY = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const;

/** The last minute stands for midnight: 00:00 would be the one in the morning. */
const timesOf = (hours: Hours | null) =>
  hours
    ? { opens: hours.open, closes: hours.close === '00:00' ? '23:59' : hours.close }
    : { opens: '00:00', closes: '00:00' };

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
export const breadcrumbData = (
  companyId: CompanyId,
  { course }: Sections,
  ...trail: readonly Crumb[]
): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: course.words.home, path: pagePaths(companyId).home }, ...trail].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    }),
  ),
});

/** One page of a list; undefined where it has no courses. `page` counts from 1. */
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
