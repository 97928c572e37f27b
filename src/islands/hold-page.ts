/**
 * Holds the page while something stands over it: a screen reader stays in that, and nothing behind it scrolls.
 * @returns lets the page go
 */
export function holdPage(over: Element): () => void {
  const root = document.documentElement;
  const others = [...document.body.children].filter((part) => !part.contains(over));
  for (const part of others) part.setAttribute('aria-hidden', 'true');
  root.style.overflow = 'hidden';
  return () => {
    for (const part of others) part.removeAttribute('aria-hidden');
    root.style.overflow = '';
  };
}
