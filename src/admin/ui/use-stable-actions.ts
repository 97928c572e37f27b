import { useEffect, useRef, useState } from 'react';

type Actions<Name extends string, T> = Record<Name, (record: T) => void>;

/** The actions as they are now, behind an object that stays the same, so that rows need not render again. */
export function useStableActions<Name extends string, T>(actions: Actions<Name, T>): Actions<Name, T> {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(actions) as Name[];
    const entries = names.map((name) => [name, (record: T) => latest.current[name](record)]);
    return Object.fromEntries(entries) as Actions<Name, T>;
  });
  return stable;
}
