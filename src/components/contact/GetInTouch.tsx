import type { ReactNode } from 'react';
import type { BrandContent, SiteFacts } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Details } from './Details.tsx';
import { contactTexts } from './texts.ts';

interface GetInTouchProps {
  companyId: CompanyId;
  content: BrandContent['contact'];
  site: SiteFacts;
  /** The form. */
  children?: ReactNode;
}

/** The form, and beside it the other ways to reach the brand. */
export const GetInTouch = ({ companyId, content, site, children }: GetInTouchProps) => (
  <div className="section section-first wrap contact-columns">
    <div className="contact-form">
      <h2>{contactTexts[companyId].formTitle}</h2>
      <noscript>
        <p className="notice notice-plain">
          The form needs JavaScript. Without it, write to <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </noscript>
      {children}
    </div>
    <Details companyId={companyId} content={content} site={site} />
  </div>
);
