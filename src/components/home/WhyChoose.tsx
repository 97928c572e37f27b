import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { keepName } from '../page/text.ts';
import { Points } from '../ui/Points.tsx';

type WhyChooseProps = { companyId: CompanyId } & Pick<Sections['home'], 'features' | 'words'>;

export const WhyChoose = ({ companyId, features, words }: WhyChooseProps) => (
  <Section id="why" title={keepName(words.why, companyId)} titled="head">
    <Points points={features.entries} />
  </Section>
);
