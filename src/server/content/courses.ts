import { type Catalogue, catalogues } from '../../domain/catalogue.ts';
import { byCompany, type CompanyId } from '../../domain/company.ts';
import { byNewest, type Course, type CourseRecord } from '../../domain/course.ts';
import { type Instructor, instructors, instructorsOfCompany } from '../../domain/instructor.ts';
import { intakes } from '../../domain/intake.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { featuredCourses, type OfferedCourse, offerCourses } from '../../domain/offered-course.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { courseRecords } from '../records/collections.ts';
import { allOf } from '../records/kind-list.ts';
import type { Entry } from '../store/blob-store.ts';
import type { Versioned } from '../store/collection.ts';
import { sharedListing } from '../store/shared-listing.ts';
import { revisionOf } from './revision.ts';
import { sampleCourses, sampleRev } from './samples.ts';
import { isSeeded, isUnseeded } from './seeding.ts';
import { toCourse } from './wire.ts';

const storedSamples = sampleCourses.map((data) => ({ rev: sampleRev(data), data }));
const coursesOf = memoizeWeak((records: readonly Versioned<CourseRecord>[]) =>
  records.map(({ data }) => toCourse(data)).sort(byNewest),
);

/** All courses of both companies, newest first. As long as none changes it is the same array. */
export async function listCourses(entries?: readonly Entry[], damaged?: 'fail'): Promise<readonly Course[]> {
  const listed = entries ?? (await sharedListing('content'));
  return coursesOf(isSeeded(listed) ? await courseRecords.all(listed, damaged) : storedSamples);
}

const ofEachCompany = memoizeWeak((courses: readonly Course[]) =>
  byCompany((id) => courses.filter(({ company_id }) => company_id === id)),
);

/**
 * The courses of a company, newest first; the same array as long as none changes. It lists courses alone: the rest of the
 * content may be many times as much.
 */
export async function coursesOfCompany(company: CompanyId): Promise<readonly Course[]> {
  // The mark first: what is listed after it was set has all of the samples.
  const stored = (await isUnseeded())
    ? storedSamples
    : await courseRecords.all(await sharedListing('content', 'courses/'));
  return ofEachCompany(coursesOf(stored))[company];
}

/** Everything that pages show beside courses. */
async function readOffer(entries: readonly Entry[], damaged?: 'fail') {
  const [batches, teachers, ordered] = await Promise.all([
    allOf(intakes, entries, damaged),
    allOf(instructors, entries, damaged),
    allOf(catalogues, entries, damaged),
  ]);
  return { batches, teachers, ordered, day: dayInNepal(new Date()) };
}
type Offer = Awaited<ReturnType<typeof readOffer>>;

/** What was made last of a list of courses, and what it was made of. */
const lastOffered = new WeakMap<readonly Course[], Offer & { offered: readonly OfferedCourse[] }>();

/** All courses as pages show them today, newest first; the same array until something or the day changes. */
export async function listOffered(
  entries?: readonly Entry[],
  damaged?: 'fail',
): Promise<readonly OfferedCourse[]> {
  const listed = entries ?? (await sharedListing('content'));
  const [courses, offer] = await Promise.all([listCourses(listed, damaged), readOffer(listed, damaged)]);
  const last = lastOffered.get(courses);
  const isSame = (Object.keys(offer) as (keyof Offer)[]).every((part) => last?.[part] === offer[part]);
  if (last && isSame) return last.offered;
  const offered = offerCourses(courses, offer.batches, offer.teachers, offer.ordered, offer.day);
  lastOffered.set(courses, { ...offer, offered });
  return offered;
}

/** One course as pages would show it today. */
export async function offer(course: Course): Promise<OfferedCourse> {
  const { batches, teachers, ordered, day } = await readOffer(await sharedListing('content'));
  const [offered] = offerCourses([course], batches, teachers, ordered, day);
  if (!offered) throw new Error('One course makes one.');
  return offered;
}

const offeredByCompany = memoizeWeak((courses: readonly OfferedCourse[]) =>
  byCompany((id) => courses.filter(({ company_id }) => company_id === id)),
);

/** The courses of a company as its pages show them, newest first, with the revision they belong to. */
export async function readCoursesOf(
  company: CompanyId,
): Promise<{ revision: string; courses: readonly OfferedCourse[] }> {
  const entries = await sharedListing('content');
  return { revision: revisionOf(entries), courses: offeredByCompany(await listOffered(entries))[company] };
}

/** What the lists of a company are made of, with the revision it belongs to. */
export async function readCatalogue(companyId: CompanyId) {
  const entries = await sharedListing('content');
  const [offered, ordered] = await Promise.all([listOffered(entries), allOf(catalogues, entries)]);
  const courses = offeredByCompany(offered)[companyId];
  const categories = categoriesOf(ordered)[companyId];
  const revision = revisionOf(entries);
  return { revision, catalogue: { companyId, courses, categories } };
}

/** The categories of each company, in the order of the office. */
export const categoriesOf = (ordered: readonly Catalogue[]) =>
  byCompany((companyId) => ordered.find(({ id }) => id === String(companyId))?.categories ?? []);

/** The courses that home pages show, by company, the first one in front. */
export const featuredOf = (courses: readonly OfferedCourse[], ordered: readonly Catalogue[]) =>
  byCompany((companyId) =>
    featuredCourses(
      offeredByCompany(courses)[companyId],
      ordered.find(({ id }) => id === String(companyId))?.featured ?? [],
    ),
  );

/** The courses that the home page of a company shows. */
export async function featuredBy(companyId: CompanyId): Promise<readonly OfferedCourse[]> {
  const entries = await sharedListing('content');
  return featuredOf(await listOffered(entries), await allOf(catalogues, entries))[companyId];
}

/** One course, or none, among all of them, with the revision they belong to. */
export async function readCourse(
  id: string,
): Promise<{ revision: string; course: OfferedCourse | null; courses: readonly OfferedCourse[] }> {
  const entries = await sharedListing('content');
  const courses = await listOffered(entries);
  const course = courses.find((candidate) => candidate.id === id) ?? null;
  return { revision: revisionOf(entries), course, courses };
}

/** Those whom pages of each company show. */
export const instructorsByCompany = (all: readonly Instructor[]) =>
  byCompany((id) => instructorsOfCompany(all, id));

/** Who teaches for a company, as its page shows them. */
export const instructorsBy = async (companyId: CompanyId) =>
  instructorsOfCompany(await allOf(instructors), companyId);

/** One instructor whom pages show, or none, all courses, and the revision they belong to. */
export async function readInstructor(id: string) {
  const entries = await sharedListing('content');
  const [courses, teachers] = await Promise.all([listOffered(entries), allOf(instructors, entries)]);
  const instructor = teachers.find((candidate) => candidate.id === id && candidate.state !== 'draft') ?? null;
  return { revision: revisionOf(entries), instructor, courses };
}
