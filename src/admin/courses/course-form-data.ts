import { CLEARABLE_COURSE_FIELDS, type Course, type CourseInput } from '../../domain/course.ts';
import { multipart } from '../multipart.ts';

export interface PictureChoice {
  file: File | null;
  removed: boolean;
}

/**
 * What a save sends: the fields that hold something, and in `clear` those emptied since.
 * @param before the course as it was loaded; left out for a new one
 */
export function courseFormData(input: CourseInput, picture: PictureChoice, before?: Course): FormData {
  const emptied = CLEARABLE_COURSE_FIELDS.filter((field) =>
    field === 'image' ? picture.removed && !picture.file : !input[field] && before?.[field],
  );
  return multipart({ ...input, image: picture.file }, before ? emptied : []);
}
