import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Course, CourseInput } from '../../domain/course.ts';
import * as api from '../api.ts';
import { isFailure } from '../api-failure.ts';
import { queryKeys, useReload } from '../queries.ts';
import { courseFormData, type PictureChoice } from './course-form-data.ts';

export interface CourseSave {
  input: CourseInput;
  picture: PictureChoice;
  /** The version to save on top of; left out, the one that the form was opened with. */
  onTopOf?: api.Versioned<Course>;
}

/**
 * Saves a course, and fetches the other version when somebody else has saved one meanwhile.
 * @param before the course to change and its version; left out to add one
 */
export function useSaveCourse(before: api.Versioned<Course> | undefined) {
  const client = useQueryClient();
  const theirs = useMutation({ mutationFn: (id: string) => api.getCourse(id) });
  const save = useMutation({
    mutationFn: ({ input, picture, onTopOf = before }: CourseSave) => {
      const form = courseFormData(input, picture, onTopOf?.value);
      return onTopOf ? api.updateCourse(onTopOf.value.id, form, onTopOf.etag) : api.createCourse(form);
    },
    onSuccess: (course) => {
      // The list shows it at once; loading it anew confirms it.
      client.setQueryData<Course[]>(queryKeys.courses, (courses) =>
        courses?.some(({ id }) => id === course.id)
          ? courses.map((other) => (other.id === course.id ? course : other))
          : courses && [course, ...courses],
      );
    },
    onError: (error) => {
      if (before && isFailure(error, 412)) theirs.mutate(before.value.id);
    },
    onSettled: useReload(queryKeys.courses),
  });
  return { save, theirs };
}
