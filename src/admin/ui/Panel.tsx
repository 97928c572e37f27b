import { type ReactNode, useId } from 'react';
import type { CompanyId } from '../../domain/company.ts';

interface PanelProps {
  title: string;
  /** A short line or a link beside the title. */
  aside?: ReactNode;
  /** Whose it is, where each company has one of its own. */
  company?: CompanyId;
  className?: string;
  children: ReactNode;
}

/** A part of a screen. Its heading takes the focus when what had it is gone. */
export function Panel({ title, aside, company, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`panel stack tile ${className}`.trim()} data-company={company} aria-labelledby={id}>
      <header className="cluster spread tile-head small">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
