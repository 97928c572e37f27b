import { INBOX_TEXTS } from '#texts/inbox';
import { enquiryOfficeFields } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyFilter } from '../ui/CompanyFilter.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { type EnquiryFilter, STATE_CHOICES } from './enquiry-filter.ts';

interface EnquiryToolbarProps {
  filter: EnquiryFilter;
  onFilter(part: Partial<EnquiryFilter>): void;
  /** Whether all submissions are here: a file with only a part of them would pass for the whole. */
  isComplete: boolean;
  onExport: (() => void) | undefined;
}

export function EnquiryToolbar({ filter, onFilter, isComplete, onExport }: EnquiryToolbarProps) {
  return (
    <search className="cluster">
      <SearchField
        label={INBOX_TEXTS.search}
        placeholder={INBOX_TEXTS.searchedIn}
        value={filter.text}
        onChange={(text) => onFilter({ text })}
      />
      <CompanyFilter value={filter.company} onChange={(company) => onFilter({ company })} />
      <SelectFilter
        label={enquiryOfficeFields.state.label}
        value={filter.state}
        choices={STATE_CHOICES}
        onChange={(state) => onFilter({ state })}
      />
      <Button busy={!isComplete} busyLabel={INBOX_TEXTS.loadingAll} disabled={!onExport} onClick={onExport}>
        {INBOX_TEXTS.exportCsv}
      </Button>
    </search>
  );
}
