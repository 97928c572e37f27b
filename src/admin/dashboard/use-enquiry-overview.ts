import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listEnquiryPage } from '../api.ts';
import { queryKeys } from '../queries.ts';

/** The newest come at once in a small page; the rest follows in the background, for the count and the chart. */
const FIRST_PAGE = 50;
const NEXT_PAGES = 1000;

export function useEnquiryOverview() {
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.enquiries, 'overview'],
    queryFn: ({ pageParam }) => listEnquiryPage(pageParam ? NEXT_PAGES : FIRST_PAGE, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  return {
    /** Newest first; as many as have come so far. */
    enquiries: query.data?.pages.flatMap((page) => page.enquiries),
    complete: query.data !== undefined && !hasNextPage,
    isError,
    error: query.error,
    isFetching,
    retry: () => void (query.data ? fetchNextPage() : query.refetch()),
  };
}
