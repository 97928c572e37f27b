import { useSyncExternalStore } from 'react';

/** A window without room for two columns; the style sheets ask for the same width. */
export const NARROW = '(width < 56rem)';

/** @returns a hook that tells whether a window is so */
const whether = (query: string) => {
  const listen = (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  const isSo = () => window.matchMedia(query).matches;
  return (): boolean => useSyncExternalStore(listen, isSo);
};

export const useNarrow = whether(NARROW);
/** A window of a phone. */
export const useIsPhone = whether('(width < 40rem)');
