import { CONTACT_TEXTS } from '#texts/contact';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { Disclosures } from '../ui/Disclosures.tsx';
import { QuickLinks } from './QuickLinks.tsx';

interface ContactMoreProps {
  companyId: CompanyId;
  sections: Sections;
}

/** Where else to look, and beside it the questions. Nothing where the brand answers none. */
export const ContactMore = ({ companyId, sections }: ContactMoreProps) =>
  sections.contact.faq.entries.length > 0 && (
    <div className="section section-soft">
      <div className="wrap contact-more">
        <QuickLinks companyId={companyId} sections={sections} />
        <section aria-labelledby="faq-title">
          <h2 id="faq-title">{CONTACT_TEXTS.faq}</h2>
          <Disclosures items={sections.contact.faq.entries} />
        </section>
      </div>
    </div>
  );
