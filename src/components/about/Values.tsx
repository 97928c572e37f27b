import { ABOUT_TEXTS } from '#texts/about';
import type { BrandContent } from '../../domain/brand-content.ts';
import { Section } from '../page/Section.tsx';
import { Points } from '../ui/Points.tsx';

export const Values = ({ content }: { content: BrandContent['about'] }) => (
  <Section id="values" title={ABOUT_TEXTS.values} titled="beside">
    <Points points={content.values} />
  </Section>
);
