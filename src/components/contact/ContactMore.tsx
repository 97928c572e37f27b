import { CONTACT_TEXTS } from '#texts/contact';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { Disclosures } from '../ui/Disclosures.tsx';
import { QuickLinks } from './QuickLinks.tsx';

interface ContactMoreProps {
  companyId: CompanyId;
  sections: Sections;
}

/** Questions, and where else to look. Nothing where the brand answers none. */
export const ContactMore = ({ companyId, sections }: ContactMoreProps) =>
  sections.contact.faq.entries.length > 0 && (
    <div className="section section-soft">
      <div className="wrap contact-more">
        <section aria-labelledby="faq-title">
          <h2 id="faq-title">{CONTACT_TEXTS.faq}</h2>
          <Disclosures items={sections.contact.faq.entries} />
        </section>
        <QuickLinks companyId={companyId} sections={sections} />
      </div>
    </div>
  );
