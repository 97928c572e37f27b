import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Points } from '../ui/Points.tsx';
import { homeTexts } from './texts.ts';

export function WhyChoose({ companyId, content }: { companyId: CompanyId; content: BrandContent['home'] }) {
  return (
    <section className="section" aria-labelledby="why-title">
      <div className="wrap split">
        <h2 id="why-title">{homeTexts[companyId].why}</h2>
        <Points points={content.features} />
      </div>
    </section>
  );
}
