/**
 * Holds the page while something stands over it: focus and screen readers stay in that, and nothing behind it scrolls.
 * @param home takes the focus that would go behind
 * @returns lets the page go
 */
export function holdPage(over: Element, home: HTMLElement | null): () => void {
  const root = document.documentElement;
  const behind = [...document.body.children].filter(
    (part) => !part.contains(over) && !part.matches('script, [aria-hidden]'),
  );
  const bringBack = ({ target }: FocusEvent) => {
    if (target instanceof Node && !over.contains(target)) home?.focus();
  };
  for (const part of behind) part.setAttribute('aria-hidden', 'true');
  root.style.overflow = 'hidden';
  document.addEventListener('focusin', bringBack);
  return () => {
    for (const part of behind) part.removeAttribute('aria-hidden');
    root.style.overflow = '';
    document.removeEventListener('focusin', bringBack);
  };
}
