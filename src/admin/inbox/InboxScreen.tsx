import { useDeferredValue, useMemo, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { COMPANIES } from '../../domain/company.ts';
import type { Enquiry, EnquiryState } from '../../domain/enquiry.ts';
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import { DeletedNotice } from '../history/DeletedNotice.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Screen } from '../ui/Screen.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { saveFile } from '../ui/save-file.ts';
import { enquiriesCsv } from './csv.ts';
import { EnquiryList } from './EnquiryList.tsx';
import { EnquiryPane } from './EnquiryPane.tsx';
import { EnquiryToolbar } from './EnquiryToolbar.tsx';
import { type EnquiryFilter, filterEnquiries, NO_FILTER } from './enquiry-filter.ts';
import { csvDate, formatSubmissions } from './format.ts';
import { SpamNote } from './SpamNote.tsx';
import { useDeleteEnquiry, useMarkEnquiry } from './use-change-enquiry.ts';
import { useEnquiryList } from './use-enquiries.ts';
import { useOpened } from './use-opened.ts';
import { useSelection } from './use-selection.ts';

const NONE: readonly Enquiry[] = [];

export function InboxScreen() {
  const { enquiries, complete, isPending, isFetching, error, reload } = useEnquiryList();
  const change = useMarkEnquiry();
  const remove = useDeleteEnquiry();
  const [filter, setFilter] = useState<EnquiryFilter>(NO_FILTER);
  const [openId, setOpenId] = useState<string>();
  // The list may come a moment after the key: typing goes first.
  const wanted = useDeferredValue(filter);
  const shown = useMemo(
    () => filterEnquiries(enquiries ?? NONE, wanted, openId),
    [enquiries, wanted, openId],
  );
  const { opened, gone } = useOpened(enquiries, openId);

  const setState = (enquiry: Enquiry, state: EnquiryState) => change.mutate({ enquiry, change: { state } });
  const selection = useSelection(opened?.id, (enquiry) => {
    setOpenId(enquiry?.id);
    if (enquiry?.state === 'new') setState(enquiry, 'read');
  });
  const place = opened ? shown.indexOf(opened) : -1;

  const filterBy = (part: Partial<EnquiryFilter>) => {
    setFilter((now) => ({ ...now, ...part }));
    selection.setPage(0);
  };

  const confirmDelete = (enquiry: Enquiry) => {
    if (
      !window.confirm(
        `Delete the submission of ${enquiry.name}? It can be brought back for ${DELETED_KEPT_DAYS} days, under History.`,
      )
    )
      return;
    const at = shown.indexOf(enquiry);
    const neighbour = shown[at + 1] ?? shown[at - 1];
    remove.mutate(enquiry, {
      onSuccess: () => {
        setOpenId((id) => (id === enquiry.id ? undefined : id));
        selection.focusRow({ id: neighbour?.id });
      },
    });
  };

  const exportShown = () => {
    const company = filter.company === 'all' ? 'all' : COMPANIES[filter.company].slug;
    const day = csvDate(new Date().toISOString()).slice(0, 10);
    const csv = enquiriesCsv(filterEnquiries(enquiries ?? NONE, filter, openId));
    saveFile(`submissions-${company}-${day}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };

  const failures = (
    <>
      {remove.isError && (
        <Failure
          what={ADMIN_TEXTS.enquiryDeleteFailed}
          error={remove.error}
          onRetry={() => remove.mutate(remove.variables)}
        />
      )}
      {change.isError && (
        <Failure
          what={ADMIN_TEXTS.enquirySaveFailed}
          error={change.error}
          onRetry={() => change.mutate(change.variables)}
        />
      )}
    </>
  );

  return (
    <Screen title="Forms" note={enquiries && formatSubmissions(shown.length, complete)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are shortcuts for what its buttons do */}
      <div
        className="inbox"
        data-open={opened ? '' : undefined}
        onKeyDown={(event) => selection.onKeyDown(event, shown)}
      >
        {enquiries && (
          <EnquiryToolbar
            filter={filter}
            onFilter={filterBy}
            complete={complete || error !== null}
            onExport={complete && shown.length > 0 ? exportShown : undefined}
          />
        )}
        {enquiries && (
          <SpamNote enquiries={enquiries} filter={filter} onShow={() => filterBy({ state: 'spam' })} />
        )}
        <StatusRegion>
          {remove.isSuccess && (
            <DeletedNotice
              address={{ kind: 'enquiry', id: remove.variables.id }}
              what={`the submission of ${remove.variables.name}`}
            />
          )}
        </StatusRegion>
        {!opened && failures}
        {isPending && <Loading>Loading submissions…</Loading>}
        {error && (
          <Failure what={ADMIN_TEXTS.enquiriesLoadFailed} error={error} busy={isFetching} onRetry={reload} />
        )}
        {enquiries && (
          <EnquiryList
            ref={selection.list}
            enquiries={shown}
            any={enquiries.length > 0}
            loadingMore={!complete && error === null}
            page={selection.page}
            onPage={selection.setPage}
            openId={opened?.id}
            deletingId={remove.isPending ? remove.variables.id : undefined}
            onOpen={selection.open}
            onDelete={confirmDelete}
            onShowAll={() => filterBy({ company: 'all', state: 'all', text: '' })}
          />
        )}
        {opened && (
          <EnquiryPane
            enquiry={opened}
            gone={gone}
            takeFocus={selection.takeFocus}
            deleting={remove.isPending && remove.variables.id === opened.id}
            failures={failures}
            onState={(state) => setState(opened, state)}
            onSpam={(spam) => change.mutate({ enquiry: opened, change: { spam } })}
            onDelete={() => confirmDelete(opened)}
            onClose={selection.close}
            onNewer={place > 0 ? () => selection.goTo(shown, place - 1, false) : undefined}
            onOlder={
              place >= 0 && place < shown.length - 1
                ? () => selection.goTo(shown, place + 1, false)
                : undefined
            }
          />
        )}
      </div>
    </Screen>
  );
}
