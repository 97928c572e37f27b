import type { CarouselItemRecord } from '../../domain/carousel-item.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { notFound, preconditionFailed } from '../errors.ts';
import { type Entry, readText } from '../store/blob-store.ts';
import type { RevCheck, Versioned } from '../store/collection.ts';
import { writeOnce } from '../store/mutate.ts';
import { carouselRecords, courseRecords } from './records.ts';
import { sampleCarousel, sampleCourses, sampleRev } from './samples.ts';

/**
 * Until the first change the samples stand in for the content; from then on only the store speaks. The presence of
 * this key says that the samples have been copied and must never come back.
 */
const SEEDED = 'seeded';

export const isSeeded = (entries: readonly Entry[]): boolean => entries.some(({ key }) => key === SEEDED);

/** Whether the samples still stand in for what nobody has changed yet. */
export const isUnseeded = async (): Promise<boolean> => !(await readText('content', SEEDED));

/** A sample, as long as the samples stand in for the content. @returns null for another id */
export async function sampleUnlessSeeded<T extends CourseRecord | CarouselItemRecord>(
  samples: readonly T[],
  id: string,
): Promise<Versioned<T> | null> {
  const sample = samples.find((candidate) => candidate.id === id);
  return sample && (await isUnseeded()) ? { rev: sampleRev(sample), data: sample } : null;
}

/**
 * Copies the samples into a fresh store before one of them is changed. A change that will be refused copies
 * nothing, since the copies make another revision.
 * @param missing told when it is none of the samples
 * @throws 404, or 412 when `ifMatch` does not accept the sample's `rev`
 */
export async function seedBeforeWrite(
  samples: readonly (CourseRecord | CarouselItemRecord)[],
  id: string,
  missing: string,
  ifMatch?: RevCheck,
): Promise<void> {
  if (!(await isUnseeded())) return;
  const sample = samples.find((candidate) => candidate.id === id);
  if (!sample) throw notFound(missing);
  if (ifMatch && !ifMatch(sampleRev(sample), sample)) throw preconditionFailed();
  await ensureSeeded();
}

/**
 * Copies the samples into a fresh store. To be called before anything is added; harmless at any time, and from many
 * processes at once: each copy is made only if new, and the mark is set last.
 */
export async function ensureSeeded(): Promise<void> {
  if (!(await isUnseeded())) return;
  await Promise.all([
    ...sampleCourses.map((course) => courseRecords.create(course.id, course, sampleRev(course))),
    ...sampleCarousel.map((item) => carouselRecords.create(item.id, item, sampleRev(item))),
  ]);
  await writeOnce('content', SEEDED, 'true', { onlyIfNew: true });
}
