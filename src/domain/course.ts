import { z } from 'zod';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { companyIdSchema, optionalText, pictureSchema, requiredText } from './fields.ts';
import {
  COURSE_DESCRIPTION_MAX,
  COURSE_DURATION_MAX,
  COURSE_ID_MAX,
  COURSE_INSTRUCTOR_MAX,
  COURSE_TITLE_MAX,
  COURSE_TITLE_MIN,
  RELATED_COURSES,
} from './limits.ts';

export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

/** Ids that mean something else in an address (`/api/courses/1`, `/api/courses/single/…`). */
export const RESERVED_COURSE_IDS: ReadonlySet<string> = new Set(['1', '2', 'single']);

export const courseIdSchema = z
  .string()
  .max(COURSE_ID_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((id) => !RESERVED_COURSE_IDS.has(id));

/** What an administrator types. Field by field, with the line that helps to fill it in. */
export const courseInputSchema = z.strictObject({
  title: requiredText('Title', COURSE_TITLE_MIN, COURSE_TITLE_MAX),
  company_id: companyIdSchema,
  description: requiredText('Description', 1, COURSE_DESCRIPTION_MAX),
  duration: optionalText('Duration', COURSE_DURATION_MAX),
  level: z
    .enum([...COURSE_LEVELS, ''], { error: `Level must be one of ${COURSE_LEVELS.join(', ')}, or empty.` })
    .default(''),
  instructor: optionalText('Instructor', COURSE_INSTRUCTOR_MAX),
});
export type CourseInput = z.infer<typeof courseInputSchema>;

/** The optional fields that `clear` may empty. */
export const CLEARABLE_COURSE_FIELDS = ['duration', 'level', 'instructor', 'image'] as const;

/** A course as the store keeps it: without limits, since those may change and what is stored stays. */
export const courseRecordSchema = z.object({
  id: z.string(),
  title: z.string(),
  company_id: z.literal(COMPANY_IDS),
  description: z.string(),
  duration: z.string(),
  level: z.enum([...COURSE_LEVELS, '']),
  instructor: z.string(),
  picture: pictureSchema.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Names the request that made it, where that may be sent again. */
  request: z.string().optional(),
});
export type CourseRecord = z.infer<typeof courseRecordSchema>;

/** A course on the wire and in every component: plain data, names as specified. */
export interface Course {
  id: string;
  title: string;
  description: string;
  /** Path of the largest version, or null. */
  image: string | null;
  /** Pixels of that version, so that pages reserve the space; null without an image. */
  image_width: number | null;
  image_height: number | null;
  /** Free text such as "8 weeks"; '' when not given. */
  duration: string;
  level: CourseLevel | '';
  /** '' when not given. */
  instructor: string;
  company_id: CompanyId;
  created_at: string;
  updated_at: string;
}

/** The first courses of the same company but `course`, as many as a page shows. */
export function relatedCourses(course: Course, courses: readonly Course[]): Course[] {
  const related: Course[] = [];
  for (const other of courses) {
    if (related.length === RELATED_COURSES) break;
    if (other.company_id === course.company_id && other.id !== course.id) related.push(other);
  }
  return related;
}

/** Courses newest first; equal times by id, so that the order is always the same. */
export const byNewest = (a: Course, b: Course): number =>
  compare(b.created_at, a.created_at) || compare(a.id, b.id);

/** By characters, which is the order of times and ids; the rules of a language would take ten times as long. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
