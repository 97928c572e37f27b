import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  /** A short line or a link beside the title. */
  aside?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export function Card({ title, aside, wide = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={wide ? 'panel tile wide' : 'panel tile'} aria-labelledby={id}>
      <header className="tile-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
