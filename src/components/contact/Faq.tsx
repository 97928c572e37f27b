import { CONTACT_TEXTS } from '#texts/contact';
import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { Disclosures } from '../ui/Disclosures.tsx';

/** Nothing where the brand answers no questions. */
export const Faq = ({ faq }: { faq: Sections['contact']['faq'] }) =>
  faq.entries.length > 0 && (
    <Section id="faq" title={CONTACT_TEXTS.faq} soft>
      <Disclosures items={faq.entries} />
    </Section>
  );
