import { ABOUT_TEXTS } from '#texts/about';
import type { BrandContent } from '../../domain/brand-content.ts';
import { Section } from '../page/Section.tsx';
import { Points } from '../ui/Points.tsx';

/** Nothing where the brand names no benefits. */
export const Benefits = ({ content: { benefits } }: { content: BrandContent['about'] }) =>
  benefits.length > 0 && (
    <Section id="benefits" title={ABOUT_TEXTS.benefits} soft titled="head">
      <div className="cards">
        <Points points={benefits} />
      </div>
    </Section>
  );
