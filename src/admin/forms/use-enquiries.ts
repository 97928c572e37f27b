import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import { listEnquiryPage } from '../api.ts';
import { queryKeys } from '../queries.ts';

/** What fills the first screen is asked for by itself, so that thousands more do not hold it up. */
const FIRST_PAGE = 100;
/** Coming back to the screen within this time shows what it had. */
const FRESH_MS = 60_000;

const LIST = [...queryKeys.enquiries, 'list'];

interface EnquiryList {
  enquiries: Enquiry[];
  /** Where the list goes on, as long as not all have come. */
  next: string | undefined;
}

/** The first load shows each page as it comes, and goes on where a failure stopped it; a later one replaces all at once. */
async function load(client: QueryClient): Promise<EnquiryList> {
  const before = client.getQueryData<EnquiryList>(LIST);
  if (before && !before.next) return loadAll();
  if (!before) client.setQueryData<EnquiryList>(LIST, await listEnquiryPage(FIRST_PAGE));
  for (;;) {
    const { enquiries = [], next } = client.getQueryData<EnquiryList>(LIST) ?? {};
    if (!next) return { enquiries, next };
    const page = await listEnquiryPage(ENQUIRIES_PER_PAGE, next);
    // What was changed meanwhile stands in what is there now, not in what was there before.
    client.setQueryData<EnquiryList>(LIST, (now) => ({
      enquiries: [...(now?.enquiries ?? []), ...page.enquiries],
      next: page.next,
    }));
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

/** All enquiries, newest first, as far as they have come. */
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
    /** What other screens know of enquiries is out of date. */
    markOthersStale(): void {
      void client.invalidateQueries({
        queryKey: queryKeys.enquiries,
        predicate: ({ queryKey }) => queryKey[1] !== LIST[1],
      });
    },
    /** Nobody knows what has happened: everything is asked for again. */
    reload: () => void client.invalidateQueries({ queryKey: queryKeys.enquiries }),
  };
}
