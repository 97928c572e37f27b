import type { ReactNode } from 'react';
import type { CompanyId } from '../../domain/company.ts';
import { homeTexts } from './texts.ts';

/** @param children the carousel */
export const Testimonials = ({ companyId, children }: { companyId: CompanyId; children?: ReactNode }) => (
  <section className="section section-soft">
    <div className="wrap">
      <div className="section-head">
        <h2>{homeTexts[companyId].testimonials}</h2>
        <p>{homeTexts[companyId].testimonialsNote}</p>
      </div>
      {children}
    </div>
  </section>
);
