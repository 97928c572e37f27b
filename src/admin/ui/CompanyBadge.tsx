import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';

interface CompanyBadgeProps {
  id: CompanyId;
}

export function CompanyBadge({ id }: CompanyBadgeProps) {
  const tone = id === MAIN_COMPANY_ID ? 'tone-accent' : 'tone-neutral';
  return <span className={`badge ${tone}`}>{COMPANIES[id].name}</span>;
}

/** The same, without a ground: where there are badges that ask for something. */
export const CompanyMark = ({ id, short = false }: CompanyBadgeProps & { short?: boolean }) => (
  <span className="mark company-mark" data-company={id}>
    {short ? COMPANIES[id].label : COMPANIES[id].name}
  </span>
);

/** What is said below a name, after its company where a list has no column of companies. */
export const BesideCompany = ({ id, children }: { id: CompanyId | null; children?: ReactNode }) => (
  <span className="muted small">
    <span className="company-beside">
      {id ? <CompanyMark id={id} short /> : ADMIN_TEXTS.all}
      {children && (typeof children === 'string' ? ' · ' : '\u2002')}
    </span>
    {children}
  </span>
);
