import { useMutation } from '@tanstack/react-query';
import type { Course } from '../../domain/course.ts';
import { COURSE_TITLE_MAX } from '../../domain/limits.ts';
import { getCourse, getPicture } from '../api/calls.ts';
import { mayDiscardLater } from '../ui/unsaved.ts';

/** What the add form starts with: a course that is not stored yet, and its picture as a file. */
export interface Draft {
  course: Course;
  picture: File | null;
}

/** As long as a title may be, without half of a character at its end. */
export const copyTitle = (title: string): string =>
  `Copy of ${title}`.slice(0, COURSE_TITLE_MAX).replace(/[\ud800-\udbff]$/, '');

/** Makes a draft of a course as the server has it now. Its picture is uploaded again when it is saved. */
export function useDuplicate(onReady: (draft: Draft) => void) {
  const duplicate = useMutation({
    mutationFn: async ({ id }: Course): Promise<Draft> => {
      const { value: course } = await getCourse(id);
      const picture = course.image ? await getPicture(course.image) : null;
      return { course: { ...course, title: copyTitle(course.title), image: null }, picture };
    },
  });
  return {
    ...duplicate,
    mutate(course: Course): void {
      const mayOpen = mayDiscardLater();
      duplicate.mutate(course, {
        onSuccess: (draft) => {
          if (mayOpen()) onReady(draft);
        },
      });
    },
  };
}
