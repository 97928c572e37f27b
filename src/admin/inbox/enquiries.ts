import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { waitingFirst } from '../../domain/answer-time.ts';
import type { Enquiry, EnquiryChange, EnquiryState } from '../../domain/enquiry.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import {
  changeEnquiries,
  deleteRecord,
  getRecord,
  listPage,
  setEnquiryStates,
  updateRecord,
} from '../api/calls.ts';
import { enquiries } from '../api/collections.ts';
import { isFailure } from '../api/failure.ts';
import { queryKeys, unlessGone } from '../app/queries.ts';
import { useSession } from '../app/session/SessionProvider.tsx';
import { rememberedWaiting, rememberWaiting } from './remembered-waiting.ts';

/** What fills the first screen is asked for by itself, so that thousands more do not hold it up. */
const FIRST_PAGE = 25;

export const enquiriesQuery = infiniteQueryOptions({
  queryKey: queryKeys.enquiries,
  async queryFn({ pageParam, client }) {
    const page = await listPage(enquiries, pageParam ? ENQUIRIES_PER_PAGE : FIRST_PAGE, pageParam);
    if (!pageParam)
      client.setQueryData<Arrivals>(queryKeys.arrivals, { after: page.items[0]?.id, items: [] });
    return page;
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  staleTime: 60_000,
  // Comparing thousands of records to find what stayed the same takes longer than drawing a page of them.
  structuralSharing: false,
});

/** How long a list stands before it is asked what has come since. */
const ASKED_AFTER_MS = 2 * 60_000;

interface Arrivals {
  /** The newest that the list has; the ids of later ones are smaller. */
  after: string | undefined;
  items: readonly Enquiry[];
}

const arrivalsQuery = queryOptions({
  queryKey: queryKeys.arrivals,
  async queryFn({ client }): Promise<Arrivals> {
    const { items } = await listPage(enquiries, FIRST_PAGE, undefined, { byItself: true });
    const after = client.getQueryData<Arrivals>(queryKeys.arrivals)?.after;
    return { after, items: items.filter(({ id }) => after === undefined || id < after) };
  },
  staleTime: 'static',
});

/**
 * What has come since the list was asked for. It is told of, and not put into the list: a row is not to move while somebody
 * reaches for it. Who looks at another page, or whose session has ended, asks for nothing.
 */
export function useArrivals(): readonly Enquiry[] {
  const { session } = useSession();
  const isLive = session.phase === 'in' && !session.ended;
  const { data } = useQuery({
    ...arrivalsQuery,
    // The list itself tells of the first page; only the interval asks again.
    enabled: ({ state }) => isLive && state.data !== undefined,
    refetchInterval: ASKED_AFTER_MS,
  });
  return data?.items ?? [];
}

/**
 * How many wait for an answer, as far as is known by now: it asks for nothing itself. The tab remembers it until the list
 * has come again.
 */
export function useWaitingCount(): number {
  const { data, hasNextPage } = useInfiniteQuery({ ...enquiriesQuery, enabled: false });
  const { data: arrived } = useQuery({ ...arrivalsQuery, enabled: false });
  const count = useMemo(() => {
    if (!data || hasNextPage) return undefined;
    return waitingFirst([...data, ...(arrived?.items ?? [])], dayInNepal(new Date()), {}).length;
  }, [data, hasNextPage, arrived]);
  useEffect(() => {
    if (count !== undefined) rememberWaiting(count);
  }, [count]);
  return count ?? rememberedWaiting();
}

/** What is changed without a form. */
export type Mark = Pick<EnquiryChange, 'state' | 'spam' | 'remind_on'>;
type MarkOf = Mark & { id: string };

const MARKS = ['enquiries', 'marks'];

/** Saves states and marks of spam, one after the other. */
export const useMarkEnquiry = () =>
  useMutation({
    mutationKey: MARKS,
    scope: { id: MARKS.join('/') },
    mutationFn: ({ id, ...mark }: MarkOf) => updateRecord(enquiries, id, mark),
    onSuccess: (saved, _sent, _before, { client }) => patchEnquiry(client, saved.id, () => saved),
  });

/** The list as it will be when what is on its way is saved. */
export function withMarks(list: readonly Enquiry[], marks: readonly MarkOf[]): readonly Enquiry[] {
  const marked = new Set(marks.map(({ id }) => id));
  return list.map((enquiry) =>
    marked.has(enquiry.id)
      ? Object.assign({ ...enquiry }, ...marks.filter(({ id }) => id === enquiry.id))
      : enquiry,
  );
}

/** All enquiries, newest first, page by page as they come, with the marks that are being saved. */
export function useEnquiries() {
  const query = useInfiniteQuery(enquiriesQuery);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const marks = useMutationState({
    filters: { mutationKey: MARKS, status: 'pending' },
    select: ({ state }) => state.variables as MarkOf,
  });
  const data = useMemo(() => query.data && withMarks(query.data, marks), [query.data, marks]);
  return { ...query, data, isComplete: data !== undefined && !hasNextPage };
}

/**
 * Changes an enquiry of the list as it is shown, without asking for it again.
 * @param change answers the enquiry as it is to be, or null to take it out
 */
export async function patchEnquiry(
  client: QueryClient,
  id: string,
  change: (enquiry: Enquiry) => Enquiry | null,
): Promise<void> {
  const { queryKey } = enquiriesQuery;
  // A page on its way would bring back the old state; it is asked for again.
  await client.cancelQueries({ queryKey });
  const changed = (each: Enquiry) => (each.id === id ? (change(each) ?? []) : each);
  client.setQueryData(
    queryKey,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.flatMap(changed) })) },
  );
}

export const useDeleteEnquiry = (onDeleted: (enquiry: Enquiry) => void) =>
  useMutation({
    mutationFn: ({ id }: Enquiry) => unlessGone(deleteRecord(enquiries, id)),
    async onSuccess(_, enquiry, __, { client }) {
      await patchEnquiry(client, enquiry.id, () => null);
      onDeleted(enquiry);
    },
  });

/** Gives many a state at once. */
export const useMarkEnquiries = (onMarked: () => void) =>
  useMutation({
    mutationFn: ({ ids, state }: { ids: readonly string[]; state: EnquiryState }) =>
      setEnquiryStates(ids, state),
    onSuccess: onMarked,
    // Also when it stopped half-way.
    onSettled: (_result, _error, _sent, _before, { client }) =>
      client.invalidateQueries({ queryKey: enquiriesQuery.queryKey }),
  });

/** Takes many out of the list at once. */
export const useDeleteEnquiries = (onDeleted: (ids: readonly string[]) => void) =>
  useMutation({
    mutationFn: (ids: readonly string[]) => changeEnquiries('delete', ids),
    onSuccess: (_, ids) => onDeleted(ids),
    // Also when it stopped half-way.
    onSettled: (_result, _error, _sent, _before, { client }) =>
      client.invalidateQueries({ queryKey: enquiriesQuery.queryKey }),
  });

interface Notes {
  id: string;
  notes: string;
  /** The notes that the person who typed has seen. */
  base: string;
}

/**
 * Saves notes over those that were seen, and over no others.
 * @returns what is stored: the notes of somebody else, if they were quicker
 */
export async function saveNotes({ id, notes, base }: Notes): Promise<Enquiry> {
  for (;;) {
    const { value, etag } = await getRecord(enquiries, id);
    // An earlier try whose answer was lost may have saved them.
    if (value.notes === notes || value.notes !== base) return value;
    try {
      return await updateRecord(enquiries, id, { notes }, etag);
    } catch (error) {
      // A change came between reading and writing. If it was only one of the state, the notes are written on top.
      if (!isFailure(error, 412)) throw error;
    }
  }
}
