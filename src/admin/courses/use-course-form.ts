import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Course, type CourseInput, courseInputSchema } from '../../domain/course.ts';
import { usePicture } from '../ui/use-picture.ts';
import { type CourseValues, courseValues } from './course-values.ts';
import type { Draft } from './use-duplicate.ts';

/** The typed course and its picture, checked by the server's own rules. */
export function useCourseForm(course: Course | undefined, draft: Draft | undefined) {
  const picture = usePicture(draft?.picture);
  const form = useForm<CourseValues, unknown, CourseInput>({
    resolver: zodResolver(courseInputSchema),
    defaultValues: courseValues(course ?? draft?.course),
  });

  /** Goes on with what was typed if nothing is wrong with it; else the first bad field has the focus. */
  const withInput = (use: (input: CourseInput, file: File | null) => void) =>
    void form.handleSubmit(async (input) => {
      const chosen = await picture.ready();
      // A refused file must not vanish from what is saved without a word.
      if (picture.problem || (chosen && 'problem' in chosen)) return picture.input.current?.focus();
      use(input, chosen?.file ?? null);
    })();

  const { isDirty } = form.formState;
  return { form, picture, dirty: isDirty || picture.changed || draft !== undefined, withInput };
}
