import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Enquiry } from '../../domain/enquiry.ts';
import { headingOf } from '../ui/focus.ts';
import { stepOf } from '../ui/single-keys.ts';
import { mayDiscard } from '../ui/unsaved.ts';
import { ROWS_PER_PAGE } from './Pager.tsx';

/** What may lie over the screen, such as the sign-in dialog and the account menu: there Escape means that. */
const OVERLAY = 'dialog:modal:not(.enquiry-pane), :popover-open';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Which page of the list is shown, and how a keyboard walks through the messages.
 * @param shown those of the list, in its order
 * @param openId the one that is open
 */
export function useSelection(
  shown: readonly Enquiry[],
  openId: string | undefined,
  onOpen: (enquiry: Enquiry | undefined) => void,
) {
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
      if (event.key !== 'Escape' || event.defaultPrevented || isIn(event.target, 'search')) return;
      if (document.querySelector(OVERLAY)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  });

  /** The way to another place of the list; undefined where there is none. */
  function wayTo(place: number, inList = false): (() => void) | undefined {
    const target = shown[place];
    if (!target) return undefined;
    return () => {
      setPage(Math.floor(place / ROWS_PER_PAGE));
      if (openId) open(target, !inList);
      if (inList) setRow({ id: target.id });
    };
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const step = stepOf(key);
    if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || isIn(target, 'input, select, textarea')) return;
    const focused = target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    const from = shown.findIndex(({ id }) => id === (focused ?? openId));
    if (from === -1) return;
    event.preventDefault();
    wayTo(from + step, focused !== undefined)?.();
  }

  const place = shown.findIndex(({ id }) => id === openId);
  return {
    page,
    setPage,
    takeFocus,
    list,
    open,
    close,
    above: wayTo(place - 1),
    below: place === -1 ? undefined : wayTo(place + 1),
    focusRow: setRow,
    onKeyDown,
  };
}
