import { COMPANIES, type CompanyId } from '../../domain/company.ts';

export function CompanyBadge({ id }: { id: CompanyId }) {
  return <span className={`badge company-${id}`}>{COMPANIES[id].name}</span>;
}
