import type { ReactNode, Ref } from 'react';
import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Loading } from '../ui/Loading.tsx';
import { TableHead } from '../ui/TableHead.tsx';
import { EnquiryRow, type EnquiryRowProps } from './EnquiryRow.tsx';
import { Pager, ROWS_PER_PAGE } from './Pager.tsx';

const { name, ...others } = INBOX_TEXTS.columns;
const COLUMNS = { select: INBOX_TEXTS.select, name, due: INBOX_TEXTS.due, ...others };

interface EnquiryListProps extends Omit<EnquiryRowProps, 'enquiry'> {
  ref: Ref<HTMLDivElement>;
  /** What can be done with those that are selected. */
  bar: ReactNode;
  /** Those that fit the filter. */
  enquiries: readonly Enquiry[];
  /** Whether there are others, or may be. */
  isFiltered: boolean;
  isLoadingMore: boolean;
  page: number;
  onPage(page: number): void;
  onShowAll(): void;
}

export function EnquiryList({ ref, bar, enquiries, isFiltered, isLoadingMore, ...list }: EnquiryListProps) {
  if (enquiries.length === 0 && isLoadingMore) return <Loading lines={8}>{INBOX_TEXTS.loading}</Loading>;
  if (enquiries.length === 0) {
    return (
      <Empty
        ref={ref}
        action={
          isFiltered && (
            <Button variant="primary" onClick={list.onShowAll}>
              {INBOX_TEXTS.showAll}
            </Button>
          )
        }
      >
        {isFiltered ? INBOX_TEXTS.noneFits : INBOX_TEXTS.none}
      </Empty>
    );
  }
  const page = Math.min(list.page, Math.ceil(enquiries.length / ROWS_PER_PAGE) - 1);
  return (
    <div className="stack inbox-list" ref={ref}>
      <div className="list">
        {bar}
        <table className="panel table enquiries">
          <TableHead columns={COLUMNS} />
          <tbody>
            {enquiries.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE).map((enquiry) => (
              <EnquiryRow key={enquiry.id} enquiry={enquiry} {...list} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} total={enquiries.length} onPage={list.onPage} />
    </div>
  );
}
