import { useEffect } from 'react';
import { LAYOUT_TEXTS } from '#texts/layout';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = LAYOUT_TEXTS.documentTitle(title);
  }, [title]);
}
