import type { z } from 'zod';
import { DEFAULT_COMPANY_ID } from '../../domain/company.ts';
import { type Course, courseInputSchema } from '../../domain/course.ts';

/** What the controls hold: the schema's input, before it trims and turns the company into a number. */
export type CourseValues = z.input<typeof courseInputSchema>;

export const COURSE_FIELDS = courseInputSchema.keyof().options;

/** What the form starts with: a course, or nothing but the default company. */
export const courseValues = (course?: Course): CourseValues => ({
  title: course?.title ?? '',
  company_id: `${course?.company_id ?? DEFAULT_COMPANY_ID}`,
  // A submitted form has CRLF line ends, a text area gives LF.
  description: course?.description.replaceAll('\r\n', '\n') ?? '',
  duration: course?.duration ?? '',
  level: course?.level ?? '',
  instructor: course?.instructor ?? '',
});
