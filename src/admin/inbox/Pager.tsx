import { useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { formatCount } from './format.ts';

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
  const last = Math.max(0, Math.ceil(total / ROWS_PER_PAGE) - 1);
  if (last === 0) return null;
  const first = page * ROWS_PER_PAGE + 1;
  const until = Math.min(total, first + ROWS_PER_PAGE - 1);
  return (
    <nav ref={nav} className="pager" aria-label="Pages of submissions">
      <p className="muted" role="status">
        {formatCount(first)}–{formatCount(until)} of {formatCount(total)}
      </p>
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
