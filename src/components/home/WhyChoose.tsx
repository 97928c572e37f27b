import { brands } from '../../content/brands.ts';
import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Section } from '../page/Section.tsx';
import { Points } from '../ui/Points.tsx';

export function WhyChoose({ companyId, content }: { companyId: CompanyId; content: BrandContent['home'] }) {
  return (
    <Section id="why" title={brands[companyId].words.home.why} titled="beside">
      <Points points={content.features} />
    </Section>
  );
}
