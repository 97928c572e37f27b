import type { z } from 'zod';
import { DEFAULT_COMPANY_ID } from '../../domain/company.ts';
import { type Course, courseInputSchema } from '../../domain/course.ts';
import { courseKind } from './course-kind.ts';

/** What the controls hold: the schema's input, before it trims and turns the company into a number. */
export type CourseValues = z.input<typeof courseInputSchema>;

export const COURSE_FIELDS = courseInputSchema.keyof().options;

const NOTHING = { title: '', description: '', duration: '', level: '', instructor: '' } as const;

/** What the form starts with: a course, or nothing but the default company. */
export const courseValues = (course?: Course): CourseValues => ({
  ...(course ? courseKind.inputOf(course) : NOTHING),
  company_id: `${course?.company_id ?? DEFAULT_COMPANY_ID}`,
});
