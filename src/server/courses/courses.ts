import { randomUUID } from 'node:crypto';
import type { CourseInput, CourseRecord } from '../../domain/course.ts';
import type { Picture } from '../../domain/picture.ts';
import { MISSING_TEXTS } from '../../domain/texts.ts';
import { courseRecords } from '../content/records.ts';
import { sampleCourses } from '../content/samples.ts';
import { ensureSeeded, sampleUnlessSeeded, seedBeforeWrite } from '../content/seeding.ts';
import { storeUnavailable } from '../errors.ts';
import type { RevCheck, Versioned } from '../store/collection.ts';
import { courseRequests } from '../store/idempotency.ts';
import { courseIdBase, nextCourseId } from './course-id.ts';

/** What a change of a course brings: only what is named changes; `picture: null` removes the picture. */
export type CourseChange = Partial<CourseInput> & { picture?: Picture | null };

/** @returns the course as it is stored, or null */
export const getCourse = async (id: string): Promise<Versioned<CourseRecord> | null> =>
  (await courseRecords.get(id)) ?? sampleUnlessSeeded(sampleCourses, id);

const CREATE_TRIES = 30;

/** Ids with a base that are taken, or are about to be here; of a title seen before, the store need not be asked again. */
const taken = new Map<string, Promise<Set<string>>>();
const TAKEN_MAX = 1000;

/** Asks which ids with a base are taken. Those that were given out here stay so: their writes may be on the way. */
async function lookUp(base: string, known: Promise<Set<string>> | undefined): Promise<Set<string>> {
  const listed = (await courseRecords.entries(base)).map(courseRecords.idOf);
  return new Set([...listed, ...((await known) ?? [])]);
}

/** An id that nobody else here is given. @param anew whether another instance was found to have taken the last one */
async function reserveId(base: string, anew: boolean): Promise<string> {
  if (taken.size > TAKEN_MAX) taken.clear();
  const known = taken.get(base);
  const asked = known && !anew ? known : lookUp(base, known);
  taken.set(base, asked);
  asked.catch(() => taken.delete(base));
  const ids = await asked;
  const id = nextCourseId(base, ids);
  ids.add(id);
  return id;
}

/**
 * The id for a request that may be sent several times, and whether an earlier sending has made its course, which may
 * have been deleted since. All sendings try the same ids in the same order, so no two of them make a course each.
 */
async function idOfRequest(base: string, request: string): Promise<{ id: string; made: boolean }> {
  const entries = await courseRecords.entries(base);
  const versions = await courseRecords.versions(entries);
  const earlier = versions.find(({ data, was }) => (data ?? was)?.request === request);
  if (earlier) return { id: earlier.id, made: true };
  return { id: nextCourseId(base, new Set(entries.map(courseRecords.idOf))), made: false };
}

/**
 * Stores a new course under an id made from its title. With an idempotency key, the same course sent again is stored
 * once and answered as the first time.
 * @throws 409 when the key came with something else before
 */
export async function createCourse(
  input: CourseInput,
  picture: Picture | null,
  key: string | null,
): Promise<Versioned<CourseRecord>> {
  await ensureSeeded();
  const here = { id: randomUUID(), at: new Date().toISOString() };
  const { id: request, at } = await courseRequests.first(key, { input, picture }, here);
  const base = courseIdBase(input.title, request);
  const fields = { ...input, picture, created_at: at, updated_at: at, ...(key !== null && { request }) };
  for (let attempt = 0; attempt < CREATE_TRIES; attempt++) {
    const { id, made } =
      key === null
        ? { id: await reserveId(base, attempt > 0), made: false }
        : await idOfRequest(base, request);
    const data: CourseRecord = { ...fields, id };
    if (made || (await courseRecords.create(id, data, request))) return { rev: request, data };
  }
  throw storeUnavailable(new Error(`No free id for ${base}.`));
}

/** @throws 404, or 412 when `ifMatch` does not accept the stored `rev` */
export async function updateCourse(
  id: string,
  change: CourseChange,
  ifMatch?: RevCheck,
): Promise<Versioned<CourseRecord>> {
  await seedBeforeWrite(sampleCourses, id, MISSING_TEXTS.course, ifMatch);
  return courseRecords.update(
    id,
    (current) => ({ ...current, ...change, updated_at: new Date().toISOString() }),
    ifMatch,
  );
}

/**
 * @returns what it was, or null when it was damaged
 * @throws 404, or 412 when `ifMatch` does not accept the stored `rev`
 */
export async function deleteCourse(id: string, ifMatch?: RevCheck): Promise<CourseRecord | null> {
  await seedBeforeWrite(sampleCourses, id, MISSING_TEXTS.course, ifMatch);
  return courseRecords.delete(id, ifMatch);
}

/** Brings a deleted course back as it was, under its id. @throws 404 when it was not deleted, or too long ago */
export const restoreCourse = (id: string): Promise<Versioned<CourseRecord>> => courseRecords.restore(id);
