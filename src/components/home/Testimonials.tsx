import type { ReactNode } from 'react';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';

/** @param children the carousel */
export const Testimonials = ({ companyId, children }: { companyId: CompanyId; children?: ReactNode }) => (
  <section className="section section-soft">
    <div className="wrap">
      <div className="section-head cluster spread muted">
        <h2>{brands[companyId].words.home.testimonials}</h2>
        <p>{brands[companyId].words.home.testimonialsNote}</p>
      </div>
      {children}
    </div>
  </section>
);
