import { createHash } from 'node:crypto';
import { originalSections, type Said, sectionsFrom } from '../../content/sections.ts';
import {
  byPosition,
  type CarouselItem,
  type CarouselItemRecord,
  type CarouselOrderRecord,
  placeOf,
} from '../../domain/carousel-item.ts';
import { type Catalogue, catalogues } from '../../domain/catalogue.ts';
import { byCompany, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import { byNewest, type Course, type CourseRecord } from '../../domain/course.ts';
import { type Instructor, instructors, instructorsOfCompany } from '../../domain/instructor.ts';
import { intakes } from '../../domain/intake.ts';
import type { KindRecord } from '../../domain/kind.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { featuredCourses, type OfferedCourse, offerCourses } from '../../domain/offered-course.ts';
import type { Picture } from '../../domain/picture.ts';
import { privacy, type Retention } from '../../domain/privacy.ts';
import { CONTENT_KINDS, isOfPages, isPrivateKey } from '../../domain/record-kind.ts';
import { type Sections, sections } from '../../domain/section.ts';
import { mediaPath } from '../../paths.ts';
import { log } from '../log.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { carouselOrders, carouselRecords, courseRecords } from '../records/collections.ts';
import { allOf } from '../records/kind-list.ts';
import { toWire } from '../records/kind-service.ts';
import { readBuiltContent } from '../site-files.ts';
import type { Entry } from '../store/blob-store.ts';
import type { Versioned } from '../store/collection.ts';
import { sharedListing } from '../store/shared-listing.ts';
import { builtContent } from './built-content.ts';
import { sampleCarousel, sampleCourses, sampleRev, samplesOf } from './samples.ts';
import { changedScopes, scopeDigests } from './scopes.ts';
import { isSeeded, isUnseeded } from './seeding.ts';

const wireImage = (picture: Picture) => ({
  image: mediaPath(picture, picture.width, 'webp'),
  image_width: picture.width,
  image_height: picture.height,
});
export const NO_IMAGE = { image: null, image_width: null, image_height: null };

export const toCourse = ({ picture, request: _, ...course }: CourseRecord): Course => ({
  ...course,
  ...(picture ? wireImage(picture) : NO_IMAGE),
});

/** What is known of the order of each company's items; nothing where nobody has put them in order. */
export type CarouselOrders = Partial<Record<CompanyId, CarouselOrderRecord['items']>>;

export const toCarouselItem = (
  { picture, ...item }: CarouselItemRecord,
  orders: CarouselOrders,
): CarouselItem => ({
  ...item,
  position: placeOf(item, orders[item.company_id] ?? []),
  ...wireImage(picture),
});

/**
 * Digest of all that pages are made of. It is derived from the store's own ETags instead of being counted, so no crash
 * between a change and its count can hide the change.
 */
const revisionOf = memoizeWeak((entries: readonly Entry[]) => {
  const state = isSeeded(entries)
    ? entries.filter(({ key }) => !isPrivateKey(key)).map(({ key, etag }) => [key, etag])
    : CONTENT_KINDS.filter(isOfPages).flatMap((kind) => samplesOf(kind).map(sampleRev));
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
});

/** The content revision as of now. */
export const contentRevision = async (): Promise<string> => revisionOf(await sharedListing('content'));

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
  const { revision, courses } = await readCoursesOf(companyId);
  const categories = categoriesOf(await allOf(catalogues))[companyId];
  return { revision, catalogue: { companyId, courses, categories } };
}
const categoriesOf = (ordered: readonly Catalogue[]) =>
  byCompany((companyId) => ordered.find(({ id }) => id === String(companyId))?.categories ?? []);

/** The courses that home pages show, by company, the first one in front. */
export const featuredOf = (courses: readonly OfferedCourse[], ordered: readonly Catalogue[]) =>
  byCompany((companyId) =>
    featuredCourses(
      offeredByCompany(courses)[companyId],
      ordered.find(({ id }) => id === String(companyId))?.featured ?? [],
    ),
  );

const saidBy = memoizeWeak((records: readonly KindRecord[]): Said => {
  return new Map(records.map((record) => [record.id, toWire(sections, record)]));
});

/** What every section says; the same map as long as none changes. */
export const readSaid = async (entries?: readonly Entry[], damaged?: 'fail'): Promise<Said> =>
  saidBy(await allOf(sections, entries, damaged));

/** What the sections that a brand's pages show say now. */
export const sectionsBy = async (companyId: CompanyId): Promise<Sections> =>
  sectionsFrom(await readSaid(), companyId);

/** What all brands share. */
export const readFacts = async (): Promise<Sections['site']['facts']> =>
  (await sectionsBy(MAIN_COMPANY_ID)).site.facts;

/** The same, or the original ones while the store cannot be read: for pages that have more to say. */
export const sectionsOrOriginal = (companyId: CompanyId): Promise<Sections> =>
  sectionsBy(companyId).catch((error: unknown) => {
    log('warn', 'sections-unread', { error });
    return originalSections[companyId];
  });

const ofCompanies = (all: readonly Instructor[]) => byCompany((id) => instructorsOfCompany(all, id));

/** Who teaches for a company, as its page shows them. */
export const instructorsBy = async (companyId: CompanyId) =>
  instructorsOfCompany(await allOf(instructors), companyId);

/** Everything that has a page for search engines to find. */
export async function readFound() {
  const entries = await sharedListing('content');
  const { courses, categories, instructors: shown } = await shownContent(entries);
  return { courses, categories, instructors: [...new Set(Object.values(shown).flat())] };
}

/** One instructor whom pages show, or none, all courses, and the revision they belong to. */
export async function readInstructor(id: string) {
  const entries = await sharedListing('content');
  const [courses, teachers] = await Promise.all([listOffered(entries), allOf(instructors, entries)]);
  const instructor = teachers.find((candidate) => candidate.id === id && candidate.state !== 'draft') ?? null;
  return { revision: revisionOf(entries), instructor, courses };
}

/** The courses that the home page of a company shows. */
export async function featuredBy(companyId: CompanyId): Promise<readonly OfferedCourse[]> {
  return featuredOf(await listOffered(), await allOf(catalogues))[companyId];
}

/** All carousel items of both companies as they are stored, and their orders. */
export async function readCarousel(
  entries?: readonly Entry[],
  damaged?: 'fail',
): Promise<{ records: readonly CarouselItemRecord[]; orders: CarouselOrders }> {
  const listed = entries ?? (await sharedListing('content'));
  if (!isSeeded(listed)) return { records: sampleCarousel, orders: {} };
  const [records, orders] = await Promise.all([
    carouselRecords.all(listed, damaged),
    carouselOrders.all(listed, damaged),
  ]);
  return {
    records: records.map(({ data }) => data),
    orders: Object.fromEntries(orders.map(({ data }) => [data.id, data.items])),
  };
}

/** All carousel items of both companies, in the order visitors see. */
export async function listCarousel(entries?: readonly Entry[], damaged?: 'fail'): Promise<CarouselItem[]> {
  const { records, orders } = await readCarousel(entries, damaged);
  return records.map((record) => toCarouselItem(record, orders)).sort(byPosition);
}

/**
 * The revision as of now, and the scopes that say something else since: for pages of the build that is served, and for
 * those that are as of now. Nothing is said of others, nor of a build with more changes than are worth naming. A new day
 * changes what dates say, of stored content that is as it was.
 */
export async function contentChanges(): Promise<{ revision: string; since: Record<string, string[]> }> {
  const [entries, built] = await Promise.all([sharedListing('content'), readBuiltContent()]);
  const revision = revisionOf(entries);
  const now: Record<string, string[]> = { [revision]: [] };
  const isToday = built && dayInNepal(new Date(built.built_at)) === dayInNepal(new Date());
  if (!built || (isToday && built.revision === revision)) return { revision, since: now };
  const changed = changedScopes(built.scopes, scopeDigests(await shownContent(entries)));
  const since = built.revision === revision ? {} : now;
  return { revision, since: changed ? { ...since, [built.revision]: changed } : since };
}

/** How long enquiries are kept. Where it cannot be read they are kept. */
export const readRetention = async (entries?: readonly Entry[], damaged?: 'fail'): Promise<Retention> =>
  (await allOf(privacy, entries, damaged))[0]?.retention ?? 'keep';

/** What visitors see of everything that the office can change. */
async function shownContent(entries: readonly Entry[], damaged?: 'fail') {
  const [courses, ordered, teachers, carousel, said, retention] = await Promise.all([
    listOffered(entries, damaged),
    allOf(catalogues, entries, damaged),
    allOf(instructors, entries, damaged),
    listCarousel(entries, damaged),
    readSaid(entries, damaged),
    readRetention(entries, damaged),
  ]);
  return {
    courses,
    featured: featuredOf(courses, ordered),
    categories: categoriesOf(ordered),
    instructors: ofCompanies(teachers),
    carousel,
    said,
    retention,
  };
}

async function contentOf(entries: readonly Entry[]) {
  const revision = revisionOf(entries);
  const shown = await shownContent(entries, 'fail');
  const built = await builtContent(entries, { revision, scopes: scopeDigests(shown) }, shown.courses);
  return { revision, built, ...shown };
}

/** The content of a store that nothing was ever written to, for builds without any store. */
export const sampleContent = () => contentOf([]);

/**
 * Everything a build needs. The revision is the one of the listing the records were read after: whatever
 * changes meanwhile makes the current revision differ from it, so a page is never taken for fresher than it is.
 * @throws when a record is damaged or the listing cut short: the site that is there is better than one that lacks a
 * course, or shows the samples again
 */
export async function readContent(): ReturnType<typeof contentOf> {
  const fresh = await isUnseeded();
  const entries = await sharedListing('content');
  if (!fresh && !isSeeded(entries)) throw new Error('The store does not list all of the content.');
  return contentOf(entries);
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
