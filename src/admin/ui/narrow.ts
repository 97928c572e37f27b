import { useSyncExternalStore } from 'react';

/** A window without room for two columns; the style sheets ask for the same width. */
export const NARROW = '(width < 56rem)';

const listen = (onChange: () => void) => {
  const narrow = window.matchMedia(NARROW);
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
};

export const useNarrow = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(NARROW).matches);
