const KEY = 'facetreesol.waiting';

/** How many enquiries waited when this tab last knew. */
export function rememberedWaiting(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

export function rememberWaiting(count: number): void {
  try {
    sessionStorage.setItem(KEY, String(count));
  } catch {
    // It cannot be remembered here.
  }
}
