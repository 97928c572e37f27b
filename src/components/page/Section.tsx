import type { ReactNode } from 'react';

interface SectionProps {
  /** Names the section on its page. */
  id: string;
  title: string;
  /** Stands on the soft ground that sets it apart from its neighbours. */
  soft?: boolean;
  /** Where the title stands: right above, in a head of its own, or beside what it names. */
  titled?: 'above' | 'head' | 'beside';
  children: ReactNode;
}

/** A part of a page below its own title. */
export function Section({ id, title, soft = false, titled = 'above', children }: SectionProps) {
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  return (
    <section className={soft ? 'section section-soft' : 'section'} aria-labelledby={`${id}-title`}>
      <div className={titled === 'beside' ? 'wrap split' : 'wrap'}>
        {titled === 'head' ? <div className="section-head">{heading}</div> : heading}
        {children}
      </div>
    </section>
  );
}
