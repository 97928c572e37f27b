import type { ReactNode } from 'react';
import { CONTACT_TEXTS } from '#texts/contact';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { Channels } from './Channels.tsx';
import { ContactTiles } from './ContactTiles.tsx';
import { Details } from './Details.tsx';
import { SentEnd, SentHead } from './Sent.tsx';
import { Stamp } from './Stamp.tsx';

interface GetInTouchProps {
  companyId: CompanyId;
  sections: Sections;
  isSent: boolean | undefined;
  /** The form, or the thanks. */
  children?: ReactNode;
}

/** The form, and beside it the other ways to reach the brand. */
export const GetInTouch = ({ companyId, sections, isSent, children }: GetInTouchProps) => {
  const channels = sections.contact.channels.entries;
  const isTiled = !isSent && channels.length === 0;
  return (
    <div className="section section-first wrap stack contact-columns">
      {isTiled && <ContactTiles facts={sections.site.facts} details={sections.contact.details} />}
      {!isSent && channels.length > 0 && <Channels channels={channels} />}
      <div className={isSent ? 'panel contact-form contact-sent' : 'panel contact-form screen-only'}>
        <SentHead isSent={isSent} />
        {!isSent && (
          <h2 className="row spread form-title">
            {CONTACT_TEXTS.formTitle}
            <Stamp />
          </h2>
        )}
        {children}
        <SentEnd companyId={companyId} sections={sections} />
      </div>
      <Details sections={sections} />
    </div>
  );
};
