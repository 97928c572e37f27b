/**
 * Takes away what is to be seen no more: an intake that has begun, or to which nobody can apply any longer. A page may
 * have been built weeks ago. The moment stands in `data-until`; it is one in Nepal, whatever zone the visitor's clock is in.
 */
export function letDatesPass(root: ParentNode = document): void {
  const now = Date.now();
  for (const element of root.querySelectorAll<HTMLElement>('[data-until]'))
    if (Date.parse(element.dataset.until ?? '') <= now) element.remove();
}
