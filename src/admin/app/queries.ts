import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as api from '../api/calls.ts';
import { isFailure } from '../api/failure.ts';

export const queryKeys = {
  courses: ['courses'],
  carousel: ['carousel'],
  enquiries: ['enquiries'],
  status: ['status'],
  audit: ['audit'],
  trash: ['trash'],
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

/** Gone already, by somebody else or by a try whose answer was lost: that is what was wanted. */
export const unlessGone = (deleted: Promise<void>): Promise<void> =>
  deleted.catch((error: unknown) => {
    if (!isFailure(error, 404)) throw error;
  });

/** Takes a record out of its list at once, and puts it back when the server did not delete it. */
export function useDelete<T extends { id: string }>(
  remove: (id: string) => Promise<void>,
  key: readonly string[],
) {
  const client = useQueryClient();
  const change = (update: (records: T[]) => T[]) =>
    client.setQueryData<T[]>(key, (records) => records && update(records));
  return useMutation({
    mutationFn: ({ id }: T) => unlessGone(remove(id)),
    onMutate: async ({ id }) => {
      // An answer on its way would bring it back for a moment.
      await client.cancelQueries({ queryKey: key });
      change((records) => records.filter((record) => record.id !== id));
    },
    onError: (_, deleted) => change((records) => [...records.filter(({ id }) => id !== deleted.id), deleted]),
    onSettled: useReload(key),
  });
}
