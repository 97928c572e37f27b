import { infiniteQueryOptions, type QueryClient, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Enquiry, EnquiryChange } from '../../domain/enquiry.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import { deleteEnquiry, getEnquiry, listEnquiryPage, updateEnquiry } from '../api/calls.ts';
import { isFailure } from '../api/failure.ts';
import { queryKeys, unlessGone } from '../app/queries.ts';

type EnquiryPage = Awaited<ReturnType<typeof listEnquiryPage>>;

/** What fills the first screen is asked for by itself, so that thousands more do not hold it up. */
const FIRST_PAGE = 25;

export const enquiriesQuery = infiniteQueryOptions({
  queryKey: queryKeys.enquiries,
  queryFn: ({ pageParam }) => listEnquiryPage(pageParam ? ENQUIRIES_PER_PAGE : FIRST_PAGE, pageParam),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ enquiries }) => enquiries),
  staleTime: 60_000,
  // Comparing thousands of records to find what stayed the same takes longer than drawing a page of them.
  structuralSharing: false,
});

/** All enquiries, newest first, page by page as they come. */
export function useEnquiries() {
  const query = useInfiniteQuery(enquiriesQuery);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { ...query, isComplete: data !== undefined && !hasNextPage };
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
  const changedPage = (page: EnquiryPage) => ({ ...page, enquiries: page.enquiries.flatMap(changed) });
  client.setQueryData(queryKey, (list) => list && { ...list, pages: list.pages.map(changedPage) });
}

type Mark = Pick<EnquiryChange, 'state' | 'spam'>;

/** What still holds `from` gets `to`; what is otherwise by now belongs to another change on its way. */
export const replaceIfUnchanged = (now: Enquiry, from: Mark, to: Mark): Enquiry => ({
  ...now,
  state: now.state === from.state ? (to.state ?? now.state) : now.state,
  spam: now.spam === from.spam ? (to.spam ?? now.spam) : now.spam,
});

interface MarkEnquiry {
  /** As it was before. */
  enquiry: Enquiry;
  mark: Mark;
}

/** Saves the state or the mark of spam. The list shows it at once, and takes it back when that fails. */
export const useMarkEnquiry = () =>
  useMutation({
    mutationFn: ({ enquiry, mark }: MarkEnquiry) => updateEnquiry(enquiry.id, mark),
    onMutate: ({ enquiry, mark }, { client }) =>
      patchEnquiry(client, enquiry.id, (now) => ({ ...now, ...mark })),
    // A list that was asked for before the server had it may have brought back the old state.
    onSuccess: (_, { enquiry, mark }, __, { client }) =>
      patchEnquiry(client, enquiry.id, (now) => replaceIfUnchanged(now, enquiry, mark)),
    onError: (_, { enquiry, mark }, __, { client }) =>
      patchEnquiry(client, enquiry.id, (now) => replaceIfUnchanged(now, mark, enquiry)),
  });

export const useDeleteEnquiry = () =>
  useMutation({
    mutationFn: ({ id }: Enquiry) => unlessGone(deleteEnquiry(id)),
    onSuccess: (_, { id }, __, { client }) => patchEnquiry(client, id, () => null),
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
    const { value, etag } = await getEnquiry(id);
    // An earlier try whose answer was lost may have saved them.
    if (value.notes === notes || value.notes !== base) return value;
    try {
      return await updateEnquiry(id, { notes }, etag);
    } catch (error) {
      // A change came between reading and writing. If it was only one of the state, the notes are written on top.
      if (!isFailure(error, 412)) throw error;
    }
  }
}
