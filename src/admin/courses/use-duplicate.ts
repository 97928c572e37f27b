import { useMutation } from '@tanstack/react-query';
import type { Course } from '../../domain/course.ts';
import { COURSE_TITLE_MAX } from '../../domain/limits.ts';
import { getCourse, getPicture } from '../api.ts';

/** What the add form starts with: a course that is not stored yet, and its picture as a file. */
export interface Draft {
  course: Course;
  picture: File | null;
}

/** Makes a draft of a course as the server has it now. Its picture is uploaded again when it is saved. */
export const useDuplicate = (onReady: (draft: Draft) => void) =>
  useMutation({
    mutationFn: async ({ id }: Course): Promise<Draft> => {
      const { value: course } = await getCourse(id);
      const picture = course.image ? await getPicture(course.image) : null;
      const title = `Copy of ${course.title}`.slice(0, COURSE_TITLE_MAX);
      return { course: { ...course, title, image: null }, picture };
    },
    onSuccess: onReady,
  });
