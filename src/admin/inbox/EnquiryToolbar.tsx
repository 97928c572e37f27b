import { ENQUIRY_STATES } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyFilter } from '../ui/CompanyFilter.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { type EnquiryFilter, SPAM_NAME, STATE_NAMES, type StateChoice } from './enquiry-filter.ts';

interface EnquiryToolbarProps {
  filter: EnquiryFilter;
  onFilter(part: Partial<EnquiryFilter>): void;
  /** Whether all submissions are here: a file with only a part of them would pass for the whole. */
  complete: boolean;
  onExport: (() => void) | undefined;
}

const CHOICES: readonly [StateChoice, string][] = [
  ['inbox', 'Not archived'],
  ...ENQUIRY_STATES.map((state) => [state, STATE_NAMES[state]] as const),
  ['spam', SPAM_NAME],
  ['all', 'All'],
].map(([value, name]) => [value as StateChoice, name as string]);

export function EnquiryToolbar({ filter, onFilter, complete, onExport }: EnquiryToolbarProps) {
  return (
    <search className="toolbar">
      <SearchField
        label="Search submissions"
        placeholder="Search names, emails, messages, notes"
        value={filter.text}
        onChange={(text) => onFilter({ text })}
      />
      <CompanyFilter value={filter.company} onChange={(company) => onFilter({ company })} />
      <label className="filter">
        <span>State</span>
        <select
          value={filter.state}
          onChange={({ target }) =>
            onFilter({ state: CHOICES.find(([value]) => value === target.value)?.[0] ?? 'inbox' })
          }
        >
          {CHOICES.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button busy={!complete} busyLabel="Loading all…" disabled={!onExport} onClick={onExport}>
        Export CSV
      </Button>
    </search>
  );
}
