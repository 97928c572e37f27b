import { ABOUT_TEXTS } from '#texts/about';
import type { BrandContent } from '../../domain/brand-content.ts';
import { Section } from '../page/Section.tsx';
import { Figures } from '../ui/Figures.tsx';

export const Impact = ({ content }: { content: BrandContent['about'] }) => (
  <Section id="impact" title={ABOUT_TEXTS.impact} soft>
    <Figures figures={content.impact} />
  </Section>
);
