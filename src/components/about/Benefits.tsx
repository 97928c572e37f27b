import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Points } from '../ui/Points.tsx';
import { aboutTexts } from './texts.ts';

/** Nothing where the brand names no benefits. */
export function Benefits({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  if (!content.benefits) return null;
  return (
    <section className="section section-soft" aria-labelledby="benefits-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="benefits-title">{aboutTexts[companyId].benefits}</h2>
        </div>
        <div className="cards">
          <Points points={content.benefits} />
        </div>
      </div>
    </section>
  );
}
