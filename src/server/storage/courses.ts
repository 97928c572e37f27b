import { randomUUID } from 'node:crypto';
import type { CourseInput, CourseRecord } from '../../domain/course.ts';
import type { Picture } from '../../domain/picture.ts';
import { storeUnavailable } from '../errors.ts';
import { courseAttempts } from './attempts.ts';
import { courseRecords } from './content-records.ts';
import { courseIdBase, nextCourseId } from './course-id.ts';
import type { RevCheck, Stored } from './records.ts';
import { beforeCourseChange, ensureSeeded } from './seeding.ts';

/** What a change of a course brings: only what is named changes; `picture: null` removes the picture. */
export type CourseChange = Partial<CourseInput> & { picture?: Picture | null };

const CREATE_TRIES = 30;
/** Creations of one title wait for each other here, so that they do not race for the same next id. */
const queues = new Map<string, Promise<unknown>>();

function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  const leave = () => queues.get(name) === turn && queues.delete(name);
  turn.then(leave, leave);
  return turn;
}

/** Ids with a base that are known to be taken; of a title seen before, the store need not be asked again. */
const taken = new Map<string, Set<string>>();
const TAKEN_MAX = 1000;

async function takenIds(base: string, anew: boolean): Promise<Set<string>> {
  const known = taken.get(base);
  if (known && !anew) return known;
  if (taken.size > TAKEN_MAX) taken.clear();
  const listed = new Set(await courseRecords.idsStartingWith(base));
  taken.set(base, listed);
  return listed;
}

/** The id of the course that an earlier sending of the same request has made, also of one that was deleted since. */
const madeBy = async (request: string): Promise<string | undefined> =>
  (await courseRecords.versions()).find(({ data, was }) => (data ?? was)?.request === request)?.id;

/**
 * Stores a new course under an id made from its title. With an idempotency key, the same course sent again is stored
 * once and answered as the first time. All sendings try the same ids in the same order, and look for what was made
 * after they have learned which are taken: so no two of them make a course each.
 * @returns also whether it was added now
 * @throws 409 when the key came with something else before
 */
export async function createCourse(
  input: CourseInput,
  picture: Picture | null,
  key: string | null,
): Promise<Stored<CourseRecord> & { added: boolean }> {
  await ensureSeeded();
  const here = { id: randomUUID(), at: new Date().toISOString() };
  const { id: request, at } = await courseAttempts.first(key, { input, picture }, here);
  const base = courseIdBase(input.title, request);
  const times = { created_at: at, updated_at: at };
  return inTurn(base, async () => {
    for (let attempt = 0; attempt < CREATE_TRIES; attempt++) {
      const next = nextCourseId(base, await takenIds(base, attempt > 0 || key !== null));
      const made = key === null ? undefined : await madeBy(request);
      const id = made ?? next;
      const data: CourseRecord = { ...input, id, picture, ...times, ...(key !== null && { request }) };
      const added = made === undefined && (await courseRecords.create(id, data, request)) !== null;
      taken.get(base)?.add(id);
      if (added || made) return { rev: request, data, added };
    }
    throw storeUnavailable(new Error(`No free id for ${base}.`));
  });
}

/** @throws 404, or 412 when `ifMatch` does not accept the stored `rev` */
export async function updateCourse(
  id: string,
  change: (current: CourseRecord) => CourseChange,
  ifMatch?: RevCheck,
): Promise<Stored<CourseRecord>> {
  await beforeCourseChange(id, ifMatch);
  return courseRecords.update(
    id,
    (current) => ({ ...current, ...change(current), updated_at: new Date().toISOString() }),
    ifMatch,
  );
}

/**
 * @returns what it was, or null when it was damaged
 * @throws 404, or 412 when `ifMatch` does not accept the stored `rev`
 */
export async function deleteCourse(id: string, ifMatch?: RevCheck): Promise<CourseRecord | null> {
  await beforeCourseChange(id, ifMatch);
  return courseRecords.delete(id, ifMatch);
}

/** Brings a deleted course back as it was, under its id. @throws 404 when it was not deleted, or too long ago */
export const restoreCourse = (id: string): Promise<Stored<CourseRecord>> => courseRecords.restore(id);
