import type { ReactNode } from 'react';
import { COURSE_TEXTS } from '#texts/course';

interface FreshRegionProps {
  source: string;
  /** What it is made of, of src/domain/scope.ts: fetched again once one of them has changed. */
  scopes: readonly string[];
  /** Nothing was built: the region then says what is going on while it is fetched. */
  empty: boolean;
  children: ReactNode;
}

/** A list of courses that freshness.ts fetches again from `source`. */
export function FreshRegion({ source, scopes, empty, children }: FreshRegionProps) {
  const states = {
    'data-loading': COURSE_TEXTS.loading,
    'data-failed': COURSE_TEXTS.failed,
  };
  return (
    <div data-fresh={source} data-scopes={scopes.join(' ')} {...(empty && states)}>
      {children}
    </div>
  );
}
