import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** A link from elsewhere may name what to open: `?edit={id}`. It is followed once, as soon as it has left the address. */
export function useParamOnce(name: string, act: (value: string) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  const wanted = useRef<string>(undefined);
  const follow = useRef(act);
  follow.current = act;

  useEffect(() => {
    if (asked) {
      wanted.current = asked;
      setParams(
        (now) => {
          now.delete(name);
          return now;
        },
        { replace: true },
      );
    } else if (wanted.current) {
      const value = wanted.current;
      wanted.current = undefined;
      follow.current(value);
    }
  }, [asked, name, setParams]);
}
