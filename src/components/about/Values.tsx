import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Points } from '../ui/Points.tsx';
import { aboutTexts } from './texts.ts';

export function Values({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  return (
    <section className="section" aria-labelledby="values-title">
      <div className="wrap split">
        <h2 id="values-title">{aboutTexts[companyId].values}</h2>
        <Points points={content.values} />
      </div>
    </section>
  );
}
