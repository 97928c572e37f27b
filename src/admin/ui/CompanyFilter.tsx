import { COMPANIES, COMPANY_IDS, type CompanyId } from '../../domain/company.ts';

/** One company, or all of them. */
export type CompanyChoice = CompanyId | 'all';

interface CompanyFilterProps {
  value: CompanyChoice;
  onChange(choice: CompanyChoice): void;
}

export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  return (
    <label className="filter">
      <span>Company</span>
      <select
        value={value === 'all' ? value : COMPANIES[value].slug}
        onChange={({ target }) =>
          onChange(COMPANY_IDS.find((id) => COMPANIES[id].slug === target.value) ?? 'all')
        }
      >
        <option value="all">All</option>
        {COMPANY_IDS.map((id) => (
          <option key={id} value={COMPANIES[id].slug}>
            {COMPANIES[id].name}
          </option>
        ))}
      </select>
    </label>
  );
}

export const ofCompany = <T extends { company_id: CompanyId }>(
  items: readonly T[],
  choice: CompanyChoice,
): T[] => items.filter((item) => choice === 'all' || item.company_id === choice);
