import { z } from 'zod';
import { type Course, courseIdSchema, courseInputSchema } from '../../domain/course.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { NO_IMAGE } from '../content/wire.ts';
import { renderCoursePage } from './course-page.ts';
import { harmless } from './harmless.ts';

/** A course as it stands in the form, and which picture goes with it. */
export const previewInputSchema = courseInputSchema.extend({
  /** The course being edited; left out for a new one. */
  id: courseIdSchema.optional(),
  image: z.enum(['stored', 'none'], { error: 'Image must be stored or none.' }).default('stored'),
});
export type PreviewInput = z.infer<typeof previewInputSchema>;

interface Surroundings {
  /** All courses, newest first: for its picture and for the related ones. */
  courses: readonly OfferedCourse[];
  /** Adds what pages show beside a course. */
  offer(course: Course): Promise<OfferedCourse>;
  revision: string;
  shell: string;
  sections: Sections;
}

/** The real course page of the course's own brand, filled with what was typed. */
export async function renderPreview(
  { id, image: shown, ...fields }: PreviewInput,
  { courses, offer, revision, shell, sections }: Surroundings,
): Promise<string> {
  const stored = courses.find((course) => course.id === id);
  const now = new Date().toISOString();
  const { image, image_width, image_height } = stored && shown === 'stored' ? stored : NO_IMAGE;
  const course: Course = {
    ...fields,
    id: stored?.id ?? 'preview',
    image,
    image_width,
    image_height,
    created_at: stored?.created_at ?? now,
    updated_at: now,
  };
  const view = {
    companyId: fields.company_id,
    id: course.id,
    course: await offer(course),
    courses,
    sections,
  };
  const page = renderCoursePage(view, revision, shell);
  return harmless(page);
}
