import type { ReactNode } from 'react';
import { HousePattern } from '../../../components/ui/HousePattern.tsx';
import { Logo } from '../../../components/ui/Logo.tsx';
import { COMPANIES, MAIN_COMPANY_ID } from '../../../domain/company.ts';

/** A screen without a menu: a few words in a panel, and the cloth of the house beside it. */
export const CenterPage = ({ children }: { children: ReactNode }) => (
  <main className="center-page">
    <div className="screen-only">
      <HousePattern columns={6} rows={9} />
    </div>
    <div className="panel narrow stack">
      <p className="row brand-line">
        <Logo />
        {COMPANIES[MAIN_COMPANY_ID].name}
      </p>
      {children}
    </div>
  </main>
);
