import type { ReactNode } from 'react';

interface LoadingProps {
  /** What is on its way, for those who cannot see the lines. */
  children: ReactNode;
  lines?: number;
}

/** Lines in the place of those that are on their way, so that nothing jumps when they come. */
export function Loading({ children, lines = 3 }: LoadingProps) {
  return (
    <div className="loading" role="status">
      <p className="visually-hidden">{children}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={line} className="loading-line" />
      ))}
    </div>
  );
}
