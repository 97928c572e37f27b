import { useEffect } from 'react';

/** Calls `refetch` when the page is found to be older than the content, even if that was before this ran. */
export function useStale(refetch: () => void): void {
  useEffect(() => {
    if (document.documentElement.dataset.stale) refetch();
    document.addEventListener('content:stale', refetch);
    return () => document.removeEventListener('content:stale', refetch);
  }, [refetch]);
}
