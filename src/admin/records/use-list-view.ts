import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatView, type ListView, parseView } from './list-view.ts';

/** Browsers allow only so many changes of the address in a while, and nobody reads it at every key. */
const ADDRESS_DELAY_MS = 250;

/** The view of the address. What is typed counts at once, and reaches the address a moment later. */
export function useListView(): [ListView, (part: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const address = formatView(parseView(params));
  const [view, setView] = useState(() => parseView(params));
  /** What the address was last known to say, to tell a link or Back from our own change. */
  const known = useRef(address);

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setView(parseView(new URLSearchParams(address)));
  }, [address]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = formatView(view);
      if (wanted === known.current) return;
      known.current = wanted;
      setParams(wanted, { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view, setParams]);

  return [view, (part) => setView((now) => ({ ...now, ...part }))];
}
