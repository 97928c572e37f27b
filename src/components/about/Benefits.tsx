import { ABOUT_TEXTS } from '#texts/about';
import type { Sections } from '../../domain/section.ts';
import { Section } from '../page/Section.tsx';
import { Points } from '../ui/Points.tsx';

/** Nothing where the brand names no benefits. */
export const Benefits = ({ benefits }: { benefits: Sections['about']['benefits'] }) =>
  benefits.entries.length > 0 && (
    <Section id="benefits" title={ABOUT_TEXTS.benefits} soft titled="head">
      <Points points={benefits.entries} />
    </Section>
  );
