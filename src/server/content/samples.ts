import { createHash } from 'node:crypto';
import type { z } from 'zod';
import pictures from '../../../data/pictures.json' with { type: 'json' };
import { brandFiles } from '../../content/brand-files.ts';
import {
  type CarouselItemRecord,
  carouselItemRecordSchema,
  carouselKind,
} from '../../domain/carousel-item.ts';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { type CourseRecord, courseKind, courseRecordSchema } from '../../domain/course.ts';
import type { ContentKind, StoredRecord } from '../../domain/kind.ts';
import type { Picture } from '../../domain/picture.ts';

/** Samples are older than anything an administrator makes, and a millisecond apart, in the order of their file. */
const SAMPLE_TIME = Date.parse('2026-01-01T00:00:00.000Z');
export const sampleTime = (place: number) => new Date(SAMPLE_TIME + place).toISOString();

function pictureOf(name: string): Picture {
  const picture = (pictures as Record<string, Picture>)[name];
  if (!picture) throw new Error(`data/pictures.json has no picture "${name}"; run npm run pictures.`);
  return picture;
}

type Sample = Record<string, unknown> & { picture: string };

function recordOf<T>(schema: z.ZodType<T>, { picture, ...values }: Sample, place: number): T {
  const time = sampleTime(place);
  return schema.parse({ ...values, picture: pictureOf(picture), created_at: time, updated_at: time });
}

const coursesOf = (company_id: CompanyId): CourseRecord[] =>
  brandFiles[company_id].courses.map((course, index, { length }) =>
    recordOf(courseRecordSchema, { ...course, company_id }, length - index),
  );

const carouselOf = (company_id: CompanyId): CarouselItemRecord[] =>
  brandFiles[company_id].carousel.map((item, position) =>
    recordOf(carouselItemRecordSchema, { ...item, company_id, position }, position),
  );

/** What a fresh store shows: the samples of data/. */
export const sampleCourses: readonly CourseRecord[] = COMPANY_IDS.flatMap(coursesOf);
export const sampleCarousel: readonly CarouselItemRecord[] = COMPANY_IDS.flatMap(carouselOf);

const samples = new Map<ContentKind, readonly unknown[]>([
  [courseKind, sampleCourses],
  [carouselKind, sampleCarousel],
]);
export const samplesOf = <T extends StoredRecord>(kind: ContentKind<T>) =>
  (samples.get(kind) ?? []) as readonly T[];

/** The same sample has the same `rev` before and after it is copied to the store. */
export const sampleRev = (sample: object): string =>
  `sample-${createHash('sha256').update(JSON.stringify(sample)).digest('hex').slice(0, 24)}`;
