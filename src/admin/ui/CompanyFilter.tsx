import { ADMIN_TEXTS } from '#texts/admin';
import { COMPANIES, COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { SelectFilter } from './SelectFilter.tsx';

/** One company, or all of them. */
export type CompanyChoice = CompanyId | 'all';

interface CompanyFilterProps {
  value: CompanyChoice;
  onChange(choice: CompanyChoice): void;
}

const NAMES = Object.fromEntries(COMPANY_IDS.map((id) => [COMPANIES[id].slug, COMPANIES[id].name]));

export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  return (
    <SelectFilter
      label={ADMIN_TEXTS.company}
      value={value === 'all' ? value : COMPANIES[value].slug}
      choices={{ all: ADMIN_TEXTS.all, ...NAMES }}
      onChange={(slug) => onChange(COMPANY_IDS.find((id) => COMPANIES[id].slug === slug) ?? 'all')}
    />
  );
}

export const ofCompany = <T extends { company_id: CompanyId }>(
  items: readonly T[],
  choice: CompanyChoice,
): T[] => items.filter((item) => choice === 'all' || item.company_id === choice);
