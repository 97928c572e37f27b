import { type PointerEvent, useRef } from 'react';

/** How far a finger has to travel, in CSS pixels. */
const SWIPE_MIN = 40;

/**
 * Calls `move` with 1 for a swipe to the left and -1 for one to the right. Fingers and pens only: a mouse selects
 * text. The style sheet leaves the browser the vertical ones (`touch-action`), which end as a cancelled pointer.
 */
export function useSwipe(move: (by: number) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= SWIPE_MIN && Math.abs(across) > Math.abs(down)) move(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
