import type { ReactNode } from 'react';
import { COURSE_TEXTS } from '#texts/course';

interface FreshRegionProps {
  source: string;
  /** Nothing was built: the region then says what is going on while it is fetched. */
  empty: boolean;
  children: ReactNode;
}

/** A list of courses that freshness.ts fetches again from `source` when the page is behind. */
export function FreshRegion({ source, empty, children }: FreshRegionProps) {
  const states = {
    'data-empty': '',
    'data-loading': COURSE_TEXTS.loading,
    'data-failed': COURSE_TEXTS.failed,
  };
  return (
    <div data-fresh={source} {...(empty && states)}>
      {children}
    </div>
  );
}
