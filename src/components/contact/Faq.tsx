import { CONTACT_TEXTS } from '#texts/contact';
import type { BrandContent } from '../../domain/brand-content.ts';
import { Section } from '../page/Section.tsx';
import { Disclosures } from '../ui/Disclosures.tsx';

/** Nothing where the brand answers no questions. */
export const Faq = ({ content: { faq } }: { content: BrandContent['contact'] }) =>
  faq.length > 0 && (
    <Section id="faq" title={CONTACT_TEXTS.faq} soft titled="beside">
      <Disclosures items={faq} />
    </Section>
  );
