import type { ReactNode } from 'react';
import { RECORD_TEXTS as texts } from '#texts/records';
import type { CompanyId } from '../../domain/company.ts';

interface LiveCardPanelProps {
  picture?: ReactNode;
  /** Whose colours it has. */
  company?: CompanyId;
  /** Whether too little is typed: it shows what might be. */
  empty?: boolean;
  children: ReactNode;
}

/** Beside a form, or above it without a picture: what is typed, as visitors will see it. It repeats the form, for the eye. */
export const LiveCardPanel = ({ picture, company, empty, children }: LiveCardPanelProps) => (
  <div
    className={picture ? 'panel live-card' : 'panel live-card live-card-line'}
    aria-hidden="true"
    inert
    data-caption={texts.asVisitors}
    data-company={company}
    data-empty={empty || undefined}
  >
    {picture && <div className="cover live-card-picture">{picture}</div>}
    <div className="stack live-card-body">{children}</div>
  </div>
);
