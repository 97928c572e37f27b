import type { ReactNode } from 'react';
import { HousePattern } from '../../../components/ui/HousePattern.tsx';
import { Logo } from '../../../components/ui/Logo.tsx';
import { COMPANIES, MAIN_COMPANY_ID } from '../../../domain/company.ts';

/** A screen without a menu: a few words, and the cloth of the house beside them. */
export const CenterPage = ({ children }: { children: ReactNode }) => (
  <main className="center-page">
    <div className="screen-only center-cloth">
      <HousePattern columns={5} rows={8} />
    </div>
    <div className="narrow stack">
      <p className="row brand-line">
        <Logo />
        {COMPANIES[MAIN_COMPANY_ID].name}
      </p>
      {children}
    </div>
  </main>
);
