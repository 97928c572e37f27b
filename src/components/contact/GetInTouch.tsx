import type { ReactNode } from 'react';
import { CONTACT_TEXTS } from '#texts/contact';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { Channels } from './Channels.tsx';
import { ContactTiles } from './ContactTiles.tsx';
import { Details } from './Details.tsx';

interface GetInTouchProps {
  companyId: CompanyId;
  sections: Sections;
  formTitle: string | undefined;
  /** The form. */
  children?: ReactNode;
}

/** The form, and beside it the other ways to reach the brand. */
export const GetInTouch = ({
  companyId,
  sections,
  formTitle = CONTACT_TEXTS.formTitle,
  children,
}: GetInTouchProps) => {
  const channels = sections.contact.channels.entries;
  return (
    <div className="section section-first wrap stack contact-columns">
      {channels.length > 0 ? <Channels channels={channels} /> : <ContactTiles facts={sections.site.facts} />}
      <div className="contact-form screen-only">
        <h2>{formTitle}</h2>
        {children}
      </div>
      <Details companyId={companyId} sections={sections} />
    </div>
  );
};
