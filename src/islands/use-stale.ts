import { useEffect } from 'react';

/** Calls `refetch` once the page turns out to be older than the content, or did so before this ran. */
export function useStale(refetch: () => void): void {
  useEffect(() => {
    if (document.documentElement.dataset.stale) refetch();
    document.addEventListener('content:stale', refetch);
    return () => document.removeEventListener('content:stale', refetch);
  }, [refetch]);
}
