import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { Points } from '../ui/Points.tsx';

type WhyChooseProps = Pick<Sections['home'], 'features' | 'words'>;

export const WhyChoose = ({ features, words }: WhyChooseProps) => (
  <Section id="why" title={words.why} titled="head">
    <Points points={features.entries} />
  </Section>
);
