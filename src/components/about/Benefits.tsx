import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Section } from '../page/Section.tsx';
import { Points } from '../ui/Points.tsx';
import { aboutTexts } from './texts.ts';

/** Nothing where the brand names no benefits. */
export function Benefits({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  if (content.benefits.length === 0) return null;
  return (
    <Section id="benefits" title={aboutTexts[companyId].benefits} soft titled="head">
      <div className="cards">
        <Points points={content.benefits} />
      </div>
    </Section>
  );
}
