import type { ReactNode } from 'react';
import { brands } from '../../content/brands.ts';
import { site } from '../../content/site.ts';
import type { CompanyId } from '../../domain/company.ts';
import { PageTop } from '../page/PageTop.tsx';
import { Faq } from './Faq.tsx';
import { GetInTouch } from './GetInTouch.tsx';
import { MapPlaceholder } from './MapPlaceholder.tsx';

/** The contact page of a brand. @param children the form, or what stands in its place */
export const ContactPage = ({ companyId, children }: { companyId: CompanyId; children?: ReactNode }) => {
  const { contact, words } = brands[companyId];
  return (
    <>
      <PageTop title={words.contact.title} text={contact.description} />
      <GetInTouch companyId={companyId} content={contact} site={site}>
        {children}
      </GetInTouch>
      <Faq content={contact} />
      <MapPlaceholder site={site} />
    </>
  );
};
