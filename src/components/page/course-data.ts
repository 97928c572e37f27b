import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { daysBetween } from '../../domain/dates.ts';
import { companyOfInstructor, type Instructor } from '../../domain/instructor.ts';
import { feeOf, isJoinable } from '../../domain/intake-options.ts';
import { TIME_ZONE } from '../../domain/nepal.ts';
import type { OfferedCourse, OfferedIntake } from '../../domain/offered-course.ts';
import { plainText } from '../../domain/plain-text.ts';
import { summary } from '../../domain/summary.ts';
import { clothCardPath, mediaPath, pagePaths } from '../../paths.ts';
import { courseCloth, personCloth } from '../ui/cloth-path.ts';
import { addressOf, BY_DAY, type Facts, homeOf, type JsonLdNode, organizationId } from './structured-data.ts';
import { absolute } from './text.ts';

/** What search engines are told of courses, their intakes and those who teach them: see structured-data.ts. */

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
    ...lengthOf(course, weeksBetween(start.ad, end_ad), {
      ...(days.length > 0 && { byDay: days.map((day) => `https://schema.org/${BY_DAY[day]}`) }),
      ...(time && { startTime: time.from, endTime: time.to, scheduleTimezone: TIME_ZONE }),
    }),
    ...(seats && { maximumAttendeeCapacity: seats.total }),
    ...instructorOf(course),
    ...(fee !== null && { offers: [offerOf(fee)] }),
  };
}

const generalInstance = (course: OfferedCourse, facts: Facts): JsonLdNode => ({
  '@type': 'CourseInstance',
  courseMode: 'Onsite',
  location: placeOf(facts),
  ...lengthOf(course),
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

interface Repeats {
  repeatFrequency?: string;
  repeatCount?: number;
}

/** How often a class with a first and a last day is held, where the duration is no plain number. */
function weeksBetween(first: string, last: string): Repeats {
  const days = first && last ? daysBetween(first, last) + 1 : 0;
  return days > 0 ? { repeatFrequency: 'Weekly', repeatCount: Math.ceil(days / 7) } : {};
}

const FREQUENCIES: Readonly<Record<string, string>> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

/** "8 weeks" in the way Google reads the length of a course: as often as its unit repeats. */
function countOf(duration: string): Repeats {
  const [, count, unit = ''] = /^([1-9]\d{0,2})\s+(day|week|month)s?$/i.exec(duration) ?? [];
  const repeatFrequency = FREQUENCIES[unit.toLowerCase()];
  return repeatFrequency ? { repeatFrequency, repeatCount: Number(count) } : {};
}

/**
 * Google wants to know of a class how often it is held, or how many hours it takes: those of the syllabus, where each of
 * its parts says them. Where neither is known, nothing is said.
 */
function lengthOf({ duration, syllabus }: OfferedCourse, weeks: Repeats = {}, when: object = {}) {
  const repeats = { ...weeks, ...countOf(duration) };
  if (repeats.repeatCount) return { courseSchedule: { '@type': 'Schedule', ...repeats, ...when } };
  const hours = syllabus.reduce((sum, part) => sum + (part.hours ?? Number.NaN), 0);
  return hours > 0 ? { courseWorkload: `PT${hours}H` } : {};
}
