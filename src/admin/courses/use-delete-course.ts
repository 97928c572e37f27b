import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Course } from '../../domain/course.ts';
import { deleteCourse } from '../api.ts';
import { queryKeys, useReload } from '../queries.ts';

/** Takes the course out of the list at once, and puts it back when the server did not delete it. */
export function useDeleteCourse() {
  const client = useQueryClient();
  const change = (update: (courses: Course[]) => Course[]) =>
    client.setQueryData<Course[]>(queryKeys.courses, (courses) => courses && update(courses));
  return useMutation({
    mutationFn: ({ id }: Course) => deleteCourse(id),
    onMutate: async ({ id }) => {
      // An answer on its way would bring it back for a moment.
      await client.cancelQueries({ queryKey: queryKeys.courses });
      change((courses) => courses.filter((course) => course.id !== id));
    },
    onError: (_, deleted) => change((courses) => [...courses.filter(({ id }) => id !== deleted.id), deleted]),
    onSettled: useReload(queryKeys.courses),
  });
}
