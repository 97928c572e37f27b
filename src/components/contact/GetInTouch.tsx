import type { ReactNode } from 'react';
import { CONTACT_TEXTS } from '#texts/contact';
import type { BrandContent, SiteFacts } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { ContactTiles } from './ContactTiles.tsx';
import { Details } from './Details.tsx';

interface GetInTouchProps {
  companyId: CompanyId;
  content: BrandContent['contact'];
  site: SiteFacts;
  /** The form. */
  children?: ReactNode;
}

/** The form, and beside it the other ways to reach the brand. */
export const GetInTouch = ({ companyId, content, site, children }: GetInTouchProps) => (
  <div className="section section-first wrap stack contact-columns">
    <ContactTiles site={site} />
    <div className="contact-form screen-only">
      <h2>{CONTACT_TEXTS.formTitle}</h2>
      {children}
    </div>
    <Details companyId={companyId} content={content} site={site} />
  </div>
);
