import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { deleteRecord, listRecords } from '../api/calls.ts';
import { type Collection, carouselItems, courses } from '../api/collections.ts';
import { isFailure } from '../api/failure.ts';

export const queryKeys = {
  enquiries: ['enquiries'],
  arrivals: ['arrivals'],
  status: ['status'],
  policy: ['policy'],
  notices: ['notices'],
  audit: ['audit'],
  trash: ['trash'],
} as const;

/**
 * A failure is shown at once with a Retry button instead of being retried behind a spinner, and being
 * offline is such a failure: by default a query would wait for the network in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

export const recordsKey = ({ kind }: Pick<Collection<unknown>, 'kind'>) => ['records', kind] as const;

export const useRecords = <T>(collection: Collection<T>) =>
  useQuery({ queryKey: recordsKey(collection), queryFn: () => listRecords(collection) });
export const useCourses = () => useRecords(courses);
export const useCarousel = () => useRecords(carouselItems);

/** Reloads a list and the publishing state: after a failed change too, for a lost answer is no lost change. */
export function reload(key: readonly string[]): void {
  void queryClient.invalidateQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: queryKeys.status });
}

/** Gone already, by somebody else or by a try whose answer was lost: that is what was wanted. */
export const unlessGone = (deleted: Promise<void>): Promise<void> =>
  deleted.catch((error: unknown) => {
    if (!isFailure(error, 404)) throw error;
  });

/** Takes a record out of its list at once, and puts it back when the server did not delete it. */
export function useDelete<T extends { id: string }>(
  collection: Collection<T>,
  onDeleted: (record: T) => void,
) {
  const key = recordsKey(collection);
  const change = (update: (records: T[]) => T[]) =>
    queryClient.setQueryData<T[]>(key, (records) => records && update(records));
  return useMutation({
    mutationFn: ({ id }: T) => unlessGone(deleteRecord(collection, id)),
    onMutate: async ({ id }) => {
      // An answer on its way would bring it back for a moment.
      await queryClient.cancelQueries({ queryKey: key });
      change((records) => records.filter((record) => record.id !== id));
    },
    onSuccess: (_, deleted) => onDeleted(deleted),
    onError: (_, deleted) => change((records) => [...records.filter(({ id }) => id !== deleted.id), deleted]),
    onSettled: () => reload(key),
  });
}
