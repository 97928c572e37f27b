import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Figures } from '../ui/Figures.tsx';
import { aboutTexts } from './texts.ts';

export function Impact({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  return (
    <section className="section section-soft" aria-labelledby="impact-title">
      <div className="wrap">
        <h2 id="impact-title">{aboutTexts[companyId].impact}</h2>
        <Figures figures={content.impact} />
      </div>
    </section>
  );
}
