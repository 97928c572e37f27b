import type { ReactNode } from 'react';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { PageTop } from '../page/PageTop.tsx';
import { ContactMore } from './ContactMore.tsx';
import { GetInTouch } from './GetInTouch.tsx';
import { OpenNow } from './OpeningHours.tsx';

interface ContactPageProps {
  companyId: CompanyId;
  sections: Sections;
  /** Whether thanks stand in the place of the form. */
  isSent?: boolean;
}

/** The contact page of a brand. @param children the form, or what stands in its place */
export const ContactPage = ({ children, ...props }: ContactPageProps & { children?: ReactNode }) => (
  <>
    <ContactTop {...props} />
    <ContactMain {...props}>{children}</ContactMain>
  </>
);

/**
 * What stands above the form: by itself, since Astro writes the scripts of an island ahead of what it stands in. Above
 * thanks sent.css makes it one row.
 */
export const ContactTop = ({ sections, isSent }: Pick<ContactPageProps, 'sections' | 'isSent'>) => (
  <PageTop
    title={sections.contact.words.title}
    text={isSent ? undefined : sections.contact.details.description}
    woven={!isSent}
  >
    <OpenNow hours={sections.contact.hours} />
  </PageTop>
);

/** The form, and all that stands beside and below it. @param children the form */
export const ContactMain = ({
  companyId,
  sections,
  isSent,
  children,
}: ContactPageProps & { children?: ReactNode }) => (
  <>
    <GetInTouch companyId={companyId} sections={sections} isSent={isSent}>
      {children}
    </GetInTouch>
    <ContactMore companyId={companyId} sections={sections} />
  </>
);
