import type { Ref } from 'react';
import type { Enquiry } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useStableActions } from '../ui/use-stable-actions.ts';
import { type EnquiryActions, EnquiryTable } from './EnquiryTable.tsx';
import { Pager, ROWS_PER_PAGE } from './Pager.tsx';
import { RecentMessages } from './RecentMessages.tsx';

interface EnquiryListProps {
  ref: Ref<HTMLDivElement>;
  /** Those that fit the filter. */
  enquiries: readonly Enquiry[];
  /** Whether there are any at all. */
  any: boolean;
  loadingMore: boolean;
  page: number;
  onPage(page: number): void;
  openId: string | undefined;
  deletingId: string | undefined;
  onOpen(enquiry: Enquiry): void;
  onDelete(enquiry: Enquiry): void;
  onShowAll(): void;
}

export function EnquiryList({ ref, enquiries, any, loadingMore, ...list }: EnquiryListProps) {
  const actions = useStableActions<keyof EnquiryActions, Enquiry>({
    open: list.onOpen,
    delete: list.onDelete,
  });
  const lastPage = Math.max(0, Math.ceil(enquiries.length / ROWS_PER_PAGE) - 1);
  const page = Math.min(list.page, lastPage);
  if (enquiries.length === 0 && loadingMore) return <Loading>Loading submissions…</Loading>;
  if (enquiries.length === 0) {
    return (
      <div className="placeholder stack" ref={ref}>
        <p>{any ? 'No submission fits this filter.' : 'No submissions yet.'}</p>
        {any && <Button onClick={list.onShowAll}>Show all submissions</Button>}
      </div>
    );
  }
  return (
    <div className="inbox-list" ref={ref}>
      <RecentMessages enquiries={enquiries} onOpen={list.onOpen} />
      <EnquiryTable
        enquiries={enquiries.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE)}
        openId={list.openId}
        deletingId={list.deletingId}
        actions={actions}
      />
      <Pager page={page} total={enquiries.length} onPage={list.onPage} />
    </div>
  );
}
