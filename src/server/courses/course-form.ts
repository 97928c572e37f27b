import { CLEARABLE_COURSE_FIELDS, type CourseInput, courseInputSchema } from '../../domain/course.ts';
import type { FormFields } from '../http/body.ts';
import { splitImage, wrongField } from '../http/image-field.ts';
import { validate } from '../http/validate.ts';

/** A submitted course form, taken apart; `texts` are not validated yet. */
export interface CourseForm {
  texts: Record<string, string>;
  image?: File;
  clearImage: boolean;
}

/**
 * Takes a submitted form apart. `clear` names the optional fields to empty, since clients send no empty ones.
 * @throws 400 for a misplaced file, or a `clear` that names something else
 */
export function courseForm(fields: FormFields): CourseForm {
  const { texts, image } = splitImage(fields);
  const { clear = '', ...rest } = texts;
  const cleared = clear.split(',').flatMap((name) => name.trim() || []);
  for (const name of cleared) {
    if (!isClearable(name))
      throw wrongField('clear', `Only ${CLEARABLE_COURSE_FIELDS.join(', ')} can be cleared.`);
    if (name !== 'image') rest[name] = '';
  }
  return { texts: rest, image, clearImage: cleared.includes('image') };
}

/** Validates a form that creates a course. @throws 400 */
export const newCourse = ({ texts }: CourseForm): CourseInput => validate(courseInputSchema, texts);

/** Validates a form that changes some fields of a course: the rest stays as it is. @throws 400 */
export function changedCourse({ texts }: CourseForm, current: CourseInput): CourseInput {
  const { title, company_id, description, duration, level, instructor } = current;
  return validate(courseInputSchema, {
    title,
    company_id,
    description,
    duration,
    level,
    instructor,
    ...texts,
  });
}

const isClearable = (name: string) => (CLEARABLE_COURSE_FIELDS as readonly string[]).includes(name);
