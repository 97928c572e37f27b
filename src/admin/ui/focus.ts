import { type RefObject, useLayoutEffect } from 'react';

/** Headings that take the focus say so by their `tabindex`. */
const HEADING = ':is(h1, h2, h3)[tabindex]';

/** As a `ref`: takes the focus as soon as it is in the page. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** The heading of the nearest part of the page that an element stands in and that has one to focus. */
export const headingOf = (element: Element): HTMLElement | null =>
  element.closest(`:is(section, dialog, main):has(${HEADING})`)?.querySelector<HTMLElement>(HEADING) ?? null;

/** Puts the focus on the row of a record, and the row into view. @returns whether there is one */
export function comeBackTo(id: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('.row-open')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row;
}

/** The same for a record that was saved: its row may come a moment later, and is marked. @returns gives up waiting */
export function comeBackToSaved(id: string): () => void {
  const look = () => {
    const row = comeBackTo(id);
    if (!row) return;
    waiting.disconnect();
    const from = { backgroundColor: 'var(--color-success-soft)' };
    row.animate([from, { ...from, offset: 0.4 }, {}], 3_000);
  };
  const waiting = new MutationObserver(look);
  waiting.observe(document.body, { childList: true, subtree: true });
  look();
  return () => waiting.disconnect();
}

/** The first action of the next row, or of the one before; the heading when the list is empty now. */
export const besideRow = (row: Element): HTMLElement | null =>
  actionFrom(row, 'nextElementSibling') ?? actionFrom(row, 'previousElementSibling') ?? headingOf(row);

/** The first action in that direction: what stands above some rows has none. */
function actionFrom(row: Element, way: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | null {
  for (let other = row[way]; other; other = other[way]) {
    const action = other.querySelector<HTMLElement>('.row-actions button:enabled');
    if (action) return action;
  }
  return null;
}

/**
 * Hands the focus on when an element goes that holds it: browsers would leave it nowhere.
 * @param of the element to watch, as a selector for `ref` itself or what is around it
 */
export function useFocusHandedOn(
  ref: RefObject<HTMLElement | null>,
  to: (gone: Element) => HTMLElement | null = headingOf,
  of = '*',
): void {
  useLayoutEffect(() => {
    const holder = ref.current?.closest(of);
    return () => {
      if (holder?.contains(document.activeElement)) to(holder)?.focus();
    };
  }, [ref, to, of]);
}
