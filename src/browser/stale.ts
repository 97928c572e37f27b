/** Whether freshness.ts has found that something else is said of a scope than the page was built with. */
export function isStale(scope: string): boolean {
  const stale = document.documentElement.dataset.stale?.split(',') ?? [];
  return stale.includes('*') || stale.includes(scope);
}
