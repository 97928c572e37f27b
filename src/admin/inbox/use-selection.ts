import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Enquiry } from '../../domain/enquiry.ts';
import { headingOf } from '../ui/focus.ts';
import { mayDiscard } from '../ui/unsaved.ts';
import { ROWS_PER_PAGE } from './Pager.tsx';

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('input, select, textarea') !== null;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What may lie over the screen, such as the sign-in dialog and the account menu: there Escape means that. */
const OVERLAY = 'dialog:modal:not(.enquiry-pane), :popover-open';

/** Which page of the list is shown, which message is open, and how the keyboard walks through them. */
export function useSelection(openId: string | undefined, onOpen: (enquiry: Enquiry | undefined) => void) {
  const [page, setPage] = useState(0);
  const [takeFocus, setTakeFocus] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  /** The row that gets the focus once it is there; the heading, where there is none. */
  const [row, setRow] = useState<{ id: string | undefined }>();

  useEffect(() => {
    if (!row || !list.current) return;
    const found = list.current.querySelector<HTMLElement>(`tr[data-id="${row.id}"] .open-enquiry`);
    (found ?? headingOf(list.current))?.focus();
    found?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [row]);

  function open(enquiry: Enquiry, focus = true): void {
    if (enquiry.id !== openId && !mayDiscard()) return;
    setTakeFocus(focus);
    onOpen(enquiry);
  }

  function close(): void {
    if (!openId || !mayDiscard()) return;
    onOpen(undefined);
    setRow({ id: openId });
  }

  // Of the whole page: a button that was pressed and is off now has left the focus nowhere.
  useEffect(() => {
    if (!openId) return;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      const inSearch = event.target instanceof Element && event.target.closest('search') !== null;
      if (event.key !== 'Escape' || event.defaultPrevented || inSearch) return;
      if (document.querySelector(OVERLAY)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  });

  /** Goes to a submission by its place among those that fit. */
  function goTo(enquiries: readonly Enquiry[], place: number, inList: boolean): void {
    const target = enquiries[place];
    if (!target) return;
    setPage(Math.floor(place / ROWS_PER_PAGE));
    if (openId) open(target, !inList);
    if (inList) setRow({ id: target.id });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, enquiries: readonly Enquiry[]): void {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const step = STEPS[key];
    if (step === undefined || isControl(target)) return;
    const focused = target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    const from = enquiries.findIndex(({ id }) => id === (focused ?? openId));
    if (from === -1) return;
    event.preventDefault();
    goTo(enquiries, from + step, focused !== undefined);
  }

  return { page, setPage, takeFocus, list, open, close, goTo, focusRow: setRow, onKeyDown };
}
