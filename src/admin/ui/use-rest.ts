import { useEffect, useState } from 'react';

const REST_MS = 400;

/** A value as it was when it last rested: what is asked of the server for it need not follow every key. */
export function useRest<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
