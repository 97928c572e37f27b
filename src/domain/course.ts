import { z } from 'zod';
import { COURSE_TEXTS } from '#texts/course';
import { COMPANY_IDS } from './company.ts';
import { compareTexts } from './compare-texts.ts';
import { company, optionalChoice } from './fields/choice.ts';
import { group, list } from './fields/nested.ts';
import { wholeNumber } from './fields/number.ts';
import { asFile, picture } from './fields/picture.ts';
import { optionalRecordId, optionalText, recordId, requiredText } from './fields/text.ts';
import type { ContentKind } from './kind.ts';
import { COURSE_TITLE_MAX, FEE_MAX, RELATED_COURSES } from './limits.ts';
import { focusField } from './placed-picture.ts';
import { changeSchema, inputSchema, storedShape, timesShape, wireImageShape, wireShape } from './schema.ts';
import { slugSchema } from './slug.ts';

export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Ids that mean something else in an address (`/api/courses/1`, `/api/courses/single/…`). */
export const RESERVED_COURSE_IDS: ReadonlySet<string> = new Set([...COMPANY_IDS.map(String), 'single']);

export const courseIdSchema = slugSchema.refine((id) => !RESERVED_COURSE_IDS.has(id));

const PARTS = {
  learning: 'Learning points and syllabus',
  terms: 'Requirements and certificate',
  faq: 'Questions of visitors',
};

/** What an administrator says of a course, in the order of the form. */
export const courseFields = {
  title: requiredText({ label: 'Title', soon: true, min: 2, max: COURSE_TITLE_MAX }),
  company_id: company({ soon: true }),
  level: optionalChoice(COURSE_LEVELS, { label: 'Level', none: COURSE_TEXTS.allLevels, soon: true }),
  description: requiredText({
    label: 'Description',
    help: 'An empty line starts a new paragraph.',
    max: 20_000,
    rows: 8,
    marked: true,
    soon: true,
  }),
  duration: optionalText({
    label: 'Duration',
    help: 'For example: 8 weeks (८ हप्ता)',
    max: 60,
    soon: true,
  }),
  category: optionalRecordId({
    of: 'categories',
    label: 'Category',
    help: 'Categories are made under Catalogue.',
    soon: true,
  }),
  fee: wholeNumber({
    label: 'Fee',
    help: 'In rupees, for intakes that have none of their own. 0 is shown as Free.',
    min: 0,
    max: FEE_MAX,
    soon: true,
  }),
  instructor: optionalText({ label: 'Instructor', fallback: true, max: 100 }),
  instructor_ids: list(recordId({ of: 'instructors', label: 'Instructor' }), {
    label: 'Instructors with a page',
    help: 'They take the place of the name above.',
    max: 5,
  }),
  image_focus: { ...focusField, label: 'Part of the image to keep', soon: true },
  image: asFile(picture({ label: 'Image', soon: true })),
  learning_points: list(requiredText({ label: 'Point', max: 160 }), {
    label: 'What people learn',
    help: 'Left empty, the list of the brand stands there.',
    fallback: true,
    max: 12,
    part: PARTS.learning,
  }),
  syllabus: list(
    group(
      {
        title: requiredText({ label: 'Title', max: 120 }),
        hours: wholeNumber({ label: 'Hours', min: 1, max: 200 }),
        points: list(requiredText({ label: 'Point', max: 160 }), { label: 'Points', max: 12 }),
      },
      { label: 'Part' },
    ),
    { label: 'Syllabus', max: 20, part: PARTS.learning },
  ),
  requirements: optionalText({
    label: 'What people need before',
    max: 600,
    rows: 3,
    part: PARTS.terms,
  }),
  certificate: optionalText({ label: 'Certificate', max: 160, part: PARTS.terms }),
  faq: list(
    group(
      {
        question: requiredText({ label: 'Question', max: 200 }),
        answer: requiredText({ label: 'Answer', max: 1000, rows: 3 }),
      },
      { label: 'Question' },
    ),
    { label: 'Questions and answers', max: 8, part: PARTS.faq },
  ),
};
const { image, ...typed } = courseFields;

/** All but the picture, which comes as a file. */
export const courseInputSchema = inputSchema(typed);
export type CourseInput = z.infer<typeof courseInputSchema>;
export const courseChangeSchema = changeSchema(typed);

export const courseRecordSchema = z.object({
  id: z.string(),
  ...storedShape(typed),
  picture: image.value,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Names the request that made it, where that may be sent again. */
  request: z.string().optional(),
});
export type CourseRecord = z.infer<typeof courseRecordSchema>;

export const courseKind: ContentKind<CourseRecord> = {
  name: 'course',
  prefix: 'courses',
  noun: { one: 'course', many: 'courses' },
  fieldsOf: () => ({ ...typed, picture: image }),
  idSchema: courseIdSchema,
  recordSchema: courseRecordSchema,
  label: ({ title }) => title,
  companyOf: ({ company_id }) => company_id,
};

/** A course on the wire and in every component: plain data, names as specified. */
export const courseSchema = z.object({
  id: z.string().describe('made from the title at creation; never changes, never given again'),
  ...wireShape(typed),
  ...wireImageShape(image),
  ...timesShape,
});
export type Course = z.infer<typeof courseSchema>;

/** The first courses of the same company but `course`, as many as a page shows. */
export const relatedCourses = <C extends Course>({ id, company_id }: Course, courses: readonly C[]): C[] =>
  courses
    .values()
    .filter((other) => other.company_id === company_id && other.id !== id)
    .take(RELATED_COURSES)
    .toArray();

/** Courses newest first; equal times by id, so that the order is always the same. */
export const byNewest = (a: Course, b: Course): number =>
  compareTexts(b.created_at, a.created_at) || compareTexts(a.id, b.id);
