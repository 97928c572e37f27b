import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Browsers allow only so many changes of the address in a while, and nobody reads it at every key. */
const ADDRESS_DELAY_MS = 250;

/**
 * What a list shows, as the address says it. What is typed counts at once, and reaches the address a moment later.
 * @param parse reads the address, `format` writes it
 */
export function useAddressView<View>(
  parse: (params: URLSearchParams) => View,
  format: (view: View) => string,
): [View, (part: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const address = format(parse(params));
  const [view, setView] = useState(() => parse(params));
  /** What the address was last known to say, to tell a link or Back from our own change. */
  const known = useRef(address);

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setView(parse(new URLSearchParams(address)));
  }, [address, parse]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = format(view);
      if (wanted === known.current) return;
      known.current = wanted;
      setParams(wanted, { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view, format, setParams]);

  return [view, (part) => setView((now) => ({ ...now, ...part }))];
}
