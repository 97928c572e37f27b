import { ADMIN_TEXTS } from '#texts/admin';
import { COMPANIES, COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { SelectFilter } from './SelectFilter.tsx';

/** One company, or all of them. */
export type CompanyChoice = CompanyId | 'all';

interface CompanyFilterProps {
  value: CompanyChoice;
  /** Where there is little room. */
  isShort?: boolean;
  onChange(choice: CompanyChoice): void;
}

const namesBy = (key: 'name' | 'label') =>
  Object.fromEntries(COMPANY_IDS.map((id) => [COMPANIES[id].slug, COMPANIES[id][key]]));

export function CompanyFilter({ value, isShort = false, onChange }: CompanyFilterProps) {
  return (
    <SelectFilter
      label={ADMIN_TEXTS.company}
      value={value === 'all' ? value : COMPANIES[value].slug}
      choices={{ all: ADMIN_TEXTS.all, ...namesBy(isShort ? 'label' : 'name') }}
      onChange={(slug) => onChange(COMPANY_IDS.find((id) => COMPANIES[id].slug === slug) ?? 'all')}
    />
  );
}

export const ofCompany = <T extends { company_id: CompanyId }>(
  items: readonly T[],
  choice: CompanyChoice,
): T[] => items.filter((item) => choice === 'all' || item.company_id === choice);
