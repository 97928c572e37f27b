import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { companyOfInstructor, type Instructor } from '../../domain/instructor.ts';
import { feeOf, isJoinable } from '../../domain/intake-options.ts';
import { COURSES_PER_PAGE } from '../../domain/limits.ts';
import { dayInNepal, TIME_ZONE } from '../../domain/nepal.ts';
import type { OfferedCourse, OfferedIntake } from '../../domain/offered-course.ts';
import {
  exceptionsToCome,
  type Hours,
  hoursText,
  lastDay,
  type OpeningHours,
  WEEKDAYS,
  type Weekday,
} from '../../domain/opening-hours.ts';
import { plainText } from '../../domain/plain-text.ts';
import type { Sections } from '../../domain/section.ts';
import { summary } from '../../domain/summary.ts';
import { cardPath, clothCardPath, ICON_PATHS, mediaPath, pagePaths } from '../../paths.ts';
import { courseCloth, personCloth } from '../ui/cloth-path.ts';
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

const homeOf = (companyId: CompanyId) => absolute(pagePaths(companyId).home);
const organizationId = (companyId: CompanyId) => `${homeOf(companyId)}#organization`;
type Facts = Sections['site']['facts'];
const addressOf = ({ address }: Facts) => ({
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
  telephone: facts.phone,
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

/** A course. A free-text duration that is no plain number of days, weeks or months is left to the page. */
export const courseData = (course: OfferedCourse, facts: Facts): JsonLdNode => ({
  '@type': 'Course',
  name: course.title,
  description: summary(plainText(course.description), 500),
  url: urlOf(course),
  image: absolute(course.image ?? clothCardPath(courseCloth(course))),
  provider: {
    '@type': 'EducationalOrganization',
    '@id': organizationId(course.company_id),
    name: COMPANIES[course.company_id].name,
    url: homeOf(course.company_id),
  },
  ...(course.level && { educationalLevel: course.level }),
  ...(course.category_name && { about: { '@type': 'Thing', name: course.category_name } }),
  ...(course.learning_points.length > 0 && { teaches: course.learning_points }),
  ...(course.requirements && { coursePrerequisites: course.requirements }),
  ...(course.certificate && { educationalCredentialAwarded: course.certificate }),
  ...(course.syllabus.length > 0 && { syllabusSections: course.syllabus.map(sectionOf) }),
  ...offersOf(course),
  ...instancesOf(course, facts),
});

const urlOf = ({ company_id, id }: Course) => absolute(pagePaths(company_id).course(id));

const sectionOf = ({ title, hours, points }: Course['syllabus'][number]): JsonLdNode => ({
  '@type': 'Syllabus',
  name: title,
  ...(points.length > 0 && { description: points.join('; ') }),
  ...(hours !== null && { timeRequired: `PT${hours}H` }),
});

const offerOf = (amount: number): JsonLdNode => ({
  '@type': 'Offer',
  category: amount === 0 ? 'Free' : 'Paid',
  price: amount,
  priceCurrency: 'NPR',
});

/** The fee, or from the lowest to the highest one where intakes differ. */
function offersOf(course: OfferedCourse): { offers?: JsonLdNode[] } {
  const open = course.intakes.filter(isJoinable).flatMap((intake) => feeOf(intake, course.fee) ?? []);
  const fees = open.length > 0 ? open : [course.fee ?? []].flat();
  const [low, high] = [Math.min(...fees), Math.max(...fees)];
  if (fees.length === 0) return {};
  if (low === high) return { offers: [offerOf(low)] };
  const range = { lowPrice: low, highPrice: high, offerCount: fees.length, priceCurrency: 'NPR' };
  return {
    offers: [{ '@type': 'AggregateOffer', category: low === 0 ? 'Partially Free' : 'Paid', ...range }],
  };
}

/** The intakes that a visitor can still join; without any, how the course is taught in general. */
function instancesOf(course: OfferedCourse, facts: Facts): { hasCourseInstance?: JsonLdNode[] } {
  const open = course.intakes.filter(isJoinable);
  if (open.length > 0)
    return { hasCourseInstance: open.map((intake) => instanceOfIntake(course, intake, facts)) };
  return course.duration || course.instructor ? { hasCourseInstance: [generalInstance(course, facts)] } : {};
}

const COURSE_MODES = { 'in-person': 'Onsite', online: 'Online', hybrid: 'Blended' } as const;
const BY_DAY = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const;

function instanceOfIntake(course: OfferedCourse, intake: OfferedIntake, facts: Facts): JsonLdNode {
  const { start, end_ad, seats, days, time } = intake;
  const fee = feeOf(intake, course.fee);
  return {
    '@type': 'CourseInstance',
    ...(intake.label && { name: intake.label }),
    courseMode: COURSE_MODES[intake.mode],
    ...(intake.mode !== 'online' && { location: placeOf(facts) }),
    ...(start.precision === 'day' && { startDate: start.ad }),
    ...(end_ad && { endDate: end_ad }),
    courseSchedule: {
      '@type': 'Schedule',
      ...weeksBetween(start.ad, end_ad),
      ...countOf(course.duration),
      ...(days.length > 0 && { byDay: days.map((day) => `https://schema.org/${BY_DAY[day]}`) }),
      ...(time && { startTime: time.from, endTime: time.to, scheduleTimezone: TIME_ZONE }),
    },
    ...(seats && { maximumAttendeeCapacity: seats.total }),
    ...instructorOf(course),
    ...(fee !== null && { offers: [offerOf(fee)] }),
  };
}

const generalInstance = (course: OfferedCourse, facts: Facts): JsonLdNode => ({
  '@type': 'CourseInstance',
  courseMode: 'Onsite',
  location: placeOf(facts),
  ...scheduleOf(course.duration),
  ...instructorOf(course),
});

const placeOf = (facts: Facts): JsonLdNode => ({
  '@type': 'Place',
  name: COMPANIES[MAIN_COMPANY_ID].name,
  address: addressOf(facts),
});

/** Somebody who teaches, known by the address of their page. */
export const personData = (instructor: Instructor, companyId: CompanyId): JsonLdNode => {
  const { name, role, bio, picture, subjects, links } = instructor;
  return {
    ...personOf(instructor),
    url: personId(instructor),
    ...(role && { jobTitle: role }),
    ...(bio && { description: bio }),
    image: absolute(
      picture ? mediaPath(picture, picture.width, 'webp') : clothCardPath(personCloth(companyId, name)),
    ),
    ...(subjects.length > 0 && { knowsAbout: subjects }),
    ...(links.length > 0 && { sameAs: links }),
    worksFor: { '@id': organizationId(companyId) },
  };
};
const personId = (instructor: Pick<Instructor, 'id' | 'company'>) =>
  absolute(pagePaths(companyOfInstructor(instructor)).instructor(instructor.id));
const personOf = (instructor: Pick<Instructor, 'id' | 'company' | 'name'>): JsonLdNode => ({
  '@type': 'Person',
  '@id': personId(instructor),
  name: instructor.name,
});

/** Those whom the office has named one by one, or the one who is named. */
function instructorOf({ instructors, instructor }: OfferedCourse) {
  if (instructors.length > 0) return { instructor: instructors.map(personOf) };
  return instructor ? { instructor: { '@type': 'Person', name: instructor } } : {};
}

/** How often a class with a first and a last day is held, where the duration is no plain number. */
function weeksBetween(first: string, last: string): { repeatFrequency?: string; repeatCount?: number } {
  const days = first && last ? (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1 : 0;
  return days > 0 ? { repeatFrequency: 'Weekly', repeatCount: Math.ceil(days / 7) } : {};
}

const FREQUENCIES: Readonly<Record<string, string>> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

/** "8 weeks" in the way Google reads the length of a course: as often as its unit repeats. */
function countOf(duration: string): { repeatFrequency?: string; repeatCount?: number } {
  const [, count, unit = ''] = /^([1-9]\d{0,2})\s+(day|week|month)s?$/i.exec(duration) ?? [];
  const repeatFrequency = FREQUENCIES[unit.toLowerCase()];
  return repeatFrequency ? { repeatFrequency, repeatCount: Number(count) } : {};
}

function scheduleOf(duration: string): { courseSchedule?: JsonLdNode } {
  const counted = countOf(duration);
  return counted.repeatFrequency ? { courseSchedule: { '@type': 'Schedule', ...counted } } : {};
}

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
