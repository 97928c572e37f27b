import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';

interface CompanyBadgeProps {
  id: CompanyId;
  /** Where what stands beside it needs the room. */
  short?: boolean;
}

export function CompanyBadge({ id, short = false }: CompanyBadgeProps) {
  const { name, label } = COMPANIES[id];
  const tone = id === MAIN_COMPANY_ID ? 'tone-accent' : 'tone-neutral';
  return <span className={`badge ${tone}`}>{short ? label : name}</span>;
}
