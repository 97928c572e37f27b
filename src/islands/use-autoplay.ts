import { useEffect, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '../domain/limits.ts';

/**
 * Calls `next` every few seconds while nothing holds it: the visitor's pause button, a pointer or the keyboard
 * on the carousel, a hidden tab. Visitors who ask for less motion start paused.
 * @param count nothing moves with fewer than two
 * @param position a change starts the interval anew
 */
export function useAutoplay(next: () => void, count: number, position: number) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPaused(motion.matches);
    const watch = () => setHidden(document.hidden);
    follow();
    watch();
    motion.addEventListener('change', follow);
    document.addEventListener('visibilitychange', watch);
    return () => {
      motion.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', watch);
    };
  }, []);

  const running = !paused && !hovered && !focused && !hidden && count > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is meant to restart the interval
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(next, CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running, next, position]);

  return { paused, setPaused, running, setHovered, setFocused };
}
