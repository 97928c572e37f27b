import { ABOUT_TEXTS } from '#texts/about';
import type { BrandContent } from '../../domain/brand-content.ts';

/** What the brand is there for. */
export const Purposes = ({ content }: { content: BrandContent['about'] }) => (
  <section className="section wrap purposes">
    <div className="purpose">
      <h2>{ABOUT_TEXTS.mission}</h2>
      <p>{content.mission}</p>
    </div>
    <div className="purpose">
      <h2>{ABOUT_TEXTS.vision}</h2>
      <p>{content.vision}</p>
    </div>
  </section>
);
