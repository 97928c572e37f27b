import type { ReactNode } from 'react';

export function Loading({ children }: { children: ReactNode }) {
  return (
    <p className="row loading muted" role="status">
      <span className="spinner" aria-hidden="true" />
      {children}
    </p>
  );
}
