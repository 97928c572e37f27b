import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as api from './api.ts';

export const queryKeys = {
  courses: ['courses'],
  carousel: ['carousel'],
  enquiries: ['enquiries'],
  status: ['status'],
} as const;

/**
 * A failure is shown at once with a Retry button instead of being retried behind a spinner, and being
 * offline is such a failure: by default a query would wait for the network in silence.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const useCourses = () => useQuery({ queryKey: queryKeys.courses, queryFn: api.listCourses });

export const useCarousel = () => useQuery({ queryKey: queryKeys.carousel, queryFn: api.listCarousel });

/** Reloads a list and the publishing state: after a failed change too, for a lost answer is no lost change. */
export function useReload(key: readonly string[]) {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: key });
    void queryClient.invalidateQueries({ queryKey: queryKeys.status });
  };
}

export const useDelete = <T extends { id: string }>(
  remove: (id: string) => Promise<void>,
  key: readonly string[],
) => useMutation({ mutationFn: (record: T) => remove(record.id), onSettled: useReload(key) });
