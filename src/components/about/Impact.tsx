import { ABOUT_TEXTS } from '#texts/about';
import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { Figures } from '../ui/Figures.tsx';

export const Impact = ({ impact }: { impact: Sections['about']['impact'] }) => (
  <Section id="impact" title={ABOUT_TEXTS.impact} soft>
    <Figures figures={impact.entries} />
  </Section>
);
