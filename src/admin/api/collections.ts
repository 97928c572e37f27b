import type { z } from 'zod';
import { type CarouselItem, carouselItemSchema } from '../../domain/carousel-item.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { type Course, courseSchema } from '../../domain/course.ts';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import type { RecordKind } from '../../domain/record-kind.ts';
import { apiPaths } from '../../paths.ts';

/** Where the records of a kind live. */
export interface Collection<T> {
  /** In the trash. */
  kind: RecordKind;
  schema: z.ZodType<T>;
  /** Sent as a form, with the picture `image` as a file; else as JSON, which names pictures that are stored. */
  multipart: boolean;
  /** The lists that hold all of them together. */
  lists: readonly string[];
  /** Takes a new record. */
  path: string;
  /** Reads one with its version. */
  readPath(id: string): string;
  /** Changes and deletes one. */
  recordPath(id: string): string;
}

export const courses: Collection<Course> = {
  kind: 'course',
  schema: courseSchema,
  multipart: true,
  lists: COMPANY_IDS.map(apiPaths.coursesOf),
  path: apiPaths.courses,
  readPath: apiPaths.courseSingle,
  recordPath: apiPaths.course,
};

export const carouselItems: Collection<CarouselItem> = {
  kind: 'carousel',
  schema: carouselItemSchema,
  multipart: true,
  lists: COMPANY_IDS.map(apiPaths.carouselOf),
  path: apiPaths.carousel,
  readPath: apiPaths.carouselSingle,
  recordPath: apiPaths.carouselItem,
};

export function collectionOf({ name, recordSchema }: Kind): Collection<KindRecord> {
  const path = apiPaths.records(name);
  const recordPath = (id: string) => apiPaths.record(name, id);
  return {
    kind: name,
    schema: recordSchema,
    multipart: false,
    lists: [path],
    path,
    readPath: recordPath,
    recordPath,
  };
}
