import type { z } from 'zod';
import { auditEntrySchema } from '../../domain/audit.ts';
import { carouselItemSchema } from '../../domain/carousel-item.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { courseSchema } from '../../domain/course.ts';
import { enquirySchema } from '../../domain/enquiry.ts';
import type { Fields } from '../../domain/field.ts';
import type { Kind } from '../../domain/kind.ts';
import { apiPaths, carouselPath } from '../../paths.ts';

/** Where the records of a kind live. */
export interface Collection<T> {
  /** In the trash. */
  kind: string;
  schema: z.ZodType<T>;
  /** Takes a new record; below it each is changed and deleted by its id. */
  path: string;
  /** The lists that hold all of them together, where they are not listed at the same address. */
  lists?: readonly string[];
  /** Where each is read by its id, if it is not where it is changed. */
  readPath?: string;
  /** Sent as a form, with the picture `image` as a file; else as JSON, which names pictures that are stored. */
  multipart?: boolean;
}
const collection = <T>(entry: Collection<T>): Collection<T> => entry;

export const courses = collection({
  kind: 'course',
  schema: courseSchema,
  path: apiPaths.courses,
  lists: COMPANY_IDS.map((id) => `${apiPaths.courses}/${id}`),
  readPath: apiPaths.courseSingle,
  multipart: true,
});

export const carouselItems = collection({
  kind: 'carousel',
  schema: carouselItemSchema,
  path: apiPaths.carousel,
  lists: COMPANY_IDS.map(carouselPath),
  readPath: apiPaths.carouselSingle,
  multipart: true,
});

export const enquiries = collection({ kind: 'enquiry', schema: enquirySchema, path: apiPaths.forms });

export const auditTrail = collection({ kind: 'audit', schema: auditEntrySchema, path: apiPaths.audit });

export const collectionOf = <F extends Fields>({ name, recordSchema }: Kind<F>) =>
  collection({ kind: name, schema: recordSchema, path: apiPaths.records(name) });
