import type { ReactNode } from 'react';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { PageTop } from '../page/PageTop.tsx';
import { Faq } from './Faq.tsx';
import { GetInTouch } from './GetInTouch.tsx';
import { MapPlaceholder } from './MapPlaceholder.tsx';

interface ContactPageProps {
  companyId: CompanyId;
  sections: Sections;
  children?: ReactNode;
}

/** The contact page of a brand. @param children the form, or what stands in its place */
export const ContactPage = ({ companyId, sections, children }: ContactPageProps) => {
  const { contact, site } = sections;
  return (
    <>
      <PageTop title={contact.words.title} text={contact.details.description} />
      <GetInTouch companyId={companyId} sections={sections}>
        {children}
      </GetInTouch>
      <Faq faq={contact.faq} />
      <MapPlaceholder facts={site.facts} />
    </>
  );
};
