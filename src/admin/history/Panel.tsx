import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** One of the parts of the history. Its heading takes the focus when what had it is gone. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel tile" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
