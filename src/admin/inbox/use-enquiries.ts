import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import { listEnquiryPage } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';

/** What fills the first screen is asked for by itself, so that thousands more do not hold it up. */
const FIRST_PAGE = 25;
/** Coming back to a screen within this time shows what it had. */
const FRESH_MS = 60_000;

const LIST = queryKeys.enquiries;

interface EnquiryList {
  enquiries: Enquiry[];
  /** Where the list goes on, as long as not all have come. */
  next: string | undefined;
}

/** The load that fills the list now: an earlier one that still runs ends, and what it asked for is not added twice. */
const newest = new WeakMap<QueryClient, symbol>();

/** The first load shows each page as it comes, and goes on where a failure stopped it; a later one replaces all at once. */
export async function load(client: QueryClient): Promise<EnquiryList> {
  const mine = Symbol('load');
  newest.set(client, mine);
  const before = client.getQueryData<EnquiryList>(LIST);
  if (before && !before.next) return loadAll();
  if (!before) client.setQueryData<EnquiryList>(LIST, await listEnquiryPage(FIRST_PAGE));
  for (;;) {
    const { enquiries = [], next } = client.getQueryData<EnquiryList>(LIST) ?? {};
    if (!next || newest.get(client) !== mine) return { enquiries, next };
    const page = await listEnquiryPage(ENQUIRIES_PER_PAGE, next);
    // What was changed meanwhile stands in what is there now, not in what was there before.
    client.setQueryData<EnquiryList>(LIST, (now) =>
      now?.next === next ? { enquiries: [...now.enquiries, ...page.enquiries], next: page.next } : now,
    );
  }
}

async function loadAll(): Promise<EnquiryList> {
  const enquiries: Enquiry[] = [];
  let next: string | undefined;
  do {
    const page = await listEnquiryPage(ENQUIRIES_PER_PAGE, next);
    enquiries.push(...page.enquiries);
    next = page.next;
  } while (next);
  return { enquiries, next: undefined };
}

/** All enquiries, newest first, as far as they have come: one list for the dashboard and the forms screen. */
export function useEnquiryList() {
  const query = useQuery({
    queryKey: LIST,
    queryFn: ({ client }) => load(client),
    staleTime: FRESH_MS,
    // Comparing thousands of records to find what stayed the same takes longer than drawing a page of them.
    structuralSharing: false,
  });
  return {
    enquiries: query.data?.enquiries,
    complete: query.data !== undefined && !query.data.next,
    isPending: query.isPending,
    isFetching: query.isFetching,
    isError: query.isError,
    error: query.error,
    reload: () => void query.refetch(),
  };
}

/** Changes the list as it is shown, without asking for it again. */
export function useEnquiryCache() {
  const client = useQueryClient();
  return {
    /** @param change answers the enquiry as it is to be, or null to take it out */
    async patch(id: string, change: (enquiry: Enquiry) => Enquiry | null): Promise<void> {
      // A list that was asked for before the change would bring back the old state.
      const complete = !client.getQueryData<EnquiryList>(LIST)?.next;
      if (complete && client.isFetching({ queryKey: LIST }) > 0)
        await client.cancelQueries({ queryKey: LIST });
      client.setQueryData<EnquiryList>(LIST, (list) => {
        if (!list) return list;
        const enquiries = list.enquiries.flatMap((each) => (each.id === id ? (change(each) ?? []) : [each]));
        return { ...list, enquiries };
      });
    },
  };
}
