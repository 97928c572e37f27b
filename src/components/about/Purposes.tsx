import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { aboutTexts } from './texts.ts';

/** What the brand is there for. */
export function Purposes({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  const texts = aboutTexts[companyId];
  return (
    <section className="section wrap purposes">
      <div>
        <h2>{texts.mission}</h2>
        <p>{content.mission}</p>
      </div>
      <div>
        <h2>{texts.vision}</h2>
        <p>{content.vision}</p>
      </div>
    </section>
  );
}
