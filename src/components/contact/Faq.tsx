import { CONTACT_TEXTS } from '#texts/contact';
import type { BrandContent } from '../../domain/brand-content.ts';
import { Section } from '../page/Section.tsx';

/** Nothing where the brand answers no questions. */
export const Faq = ({ content: { faq } }: { content: BrandContent['contact'] }) =>
  faq.length > 0 && (
    <Section id="faq" title={CONTACT_TEXTS.faq} soft titled="beside">
      <div className="faq">
        {faq.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>{question}</summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
