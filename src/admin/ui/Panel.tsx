import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** A short line or a link beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a screen. Its heading takes the focus when what had it is gone. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel stack tile" aria-labelledby={id}>
      <header className="cluster spread tile-head small">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
