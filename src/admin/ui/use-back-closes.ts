import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** Whether a place of the history is that of something which lies over its screen. */
export const isLayer = ({ state }: Location): boolean => state?.layer === true;

/**
 * Gives what lies over a screen a place of its own in the history while it is open, so that Back (of a phone, most of
 * all) closes it and stays on the screen.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const navigate = useNavigate();
  const location = useLocation();
  const hasPlace = isLayer(location);
  const onBack = useRef(close);
  onBack.current = close;
  /** The last thing that was done about it. */
  const done = useRef<'entered' | 'left'>(undefined);

  useEffect(() => {
    if (isOpen === hasPlace) return;
    if (!isOpen) {
      done.current = 'left';
      void navigate(-1);
    } else if (done.current === 'entered') {
      // It had one: somebody went back.
      done.current = undefined;
      onBack.current();
    } else {
      done.current = 'entered';
      // As it is by now: a search may reach the address between two renderings.
      const { pathname, search } = window.location;
      void navigate(pathname + search, { state: { layer: true } });
    }
  }, [isOpen, hasPlace, navigate]);
}
