import { createHash } from 'node:crypto';
import {
  byPosition,
  type CarouselItem,
  type CarouselItemRecord,
  carouselItemRecordSchema,
} from '../../domain/carousel-item.ts';
import { byNewest, type Course, type CourseRecord, courseRecordSchema } from '../../domain/course.ts';
import { MISSING_TEXTS } from '../../domain/texts.ts';
import { mediaPath } from '../../paths.ts';
import { notFound, preconditionFailed } from '../errors.ts';
import { type Entry, list, readText, writeIf } from './blob-store.ts';
import { type RevCheck, recordCollection, type Stored } from './records.ts';
import { sampleCarousel, sampleCourses, sampleRev } from './samples.ts';

/**
 * What the site is built from: courses and carousel items, in one store, so that one listing tells its state.
 * Until the first change the samples stand in for it; from then on only the store speaks.
 */
export const courseRecords = recordCollection<CourseRecord>({
  store: 'content',
  prefix: 'courses',
  schema: courseRecordSchema,
  missing: MISSING_TEXTS.course,
  snapshot: true,
});
export const carouselRecords = recordCollection<CarouselItemRecord>({
  store: 'content',
  prefix: 'carousel',
  schema: carouselItemRecordSchema,
  missing: MISSING_TEXTS.carouselItem,
  snapshot: true,
});

/** Its presence says that the samples have been copied and must never come back. */
const SEEDED = 'seeded';

const wireImage = (picture: CourseRecord['picture']) => ({
  image: picture && mediaPath(picture, picture.width, 'webp'),
  image_width: picture?.width ?? null,
  image_height: picture?.height ?? null,
});

export const toCourse = ({ picture, ...course }: CourseRecord): Course => ({
  ...course,
  ...wireImage(picture),
});

export const toCarouselItem = ({ picture, ...item }: CarouselItemRecord): CarouselItem => ({
  ...item,
  image: mediaPath(picture, picture.width, 'webp'),
  image_width: picture.width,
  image_height: picture.height,
});

const isSeeded = (entries: Entry[]) => entries.some(({ key }) => key === SEEDED);

/**
 * Digest of the whole content. It is derived from the store's own ETags instead of being counted, so no crash
 * between a change and its count can hide the change.
 */
function revisionOf(entries: Entry[]): string {
  const state = isSeeded(entries)
    ? entries.map(({ key, etag }) => [key, etag])
    : [...sampleCourses, ...sampleCarousel].map(sampleRev);
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}

/** The content revision as of now. */
export const contentRevision = async (): Promise<string> => revisionOf(await list('content'));

/** All courses of both companies, newest first. */
export async function listCourses(entries?: Entry[], damaged?: 'fail'): Promise<Course[]> {
  const listed = entries ?? (await list('content'));
  const records = isSeeded(listed)
    ? (await courseRecords.all(listed, damaged)).map(({ data }) => data)
    : sampleCourses;
  return records.map(toCourse).sort(byNewest);
}

/** All carousel items of both companies, in the order visitors see. */
export async function listCarousel(entries?: Entry[], damaged?: 'fail'): Promise<CarouselItem[]> {
  const listed = entries ?? (await list('content'));
  const records = isSeeded(listed)
    ? (await carouselRecords.all(listed, damaged)).map(({ data }) => data)
    : sampleCarousel;
  return records.map(toCarouselItem).sort(byPosition);
}

/**
 * Everything a build needs. The revision is the one of the listing the records were read after: whatever
 * changes meanwhile makes the current revision differ from it, so a page is never taken for fresher than it is.
 * @throws when a record is damaged or the listing cut short: the site that is there is better than one that lacks a
 * course, or shows the samples again
 */
export async function readContent(): Promise<{
  revision: string;
  courses: Course[];
  carousel: CarouselItem[];
}> {
  const mark = await readText('content', SEEDED);
  const entries = await list('content');
  if (mark && !isSeeded(entries)) throw new Error('The store does not list all of the content.');
  return {
    revision: revisionOf(entries),
    courses: await listCourses(entries, 'fail'),
    carousel: await listCarousel(entries, 'fail'),
  };
}

/** One course among the others, with the revision they belong to. An id that nothing has costs one listing. */
export async function readCourse(
  id: string,
): Promise<{ revision: string; course: Course | null; courses: Course[] }> {
  const entries = await list('content');
  const exists = isSeeded(entries)
    ? entries.some(({ key }) => key === `courses/${id}`)
    : sampleCourses.some((sample) => sample.id === id);
  const courses = exists ? await listCourses(entries) : [];
  const course = courses.find((candidate) => candidate.id === id) ?? null;
  return { revision: revisionOf(entries), course, courses };
}

/** The content of a store that nothing was ever written to, for builds without any store. */
export const sampleContent = () => ({
  revision: revisionOf([]),
  courses: sampleCourses.map(toCourse).sort(byNewest),
  carousel: sampleCarousel.map(toCarouselItem).sort(byPosition),
});

async function sampleUnlessSeeded<T extends CourseRecord | CarouselItemRecord>(
  samples: readonly T[],
  id: string,
): Promise<Stored<T> | null> {
  const sample = samples.find((candidate) => candidate.id === id);
  if (!sample || (await readText('content', SEEDED))) return null;
  return { rev: sampleRev(sample), data: sample };
}

/** @returns the course as it is stored, or null */
export const getCourse = async (id: string): Promise<Stored<CourseRecord> | null> =>
  (await courseRecords.get(id)) ?? sampleUnlessSeeded(sampleCourses, id);

/** @returns the carousel item as it is stored, or null */
export const getCarouselItem = async (id: string): Promise<Stored<CarouselItemRecord> | null> =>
  (await carouselRecords.get(id)) ?? sampleUnlessSeeded(sampleCarousel, id);

/**
 * Copies the samples into a fresh store before one of them is changed. A change that will be refused copies
 * nothing, since the copies make another revision.
 */
async function seedFor(
  samples: readonly (CourseRecord | CarouselItemRecord)[],
  id: string,
  missing: string,
  ifMatch?: RevCheck,
): Promise<void> {
  if (await readText('content', SEEDED)) return;
  const sample = samples.find((candidate) => candidate.id === id);
  if (!sample) throw notFound(missing);
  if (ifMatch && !ifMatch(sampleRev(sample))) throw preconditionFailed();
  await ensureSeeded();
}

/** @throws 404, or 412 when `ifMatch` does not accept the course's `rev` */
export const beforeCourseChange = (id: string, ifMatch?: RevCheck): Promise<void> =>
  seedFor(sampleCourses, id, MISSING_TEXTS.course, ifMatch);

/** @throws 404, or 412 when `ifMatch` does not accept the item's `rev` */
export const beforeCarouselChange = (id: string, ifMatch?: RevCheck): Promise<void> =>
  seedFor(sampleCarousel, id, MISSING_TEXTS.carouselItem, ifMatch);

/**
 * Copies the samples into a fresh store. To be called before anything is added; harmless at any time, and from many
 * processes at once: each copy is made only if new, and the mark is set last.
 */
export async function ensureSeeded(): Promise<void> {
  if (await readText('content', SEEDED)) return;
  await Promise.all([
    ...sampleCourses.map((course) => courseRecords.create(course.id, course, sampleRev(course))),
    ...sampleCarousel.map((item) => carouselRecords.create(item.id, item, sampleRev(item))),
  ]);
  const mark = await writeIf('content', SEEDED, new Date().toISOString(), { onlyIfNew: true });
  if (mark.outcome === 'unclear' && !(await readText('content', SEEDED))) return ensureSeeded();
}

/** Whether the samples still stand in for what nobody has changed yet. */
export const samplesCount = async (): Promise<boolean> => !(await readText('content', SEEDED));
