import { INBOX_TEXTS } from '#texts/inbox';
import { COMPANIES } from '../../domain/company.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { useCourses } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { formatIso } from '../ui/format.ts';
import { saveFile } from '../ui/save-file.ts';
import { enquiriesCsv } from './csv.ts';
import type { useEnquiries } from './enquiries.ts';
import type { EnquiryFilter } from './enquiry-filter.ts';

interface ExportCsvProps {
  of: ReturnType<typeof useEnquiries>;
  company: EnquiryFilter['company'];
  /** What the file holds. */
  filtered(): readonly Enquiry[];
}

/** Saves what is shown as a file. With only a part of it, it would pass for the whole. */
export function ExportCsv({ of: { isComplete, isError }, company, filtered }: ExportCsvProps) {
  const courses = useCourses().data;
  const save = () => {
    const brand = company === 'all' ? company : COMPANIES[company].slug;
    const day = formatIso(new Date()).slice(0, 10);
    const csv = enquiriesCsv(filtered(), courses);
    saveFile(`submissions-${brand}-${day}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button
      busy={!isComplete && !isError}
      busyLabel={INBOX_TEXTS.loadingAll}
      disabled={!isComplete}
      onClick={save}
    >
      {INBOX_TEXTS.exportCsv}
    </Button>
  );
}
