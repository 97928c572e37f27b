import { type PointerEvent, useEffect, useRef } from 'react';
import { gapAt } from '../ui/move.ts';

/** So near to the edge of the page, in its pixels, it scrolls by itself, by so much at a time. */
const EDGE = 72;
const STEP = 14;

/** The page, as a window of its own within the admin. */
function inPage(view: Window, { x, y }: { x: number; y: number }) {
  const frame = view.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const scale = frame.width / view.innerWidth;
  return { x: (x - frame.left) / scale, y: (y - frame.top) / scale };
}

/**
 * Drags an entry of a list on a page that stands in a frame, by a handle outside of it, with a mouse, a finger or a pen.
 * Nothing moves before it is dropped; Escape gives it up.
 */
export function usePageDrag() {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  /** @param entries in their order on the page */
  return (
    event: PointerEvent<HTMLElement>,
    entries: readonly Element[],
    from: number,
    onDrop: (to: number) => void,
  ): void => {
    const view = entries[from]?.ownerDocument.defaultView;
    if (event.button !== 0 || !view) return;
    // What is typed on the page keeps the focus.
    event.preventDefault();
    const { currentTarget: handle, pointerId } = event;
    // Else the frame would hear of what happens over it.
    handle.setPointerCapture(pointerId);
    const pointer = { x: event.clientX, y: event.clientY };
    let gap = from;
    const clear = () => {
      for (const entry of entries) entry.removeAttribute('data-drop');
    };
    const update = () => {
      const { x, y } = inPage(view, pointer);
      gap = gapAt(
        entries.map((entry) => entry.getBoundingClientRect()),
        x,
        y,
      );
      clear();
      if (gap === from || gap === from + 1) return;
      if (gap < entries.length) entries[gap]?.setAttribute('data-drop', 'before');
      else entries.at(-1)?.setAttribute('data-drop', 'after');
    };
    const scroll = () => {
      const { y } = inPage(view, pointer);
      const by = y < EDGE ? -STEP : y > view.innerHeight - EDGE ? STEP : 0;
      if (by !== 0) {
        view.scrollBy(0, by);
        update();
      }
      request = requestAnimationFrame(scroll);
    };
    let request = requestAnimationFrame(scroll);
    entries[from]?.setAttribute('data-dragged', '');
    const handlers = new AbortController();
    const { signal } = handlers;
    const end = () => {
      cancelAnimationFrame(request);
      handlers.abort();
      clear();
      entries[from]?.removeAttribute('data-dragged');
    };
    stop.current = end;
    const follow = (moved: globalThis.PointerEvent) => {
      Object.assign(pointer, { x: moved.clientX, y: moved.clientY });
      update();
    };
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener(
      'pointerup',
      () => {
        end();
        const to = gap > from ? gap - 1 : gap;
        if (to !== from) onDrop(to);
      },
      { signal },
    );
    handle.addEventListener('pointercancel', end, { signal });
    for (const target of [window, view])
      target.addEventListener('keydown', (key) => (key as KeyboardEvent).key === 'Escape' && end(), {
        signal,
      });
  };
}
