import { useMemo } from 'react';
import { Link } from 'react-router';
import { INBOX_TEXTS } from '#texts/inbox';
import { SETTINGS_TEXTS } from '#texts/settings';
import { waitingFirst } from '../../domain/answer-time.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { templates } from '../../domain/template.ts';
import { adminPaths, recordsPath } from '../../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ofCompany } from '../ui/CompanyFilter.tsx';
import { MutationFailure, QueryState } from '../ui/Failure.tsx';
import { formatCount } from '../ui/format.ts';
import { useNarrow } from '../ui/narrow.ts';
import { Screen } from '../ui/Screen.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import { EnquiryPane } from './EnquiryPane.tsx';
import { ExportCsv } from './ExportCsv.tsx';
import { type EnquiryFilter, filterEnquiries, isSamePerson, NO_FILTER } from './enquiry-filter.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { RecentMessages } from './RecentMessages.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useAnswering } from './use-answering.ts';
import { useHours } from './use-hours.ts';
import { NONE, useInbox } from './use-inbox.ts';
import { WaitingFirst } from './WaitingFirst.tsx';

export function InboxScreen() {
  const inbox = useInbox();
  const { query, enquiries, filter, filterBy, wanted, filtered, shown, arrived, showArrived } = inbox;
  const { selected, select, opened, isGone, selection, removal, mark, markMany } = inbox;
  const hours = useHours();
  const answering = useAnswering();
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
          <InboxFilters filter={filter} isShort={isNarrow || opened !== undefined} onFilter={filterBy} />
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
                <ExportCsv of={query} company={filter.company} filtered={filtered} />
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
            answering={answering}
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
