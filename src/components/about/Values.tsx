import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Section } from '../page/Section.tsx';
import { Points } from '../ui/Points.tsx';
import { aboutTexts } from './texts.ts';

export function Values({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  return (
    <Section id="values" title={aboutTexts[companyId].values} titled="beside">
      <Points points={content.values} />
    </Section>
  );
}
