import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { INBOX_TEXTS } from '#texts/inbox';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Icon } from '../../components/ui/Icon.tsx';
import { filter as filters } from '../../components/ui/icons.ts';
import { waitingFirst } from '../../domain/answer-time.ts';
import { type Enquiry, enquiryOfficeFields } from '../../domain/enquiry.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { templates } from '../../domain/template.ts';
import { adminPaths, recordsPath } from '../../paths.ts';
import { useCourses } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyFilter, ofCompany } from '../ui/CompanyFilter.tsx';
import { MutationFailure, QueryState } from '../ui/Failure.tsx';
import { formatCount } from '../ui/format.ts';
import { useNarrow } from '../ui/narrow.ts';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { hasUnsavedWork } from '../ui/unsaved.ts';
import { useAddressView } from '../ui/use-address-view.ts';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useParamOnce } from '../ui/use-param-once.ts';
import { useSearchKey } from '../ui/use-search-key.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { EnquiryPane } from './EnquiryPane.tsx';
import { ExportCsv } from './ExportCsv.tsx';
import { useArrivals, useEnquiries, useMarkEnquiries, useMarkEnquiry } from './enquiries.ts';
import {
  type EnquiryFilter,
  filterEnquiries,
  formatFilter,
  isSamePerson,
  NO_FILTER,
  parseFilter,
  STATE_CHOICES,
} from './enquiry-filter.ts';
import { RecentMessages } from './RecentMessages.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useHours } from './use-hours.ts';
import { useRemoval } from './use-removal.tsx';
import { useSelection } from './use-selection.ts';
import { WaitingFirst } from './WaitingFirst.tsx';

const NONE: readonly Enquiry[] = [];

export function InboxScreen() {
  const query = useEnquiries();
  const mark = useMarkEnquiry();
  const markMany = useMarkEnquiries(() => setTicked(new Set()));
  const [filter, setFilter] = useAddressView(parseFilter, formatFilter);
  const [filtersOpen, setFiltersOpen] = useState(false);
  /** On a phone; not while they hide something. */
  const areFolded = !filtersOpen && filter.company === 'all' && filter.state === 'inbox';
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
  useSearchKey();

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

  const hours = useHours();
  const waiting = useMemo(
    () => waitingFirst(ofCompany(enquiries, wanted.company), dayInNepal(new Date()), hours),
    [enquiries, wanted.company, hours],
  );
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const next = waiting.find(({ id }) => id !== opened?.id);
  const others = useMemo(
    () =>
      opened && !opened.damaged
        ? enquiries.filter((other) => other.id !== opened.id && isSamePerson(other, opened))
        : NONE,
    [enquiries, opened],
  );
  const isOldestFirst = wanted.state === 'unanswered';
  const leads = filter.state === 'inbox' && filter.text === '' && query.isComplete;

  const spamOfCompany: EnquiryFilter = { ...NO_FILTER, company: filter.company, state: 'spam' };
  const hidden = ['all', 'spam'].includes(filter.state)
    ? 0
    : filterEnquiries(enquiries, spamOfCompany).length;
  const count = `${formatCount(shown.length)}${query.isComplete ? '' : '+'}`;
  /** Without room beside what waits it would stand before the list, which begins with the same. */
  const isNarrow = useNarrow();
  const recent = shown.length > 0 && <RecentMessages enquiries={shown} onOpen={selection.open} />;
  const failures = (
    <>
      <MutationFailure what={INBOX_TEXTS.deleteFailed} of={removal.one} />
      <MutationFailure what={INBOX_TEXTS.deleteFailed} of={removal.many} />
      <MutationFailure what={INBOX_TEXTS.saveFailed} of={mark} />
      <MutationFailure what={INBOX_TEXTS.saveFailed} of={markMany} />
    </>
  );

  return (
    <Screen
      title={INBOX_TEXTS.title}
      note={
        query.data && (
          <>
            {INBOX_TEXTS.count(count)}{' '}
            <span className="arrived" role="status">
              {arrived.length > 0 && (
                <Button
                  variant="bare"
                  hiddenLabel={INBOX_TEXTS.arrivedOf(arrived.length)}
                  onClick={() => void showArrived()}
                >
                  {INBOX_TEXTS.arrived(arrived.length)}
                </Button>
              )}
            </span>
          </>
        )
      }
      actions={
        <>
          <Link to={recordsPath(templates.name)}>{SETTINGS_TEXTS.templates}</Link>
          <Link to={adminPaths.settings}>{INBOX_TEXTS.settings}</Link>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are shortcuts for what its buttons do */}
      <div className="stack inbox" data-open={opened && ''} onKeyDown={selection.onKeyDown}>
        {query.data && (
          <search className="cluster" data-folded={areFolded || undefined}>
            <SearchField
              label={INBOX_TEXTS.search}
              placeholder={isNarrow || opened ? INBOX_TEXTS.searchedInShort : INBOX_TEXTS.searchedIn}
              value={filter.text}
              onChange={(text) => filterBy({ text })}
            />
            <Button
              aria-label={INBOX_TEXTS.filters}
              aria-expanded={!areFolded}
              onClick={() => setFiltersOpen(areFolded)}
            >
              <Icon path={filters} />
            </Button>
            <CompanyFilter value={filter.company} onChange={(company) => filterBy({ company })} />
            <SelectFilter
              label={enquiryOfficeFields.state.label}
              value={filter.state}
              choices={STATE_CHOICES}
              onChange={(state) => filterBy({ state })}
            />
          </search>
        )}
        {!opened && failures}
        <QueryState of={query} loading={INBOX_TEXTS.loading} failed={INBOX_TEXTS.loadFailed} />
        <div className="inbox-lead">
          {leads && <WaitingFirst waiting={waiting} onShow={() => filterBy({ state: 'unanswered' })} />}
          {!isNarrow && recent}
        </div>
        {hidden > 0 && (
          <div className="cluster spam-hidden">
            <p className="muted">{INBOX_TEXTS.spamNotListed(hidden)}</p>
            <Button variant="bare" onClick={() => filterBy({ state: 'spam' })}>
              {INBOX_TEXTS.showSpam}
            </Button>
          </div>
        )}
        {query.data && (
          <EnquiryList
            ref={selection.list}
            bar={
              <SelectionBar
                shown={shown}
                selected={selected}
                onSelect={select}
                isDeleting={removal.many.isPending}
                onDelete={() => removal.askMany([...selected])}
                isMarking={markMany.isPending}
                onMark={(state) => {
                  mark.reset();
                  markMany.mutate({ ids: [...selected], state });
                }}
              >
                <ExportCsv
                  of={query}
                  company={filter.company}
                  filtered={() => filterEnquiries(enquiries, filter, chosen?.id, courses)}
                />
              </SelectionBar>
            }
            selected={selected}
            onSelect={select}
            waiting={waitingIds}
            enquiries={shown}
            isFiltered={enquiries.length > 0}
            isLoadingMore={!query.isComplete && !query.isError}
            page={selection.page}
            onPage={selection.setPage}
            openId={opened?.id}
            deletingId={removal.one.isPending ? removal.one.variables.id : undefined}
            onOpen={selection.open}
            onDelete={removal.ask}
            onShowAll={() => filterBy({ ...NO_FILTER, state: 'all' })}
          />
        )}
        {isNarrow && recent}
        {opened && (
          <EnquiryPane
            enquiry={opened}
            isGone={isGone}
            takeFocus={selection.takeFocus}
            isDeleting={removal.one.isPending && removal.one.variables.id === opened.id}
            failures={failures}
            onMark={(change) => mark.mutate({ id: opened.id, ...change })}
            onDelete={() => removal.ask(opened)}
            onClose={selection.close}
            onNewer={isOldestFirst ? selection.below : selection.above}
            onOlder={isOldestFirst ? selection.above : selection.below}
            others={others}
            next={next}
            onNext={() => next && selection.open(next)}
            onOpen={selection.open}
          />
        )}
      </div>
    </Screen>
  );
}
