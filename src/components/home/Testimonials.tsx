import type { ReactNode } from 'react';
import type { Sections } from '../../domain/section.ts';

/** @param children the carousel */
export const Testimonials = ({
  words,
  children,
}: {
  words: Sections['home']['words'];
  children?: ReactNode;
}) => (
  <section className="section section-soft">
    <div className="wrap">
      <div className="section-head muted">
        <h2>{words.testimonials}</h2>
        <p>{words.testimonialsNote}</p>
      </div>
      {children}
    </div>
  </section>
);
