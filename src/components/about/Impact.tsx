import type { BrandContent } from '../../domain/brand-content.ts';
import type { CompanyId } from '../../domain/company.ts';
import { Section } from '../page/Section.tsx';
import { Figures } from '../ui/Figures.tsx';
import { aboutTexts } from './texts.ts';

export function Impact({ companyId, content }: { companyId: CompanyId; content: BrandContent['about'] }) {
  return (
    <Section id="impact" title={aboutTexts[companyId].impact} soft>
      <Figures figures={content.impact} />
    </Section>
  );
}
