import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { contactTexts } from './texts.ts';

/** Nothing where the brand answers no questions. */
export function Faq({ companyId, content }: { companyId: CompanyId; content: BrandContent['contact'] }) {
  if (content.faq.length === 0) return null;
  return (
    <section className="section section-soft" aria-labelledby="faq-title">
      <div className="wrap split">
        <h2 id="faq-title">{contactTexts[companyId].faq}</h2>
        <div className="faq">
          {content.faq.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
