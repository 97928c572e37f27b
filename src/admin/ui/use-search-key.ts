import { useEffect } from 'react';
import { hasSingleKeys } from './single-keys.ts';

const TYPED_IN = 'input, select, textarea, [contenteditable]';

/** The key / leads to the search of a screen, unless something is typed or lies over it. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (key !== '/' || altKey || ctrlKey || metaKey || !hasSingleKeys()) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      if (document.querySelector('dialog:modal, :popover-open, [inert] .search')) return;
      const search = document.querySelector<HTMLElement>('main .search input');
      if (!search) return;
      event.preventDefault();
      search.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
