import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isLayer } from './use-back-closes.ts';

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
  const location = useLocation();
  const inLayer = isLayer(location);
  const address = format(parse(params));
  const [view, setView] = useState(() => parse(params));
  /** What the address was last known to say, to tell a link or Back from our own change. */
  const known = useRef(address);

  const wasInLayer = useRef(inLayer);

  useEffect(() => {
    // What was looked for meanwhile stays: the place below a layer is told of it.
    const hasLeftLayer = wasInLayer.current && !inLayer;
    wasInLayer.current = inLayer;
    if (address === known.current) return;
    known.current = address;
    if (!hasLeftLayer) setView(parse(new URLSearchParams(address)));
  }, [address, parse, inLayer]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = format(view);
      if (wanted === known.current) return;
      known.current = wanted;
      // With the state that the place has by now, which may be newer than what was rendered last.
      setParams(wanted, { replace: true, state: window.history.state?.usr });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view, format, setParams]);

  return [view, (part) => setView((now) => ({ ...now, ...part }))];
}
