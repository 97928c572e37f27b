import type { ReactNode } from 'react';
import { MoreLink } from './MoreLink.tsx';
import type { NavigationLink } from './navigation.ts';

interface SectionProps {
  /** Names the section on its page. */
  id: string;
  title: string;
  /** On the soft background colour, which sets it apart from its neighbours. */
  soft?: boolean;
  /** Where the title stands: right above, or in a head of its own. */
  titled?: 'above' | 'head';
  /** Where there is more of it, for a head. */
  more?: NavigationLink;
  children: ReactNode;
}

/** A part of a page below its own title. */
export function Section({ id, title, soft = false, titled = 'above', more, children }: SectionProps) {
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  return (
    <section className={soft ? 'section section-soft' : 'section'} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        {titled === 'head' ? (
          <div className="section-head cluster spread muted">
            {heading}
            {more && <MoreLink {...more} />}
          </div>
        ) : (
          heading
        )}
        {children}
      </div>
    </section>
  );
}
