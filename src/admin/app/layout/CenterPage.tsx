import type { ReactNode } from 'react';
import { HousePattern } from '../../../components/ui/HousePattern.tsx';

/** A screen without a menu: a few words in a panel, and the cloth of the house beside it. */
export const CenterPage = ({ children }: { children: ReactNode }) => (
  <main className="center-page">
    <div className="screen-only">
      <HousePattern columns={6} rows={9} />
    </div>
    <div className="panel narrow stack">{children}</div>
  </main>
);
