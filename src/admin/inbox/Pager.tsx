import { useLayoutEffect, useRef } from 'react';
import { INBOX_TEXTS } from '#texts/inbox';
import { Button } from '../ui/Button.tsx';
import { formatCount } from '../ui/format.ts';

/** Rows drawn at once: thousands of them would make every key press wait. */
export const ROWS_PER_PAGE = 50;

interface PagerProps {
  page: number;
  total: number;
  onPage(page: number): void;
}

export function Pager({ page, total, onPage }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  // A button that is off from now on would lose the focus: the other one goes on with it.
  useLayoutEffect(() => {
    if (nav.current?.querySelector('button:disabled') === document.activeElement)
      nav.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  if (total <= ROWS_PER_PAGE) return null;
  const before = page * ROWS_PER_PAGE;
  const until = Math.min(total, before + ROWS_PER_PAGE);
  return (
    <nav ref={nav} className="row inbox-pager" aria-label={INBOX_TEXTS.pages}>
      <p className="muted" role="status">
        {INBOX_TEXTS.shown(formatCount(before + 1), formatCount(until), formatCount(total))}
      </p>
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {INBOX_TEXTS.previous}
      </Button>
      <Button disabled={until === total} onClick={() => onPage(page + 1)}>
        {INBOX_TEXTS.next}
      </Button>
    </nav>
  );
}
