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

/** The first action of the next row, or of the one before; the heading when the list is empty now. */
export function besideRow(row: Element): HTMLElement | null {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('.row-actions button:enabled') ?? headingOf(row);
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
