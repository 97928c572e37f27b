import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Enquiry } from '../../domain/enquiry.ts';
import { useCourses } from '../app/queries.ts';
import { hasUnsavedWork } from '../ui/unsaved.ts';
import { useAddressView } from '../ui/use-address-view.ts';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useParamOnce } from '../ui/use-param-once.ts';
import { useArrivals, useEnquiries, useMarkEnquiries, useMarkEnquiry } from './enquiries.ts';
import { type EnquiryFilter, filterEnquiries, formatFilter, parseFilter } from './enquiry-filter.ts';
import { useRemoval } from './use-removal.tsx';
import { useSelection } from './use-selection.ts';

/** The same list each time, so that nothing is shown anew. */
export const NONE: readonly Enquiry[] = [];

/** The submissions that fit a filter: which are ticked, which is open, and what is done with them. */
export function useInbox() {
  const query = useEnquiries();
  const mark = useMarkEnquiry();
  const markMany = useMarkEnquiries(() => setTicked(new Set()));
  const [filter, setFilter] = useAddressView(parseFilter, formatFilter);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** The open message, as it was when it was opened. */
  const [chosen, setChosen] = useState<Enquiry>();
  const enquiries = query.data ?? NONE;
  // The list may come a moment after the key: typing goes first.
  const wanted = useDeferredValue(filter);
  const courses = useCourses().data;
  const shown = useMemo(
    () => filterEnquiries(enquiries, wanted, chosen?.id, courses),
    [enquiries, wanted, chosen, courses],
  );
  // What the filter has put out of sight is not deleted with the rest.
  const selected = new Set(shown.flatMap(({ id }) => (ticked.has(id) ? id : [])));
  const listed = enquiries.find(({ id }) => id === chosen?.id);
  // Deleted by somebody else: it stays while notes on it are unsaved.
  const isGone = !listed && chosen !== undefined && query.data !== undefined && hasUnsavedWork();
  const opened = isGone ? chosen : listed;

  const selection = useSelection(shown, opened?.id, (enquiry) => {
    setChosen(enquiry);
    if (enquiry?.state === 'new') mark.mutate({ id: enquiry.id, state: 'read' });
  });

  const removal = useRemoval(shown, {
    onOne(id, neighbour) {
      setChosen((now) => (now?.id === id ? undefined : now));
      selection.focusRow({ id: neighbour });
    },
    onMany(ids) {
      setTicked(new Set());
      setChosen((now) => (now && ids.includes(now.id) ? undefined : now));
      selection.focusRow({ id: undefined });
    },
  });

  useBackCloses(opened !== undefined, () => {
    setChosen(undefined);
    selection.focusRow({ id: opened?.id });
  });
  // A link names an enquiry that may be on its way still.
  const [asked, setAsked] = useState<string>();
  useParamOnce('open', setAsked);
  const openAsked = useEffectEvent((enquiry: Enquiry) => {
    setAsked(undefined);
    selection.open(enquiry);
  });
  useEffect(() => {
    const found = asked && enquiries.find(({ id }) => id === asked);
    if (found) openAsked(found);
  }, [asked, enquiries]);

  const arrived = filterEnquiries(useArrivals(), wanted, undefined, courses);
  const showArrived = async () => {
    await query.refetch();
    selection.setPage(0);
    selection.focusRow({ id: arrived[0]?.id });
  };

  const filterBy = (part: Partial<EnquiryFilter>) => {
    setFilter(part);
    selection.setPage(0);
  };

  const select = (ids: readonly string[], isSelected: boolean) =>
    setTicked((now) => new Set(isSelected ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));

  return {
    query,
    enquiries,
    filter,
    filterBy,
    /** As the list has it, a moment later. */
    wanted,
    /** At once, for a file. */
    filtered: () => filterEnquiries(enquiries, filter, chosen?.id, courses),
    shown,
    arrived,
    showArrived,
    selected,
    select,
    opened,
    isGone,
    selection,
    removal,
    mark,
    markMany,
  };
}
