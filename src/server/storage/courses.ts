import type { CourseInput, CourseRecord } from '../../domain/course.ts';
import type { Picture } from '../../domain/picture.ts';
import { storeUnavailable } from '../errors.ts';
import { beforeCourseChange, courseRecords, ensureSeeded } from './content.ts';
import { courseIdBase, nextCourseId } from './course-id.ts';
import type { RevCheck, Stored } from './records.ts';

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

/** Stores a new course under an id made from its title. */
export async function createCourse(
  input: CourseInput,
  picture: Picture | null,
): Promise<Stored<CourseRecord>> {
  await ensureSeeded();
  const base = courseIdBase(input.title);
  return inTurn(base, async () => {
    for (let attempt = 0; attempt < CREATE_TRIES; attempt++) {
      const id = nextCourseId(base, await takenIds(base, attempt > 0));
      const now = new Date().toISOString();
      const created = await courseRecords.create(id, {
        ...input,
        id,
        picture,
        created_at: now,
        updated_at: now,
      });
      taken.get(base)?.add(id);
      if (created) return created;
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
