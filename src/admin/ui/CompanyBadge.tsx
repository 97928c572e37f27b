import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';

export function CompanyBadge({ id }: { id: CompanyId }) {
  const tone = id === MAIN_COMPANY_ID ? 'tone-accent' : 'tone-neutral';
  return <span className={`badge ${tone}`}>{COMPANIES[id].name}</span>;
}
