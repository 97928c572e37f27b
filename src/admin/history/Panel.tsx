import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** One of the parts of the history. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel tile" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
