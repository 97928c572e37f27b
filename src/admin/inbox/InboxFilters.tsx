import { useState } from 'react';
import { INBOX_TEXTS } from '#texts/inbox';
import { Icon } from '../../components/ui/Icon.tsx';
import { filter as filters } from '../../components/ui/icons.ts';
import { enquiryOfficeFields } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyFilter } from '../ui/CompanyFilter.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { useSearchKey } from '../ui/use-search-key.ts';
import { type EnquiryFilter, STATE_CHOICES } from './enquiry-filter.ts';

interface InboxFiltersProps {
  filter: EnquiryFilter;
  /** There is little room to say what is searched, and whose. */
  isShort: boolean;
  onFilter(part: Partial<EnquiryFilter>): void;
}

/** What is looked for. On a phone the search alone, until the rest is asked for. */
export function InboxFilters({ filter, isShort, onFilter }: InboxFiltersProps) {
  const [filtersOpen, setFiltersOpen] = useState(false);
  /** On a phone; not while they hide something. */
  const areFolded = !filtersOpen && filter.company === 'all' && filter.state === 'inbox';
  useSearchKey();
  return (
    <search className="cluster" data-folded={areFolded || undefined}>
      <SearchField
        label={INBOX_TEXTS.search}
        placeholder={isShort ? INBOX_TEXTS.searchedInShort : INBOX_TEXTS.searchedIn}
        value={filter.text}
        onChange={(text) => onFilter({ text })}
      />
      <Button
        aria-label={INBOX_TEXTS.filters}
        aria-expanded={!areFolded}
        onClick={() => setFiltersOpen(areFolded)}
      >
        <Icon path={filters} />
      </Button>
      <CompanyFilter value={filter.company} isShort={isShort} onChange={(company) => onFilter({ company })} />
      <SelectFilter
        label={enquiryOfficeFields.state.label}
        value={filter.state}
        choices={STATE_CHOICES}
        onChange={(state) => onFilter({ state })}
      />
    </search>
  );
}
