import type { ReactNode } from 'react';

/**
 * Where a screen, or a part of it, tells what was done. It stands in the page before there is anything to tell:
 * screen readers pass over words that come together with the region that is to announce them.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <div className="stack status-region" role="status">
      {children}
    </div>
  );
}
