import type { BrandContent } from '../../domain/brand-content.ts';
import { Figures } from '../ui/Figures.tsx';

/** The strip below the hero. */
export const Stats = ({ content }: { content: BrandContent['home'] }) => (
  <div className="wrap">
    <Figures figures={content.stats} />
  </div>
);
