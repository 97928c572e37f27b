import { MISSING_TEXTS } from '#texts/api';
import { type CourseInput, type CourseRecord, RESERVED_COURSE_IDS } from '../../domain/course.ts';
import type { Picture } from '../../domain/picture.ts';
import { recordCreation } from '../content/create-record.ts';
import { courseRecords } from '../content/records.ts';
import { sampleCourses } from '../content/samples.ts';
import { sampleUnlessSeeded, seedBeforeWrite } from '../content/seeding.ts';
import type { RevCheck, Versioned } from '../store/collection.ts';
import { courseRequests } from '../store/idempotency.ts';

/** What a change of a course brings: only what is named changes; `picture: null` removes the picture. */
export type CourseChange = Partial<CourseInput> & { picture?: Picture | null };

/** @returns the course as it is stored, or null */
export const getCourse = async (id: string): Promise<Versioned<CourseRecord> | null> =>
  (await courseRecords.get(id)) ?? sampleUnlessSeeded(sampleCourses, id);

const create = recordCreation({
  records: courseRecords,
  requests: courseRequests,
  word: 'course',
  reserved: RESERVED_COURSE_IDS,
});

/**
 * Stores a new course under an id made from its title. With an idempotency key, the same course sent again is stored
 * once and answered as the first time.
 * @throws 409 when the key came with something else before
 */
export const createCourse = (
  input: CourseInput,
  picture: Picture | null,
  key: string | null,
): Promise<Versioned<CourseRecord>> =>
  create(input.title, { input, picture }, key, (made) => ({ ...input, picture, ...made }));

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
