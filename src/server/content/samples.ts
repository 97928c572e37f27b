import { createHash } from 'node:crypto';
import type { z } from 'zod';
import pictures from '../../../data/carousel/pictures.json' with { type: 'json' };
import templateFile from '../../../data/templates.json' with { type: 'json' };
import { brandFiles } from '../../content/brand-files.ts';
import {
  type CarouselItemRecord,
  carouselItemRecordSchema,
  carouselKind,
} from '../../domain/carousel-item.ts';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { type CourseRecord, courseKind, courseRecordSchema } from '../../domain/course.ts';
import { instructors } from '../../domain/instructor.ts';
import { intakes } from '../../domain/intake.ts';
import type { ContentKind, StoredRecord } from '../../domain/kind.ts';
import type { Picture } from '../../domain/picture.ts';
import { templates } from '../../domain/template.ts';
import { rollForward } from './sample-intakes.ts';

/** Samples are older than anything an administrator makes, and a millisecond apart, in the order of their file. */
const SAMPLE_TIME = Date.parse('2026-01-01T00:00:00.000Z');
export const sampleTime = (place: number) => new Date(SAMPLE_TIME + place).toISOString();

type Sample = Readonly<Record<string, unknown>>;

function recordOf<T>(schema: z.ZodType<T>, values: Sample, place: number): T {
  const time = sampleTime(place);
  return schema.parse({ ...values, created_at: time, updated_at: time });
}

/** Without a picture: they show their cloth. */
const coursesOf = (company_id: CompanyId): CourseRecord[] =>
  brandFiles[company_id].courses.map((course, index, { length }) =>
    recordOf(courseRecordSchema, { ...course, company_id, picture: null }, length - index),
  );

const carouselOf = (company_id: CompanyId): CarouselItemRecord[] =>
  brandFiles[company_id].carousel.map((item, position) => {
    const picture = (pictures as Record<string, Picture>)[item.id] ?? null;
    return recordOf(carouselItemRecordSchema, { ...item, company_id, position, picture }, position);
  });

/** What a fresh store shows: the samples of data/. */
export const sampleCourses: readonly CourseRecord[] = COMPANY_IDS.flatMap(coursesOf);
export const sampleCarousel: readonly CarouselItemRecord[] = COMPANY_IDS.flatMap(carouselOf);

const sampleInstructors = COMPANY_IDS.flatMap((id) =>
  (brandFiles[id].instructors ?? []).map((sample, place) =>
    recordOf(instructors.recordSchema, { ...sample, company: String(id) }, place),
  ),
);
/** Two intakes of a course are told apart by a number, as the ids of those that the office adds are. */
const sampleIntakes = COMPANY_IDS.flatMap((id) =>
  (brandFiles[id].intakes ?? []).map((sample, place, all) => {
    const earlier = all.slice(0, place).filter(({ course_id }) => course_id === sample.course_id).length;
    const named = { ...rollForward(sample, new Date()), id: nextId(String(sample.course_id), earlier) };
    return recordOf(intakes.recordSchema, named, place);
  }),
);
function nextId(base: string, earlier: number): string {
  return earlier === 0 ? base : `${base}-${earlier + 1}`;
}

const samples: Readonly<Record<string, readonly unknown[]>> = {
  [courseKind.name]: sampleCourses,
  [carouselKind.name]: sampleCarousel,
  [instructors.name]: sampleInstructors,
  [intakes.name]: sampleIntakes,
  [templates.name]: templateFile.map((sample, place) => recordOf(templates.recordSchema, sample, place)),
};
export const samplesOf = <T extends StoredRecord>({ name }: ContentKind<T>) =>
  (samples[name] ?? []) as readonly T[];

/** The same sample has the same `rev` before and after it is copied to the store. */
export const sampleRev = (sample: object): string =>
  `sample-${createHash('sha256').update(JSON.stringify(sample)).digest('hex').slice(0, 24)}`;
