import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { gapAt } from './move.ts';

interface Drag {
  from: number;
  /** How many items stand before the gap that the item would go to. */
  gap: number;
  x: number;
  y: number;
}

/** So near to the edge of the window it scrolls by itself, by so much at a time. */
const EDGE = 64;
const STEP = 14;

/**
 * Drags an item of a list to another place, with a mouse, a finger or a pen. Nothing moves in the page before it is
 * dropped: an element that is taken out under a finger would hear no more of it. Escape gives it up.
 */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function begin(event: PointerEvent<HTMLElement>, from: number): void {
    if (event.button !== 0 || !list.current) return;
    event.preventDefault();
    const start = { x: event.clientX, y: event.clientY + window.scrollY };
    const items = [...list.current.children];
    const pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    let now: Drag = { from, gap: from, x: 0, y: 0 };

    const update = () => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      // The dragged one itself has moved away from its place.
      const own = boxes[from];
      if (own) boxes[from] = new DOMRect(own.x - now.x, own.y - now.y, own.width, own.height);
      const gap = gapAt(boxes, pointer.x, pointer.y);
      now = { from, gap, x: pointer.x - start.x, y: pointer.y + window.scrollY - start.y };
      setDrag(now);
    };
    const scroll = () => {
      const by = pointer.y < EDGE ? -STEP : pointer.y > window.innerHeight - EDGE ? STEP : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        update();
      }
      frame = requestAnimationFrame(scroll);
    };
    let frame = requestAnimationFrame(scroll);
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointer.id) return;
      Object.assign(pointer, { x: moved.clientX, y: moved.clientY });
      update();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      handlers.abort();
      setDrag(undefined);
    };
    const drop = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointer.id) return;
      end();
      const to = now.gap > from ? now.gap - 1 : now.gap;
      if (to !== from) onDrop(from, to);
    };
    const handlers = new AbortController();
    const { signal } = handlers;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
    stop.current = end;
  }

  return {
    list,
    begin,
    /** How an item is to look while one is dragged. */
    look(index: number, count: number) {
      if (!drag) return {};
      if (index === drag.from) {
        return { 'data-dragged': '', style: { translate: `${drag.x}px ${drag.y}px` } };
      }
      if (drag.gap === drag.from || drag.gap === drag.from + 1) return {};
      if (index === drag.gap) return { 'data-drop': 'before' };
      return drag.gap === count && index === count - 1 ? { 'data-drop': 'after' } : {};
    },
  };
}
